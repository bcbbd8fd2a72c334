//! How a table stands, for whoever looks at the screen.

use game::Game;

use crate::Table;

/// How the game stands for whoever looks at the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// A person makes a turn.
    Acting,
    /// A person has made a turn that is not confirmed.
    Unconfirmed,
    /// The engine makes a turn.
    Waiting,
    /// An earlier position is looked at.
    LookingBack,
    /// The game is over.
    Over,
}

/// What a table says in words: the two lines beside every board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Status {
    /// How the game stands.
    pub standing: Standing,
    /// What is due, or how the game ended.
    pub message: String,
    /// What the turn would do, or why a touch did nothing.
    pub note: Option<String>,
    /// Whether the note says why a touch did nothing.
    pub refused: bool,
}

impl<G: Game> Table<G> {
    /// How the game stands.
    pub fn standing(&self) -> Standing {
        if self.viewed().is_some() {
            Standing::LookingBack
        } else if self.is_complete() {
            Standing::Unconfirmed
        } else if self.to_move().is_none() {
            Standing::Over
        } else if self.person_acts() {
            Standing::Acting
        } else {
            Standing::Waiting
        }
    }
}
