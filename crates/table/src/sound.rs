//! What can be heard at a table.

use game::Game;

use crate::{Sitting, Standing, Table};

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
    /// It is one's own turn again.
    Turn,
    /// The game is over, and won.
    Win,
    /// The game is over, and lost.
    Lose,
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
            Sound::Turn => "turn",
            Sound::Win => "win",
            Sound::Lose => "lose",
            Sound::End => "end",
        }
    }
}

impl Sitting {
    /// What is heard when a turn has ended, beside the turn itself.
    pub fn sound(&self) -> Option<Sound> {
        match self.facts().standing {
            Standing::Over => Some(games::with!(Sitting: self, board => end(board.table()))),
            _ => games::with!(Sitting: self, board => board.passed()).then_some(Sound::Pass),
        }
    }
}

/// What the end sounds like to the only person at the screen, or to whoever looks on.
fn end<G: Game>(table: &Table<G>) -> Sound {
    let winner = table
        .position()
        .outcome()
        .and_then(|outcome| outcome.winner());
    match (table.only_person(), winner) {
        (Some(own), Some(winner)) if own == winner => Sound::Win,
        (Some(_), Some(_)) => Sound::Lose,
        (None, _) | (_, None) => Sound::End,
    }
}
