//! What can be heard at a table.

use crate::{Sitting, Standing};

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
        match self.facts().standing {
            Standing::Over => Some(Sound::End),
            _ => games::with!(Sitting: self, board => board.passed()).then_some(Sound::Pass),
        }
    }
}
