//! The parts of a game, as players speak of them.

use game::pile::Pile;

/// A part of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// The beginning.
    Opening,
    /// Most of the game.
    Middle,
    /// The end is near.
    End,
}

impl Phase {
    /// All of them, in their order.
    pub const ALL: [Phase; 3] = [Phase::Opening, Phase::Middle, Phase::End];
}

/// Games that have phases.
pub trait Phased: game::Game {
    /// The phase of a position.
    fn phase(&self) -> Phase;
}

/// The opening is for placing; a standard game nears its end once somebody needs one row more. In blitz
/// everybody always does.
impl Phased for yinsh::Position {
    fn phase(&self) -> Phase {
        let goal = self.variant().goal();
        let is_near = |colour| goal > 1 && self.removed(colour) + 1 >= goal;
        if yinsh::Position::phase(self) == yinsh::Phase::Place {
            Phase::Opening
        } else if yinsh::Colour::ALL.into_iter().any(is_near) {
            Phase::End
        } else {
            Phase::Middle
        }
    }
}

/// So many pieces of a colour are its opening.
const OPENING_PIECES: usize = 5;

/// The opening is a colour's first pieces; the end begins when a colour has to pass.
impl Phased for gemblo::Position {
    fn phase(&self) -> Phase {
        let laid = |colour| gemblo::Pieces::ALL.len() - self.left(colour).len();
        let colour = self.to_act();
        if self.colours().any(|colour| self.passed().contains(colour)) {
            Phase::End
        } else if colour.is_some_and(|colour| laid(colour) < OPENING_PIECES) {
            Phase::Opening
        } else {
            Phase::Middle
        }
    }
}

/// The toy game is over before it has phases.
impl Phased for Pile {
    fn phase(&self) -> Phase {
        Phase::Middle
    }
}
