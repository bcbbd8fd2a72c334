//! How a table stands, for whoever looks at the screen.

use engine::Level;
use game::{Game, Seat};

use crate::{Player, Table, Undo};

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

/// What the page around the board asks of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// How the game stands.
    pub standing: Standing,
    /// Who plays each seat.
    pub players: Vec<Player>,
    /// How many turns are confirmed.
    pub turn_count: usize,
    /// How many turns are shown when an earlier position is looked at.
    pub viewed: Option<usize>,
    /// Whether the draft only needs to be confirmed.
    pub is_complete: bool,
    /// Whether the game is over, whatever is looked at.
    pub is_over: bool,
    /// What undoing would take back.
    pub undoable: Option<Undo>,
    /// The number of the turn that redoing would make again.
    pub redoable: Option<usize>,
    /// The seat and the level of the engine, when it has to make a turn.
    pub engine_acts: Option<(Seat, Level)>,
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
    /// Everything that the page around the board asks.
    pub fn facts(&self) -> Facts {
        Facts {
            standing: self.standing(),
            players: self.players().to_vec(),
            turn_count: self.turn_count(),
            viewed: self.viewed(),
            is_complete: self.is_complete(),
            is_over: self.is_over(),
            undoable: self.undoable(),
            redoable: self.redoable(),
            engine_acts: self.engine_acts(),
        }
    }

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
