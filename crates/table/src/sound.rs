//! What can be heard at a table.

use ::yinsh::{Position, Step};

use crate::{LastTurn, Sitting, Standing};

/// A sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// Something is put on the board.
    Place,
    /// A marker is turned over.
    Flip,
    /// A row or a ring is lifted off.
    Row,
    /// Somebody passes.
    Pass,
    /// The game is over.
    End,
}

impl Sound {
    /// Its name, in small letters.
    pub const fn name(self) -> &'static str {
        match self {
            Sound::Place => "place",
            Sound::Flip => "flip",
            Sound::Row => "row",
            Sound::Pass => "pass",
            Sound::End => "end",
        }
    }
}

impl Sitting {
    /// What is heard when a turn has ended, beside the turn itself.
    pub fn sound(&self) -> Option<Sound> {
        let passes = match self {
            Sitting::Yinsh(board) => board.table().last_turn().is_some_and(is_pass),
            Sitting::Gemblo(board) => board.somebody_dropped_out(),
        };
        match self.facts().standing {
            Standing::Over => Some(Sound::End),
            _ if passes => Some(Sound::Pass),
            _ => None,
        }
    }
}

fn is_pass(turn: LastTurn<Position>) -> bool {
    turn.steps == [Step::Pass]
}
