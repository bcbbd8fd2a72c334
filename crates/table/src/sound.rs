//! What can be heard at a table.

use ::yinsh::{Position, Step};

use crate::{Film, LastTurn, Sitting, Standing, yinsh};

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

impl Film {
    /// What is heard at one of its moments.
    pub fn sound(&self, moment: usize) -> Option<Sound> {
        match self {
            Film::Gemblo(frames) => frames.get(moment).map(|_| Sound::Place),
            Film::Yinsh(frames) => match frames.get(moment)?.act {
                yinsh::Act::PlaceRing(_) | yinsh::Act::PutMarker(_) | yinsh::Act::Arrive(_) => {
                    Some(Sound::Place)
                }
                yinsh::Act::Turn(_) => Some(Sound::Flip),
                yinsh::Act::TakeRow(_) | yinsh::Act::TakeRing(_) => Some(Sound::Row),
                yinsh::Act::Slide(..) => None,
            },
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
        match self.standing() {
            Standing::Over => Some(Sound::End),
            _ if passes => Some(Sound::Pass),
            _ => None,
        }
    }
}

fn is_pass(turn: LastTurn<Position>) -> bool {
    turn.steps == [Step::Pass]
}
