//! How many turns a game still takes, for sharing out a clock.

use yinsh::Position;

/// About how many turns whoever acts has still to play.
///
/// Long games take some 30 moves each; the later ones matter less, since rows decide early.
pub fn turns_left(position: &Position) -> u32 {
    let moves = u32::from(position.pool()) / 2;
    u32::from(position.in_hand(position.side())) + moves.clamp(8, 25)
}
