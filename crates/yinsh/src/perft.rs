//! Counting all ways to go on, to compare with other implementations and to measure speed.

use crate::Position;

/// The number of sequences of `depth` atomic steps; sequences that end earlier are not counted.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.legal().len() as u64,
        _ => position
            .legal()
            .iter()
            .map(|step| {
                let mut next = *position;
                next.make(step);
                perft(&next, depth - 1)
            })
            .sum(),
    }
}
