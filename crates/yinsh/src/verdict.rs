//! How a game ends (rules E).

use core::fmt;

use crate::{Colour, Phase, Position};

/// Who wins, and why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Verdict {
    /// The winner; nobody in a draw.
    pub winner: Option<Colour>,
    /// What ended the game.
    pub ending: Ending,
}

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// A player removed the ring that wins (rules E1, F).
    Rings,
    /// A ring had to move and the pool was empty (rules E3).
    Pool,
    /// Both players passed (rules E4).
    Passes,
}

impl Ending {
    /// One word for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Ending::Rings => "rings",
            Ending::Pool => "pool",
            Ending::Passes => "passes",
        }
    }
}

impl Verdict {
    pub(crate) fn of(position: &Position) -> Option<Verdict> {
        let goal = position.variant.goal();
        let [white, black] = position.removed;
        let ending = if white >= goal || black >= goal {
            Ending::Rings
        } else if position.phase != Phase::Move {
            return None;
        } else if position.pool() == 0 {
            Ending::Pool
        } else if position.passes >= 2 {
            Ending::Passes
        } else {
            return None;
        };
        let winner = match white.cmp(&black) {
            core::cmp::Ordering::Greater => Some(Colour::White),
            core::cmp::Ordering::Less => Some(Colour::Black),
            core::cmp::Ordering::Equal => None,
        };
        Some(Verdict { winner, ending })
    }
}

impl fmt::Display for Verdict {
    /// The score as players write it: `1-0`, `0-1` or `1/2-1/2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.winner {
            Some(Colour::White) => "1-0",
            Some(Colour::Black) => "0-1",
            None => "1/2-1/2",
        })
    }
}
