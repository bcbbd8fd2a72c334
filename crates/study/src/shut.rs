//! Colours of Gemblo that were shut in: when, and with how much left.

use game::Match;
use gemblo::{Colour, Position};

/// A colour that could lay nothing more though it had pieces left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShutIn {
    /// Which one.
    pub colour: Colour,
    /// The index of the turn that shut it in, from 0.
    pub turn: usize,
    /// The cells of the pieces that it had left.
    pub cells: u8,
}

/// The colours that were shut in during a game, in the order in which it happened.
///
/// A colour is found to be blocked only when its turn comes; here it counts from the turn that did it.
pub fn shut_in(game: &Match<Position>) -> Vec<ShutIn> {
    let mut found: Vec<ShutIn> = Vec::new();
    for turn in 0..game.turn_count() {
        let after = game.before_turn(turn + 1).unwrap_or(game.position());
        for colour in after.colours() {
            let cells = after.left(colour).cells();
            let is_known = found.iter().any(|shut| shut.colour == colour);
            if !is_known && cells > 0 && !after.has_legal(colour) {
                found.push(ShutIn {
                    colour,
                    turn,
                    cells,
                });
            }
        }
    }
    found
}
