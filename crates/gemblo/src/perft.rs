//! Perft: the number of ways to play on for some placements, the standard test of a generator.

use crate::position::Position;

/// The number of sequences of `depth` legal placements; the last ones are counted, not made.
///
/// A sequence that ends before because the game is over is not counted.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_legal() as u64,
        _ => position
            .legal()
            .iter()
            .map(|placement| {
                let mut next = *position;
                next.make(placement);
                perft(&next, depth - 1)
            })
            .sum(),
    }
}
