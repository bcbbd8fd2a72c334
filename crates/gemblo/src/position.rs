//! The position: what lies where, what is left, and whose turn it is; always valid.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

use crate::colour::{Colour, Colours};
use crate::ground::Ground;
use crate::hash::{placement_key, turn_key};
use crate::placement::Placement;
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::tint::{Tint, Tints};

/// A position that play from a [`Setup`] can reach: the ground, whose turn it is, and who has passed.
///
/// What lies where is asked as of its [`Ground`].
#[derive(Clone, Copy)]
pub struct Position {
    ground: Ground,
    hash: u64,
    to_move: Option<Colour>,
    passed: Colours,
    /// Looks, not play: positions that differ in nothing else are equal.
    tints: Tints,
}

impl Deref for Position {
    type Target = Ground;

    fn deref(&self) -> &Ground {
        &self.ground
    }
}

impl Position {
    /// The position before the first turn.
    pub fn new(setup: &Setup) -> Position {
        let mut position = Position {
            ground: Ground::new(setup),
            hash: 0,
            to_move: Colour::new(0),
            passed: Colours::NONE,
            tints: setup.all_tints(),
        };
        position.hash = position.hash_from_scratch();
        position
    }

    /// Lays a piece of the colour to move, or says why it is refused and changes nothing.
    ///
    /// Says which colours are found to have no legal placement, now that their turn would come;
    /// they pass from here on (clause D4).
    pub fn play(&mut self, placement: Placement) -> Result<Colours, Refusal> {
        self.check(placement)?;
        Ok(self.make(placement))
    }

    /// Like [`Position::play`] for a placement that [`Position::legal`] has listed.
    ///
    /// Nothing is checked; another placement leads to a position that the rules do not know. After
    /// the end of the game it does nothing.
    pub fn make(&mut self, placement: Placement) -> Colours {
        let Some(colour) = self.to_move else {
            return Colours::NONE;
        };
        self.ground.lay(colour, placement.spot());
        self.hash ^= placement_key(colour.index(), placement) ^ turn_key(self.to_move);
        let before = self.passed;
        self.to_move = self.next_after(colour);
        self.hash ^= turn_key(self.to_move);
        self.passed.without(before)
    }

    /// The next colour that can lay a piece; those passed over on the way never can again.
    fn next_after(&mut self, colour: Colour) -> Option<Colour> {
        let mut next = colour;
        for _ in self.colours() {
            next = self.colour_after(next);
            if self.passed.contains(next) {
                continue;
            }
            if self.has_legal(next) {
                return Some(next);
            }
            self.passed.insert(next);
        }
        None
    }

    /// The colour that lays the next piece; none once the game is over.
    pub const fn to_act(&self) -> Option<Colour> {
        self.to_move
    }

    /// The colours that have had to pass so far.
    ///
    /// A colour is found to be blocked when its turn comes; [`Ground::has_legal`](crate::raw::Ground::has_legal) tells earlier.
    pub const fn passed(&self) -> Colours {
        self.passed
    }

    /// What the pieces of a colour look like.
    pub const fn tint(&self, colour: Colour) -> Tint {
        self.tints.of(colour)
    }

    /// A number that equal positions share and different ones hardly ever do, kept up move by move.
    pub const fn hash(&self) -> u64 {
        self.hash
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.hash == other.hash
            && self.to_move == other.to_move
            && self.passed == other.passed
            && self.ground == other.ground
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash);
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Position")
            .field("players", &self.players())
            .field("to_move", &self.to_move)
            .field("passed", &self.passed)
            .field("laid", &self.laid().collect::<Vec<_>>())
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_small_enough_to_copy() {
        assert!(size_of::<Position>() <= 1536);
    }
}
