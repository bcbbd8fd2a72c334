//! A table as everybody may see it.

use serde::{Deserialize, Serialize};

use crate::word::words;
use crate::{Clock, Name, Seat, TableId};

/// A game with everything around it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// Names it for good.
    pub id: TableId,
    /// Which game is played: `yinsh`, `gemblo`.
    pub game: String,
    /// The text of its setup.
    pub setup: String,
    /// How far it has come.
    pub phase: Phase,
    /// Everybody at the table, in playing order.
    pub seats: Vec<TableSeat>,
    /// The seat of whoever reads this.
    pub you: Option<Seat>,
    /// The number of the first turn in `turns`, from 0.
    pub from: u32,
    /// The turns from there on; [`Table::ply`] tells how many there are in all.
    pub turns: Vec<Played>,
    /// How many turns were made.
    pub ply: u32,
    /// Who has to move.
    pub to_move: Option<Seat>,
    /// How the time is limited.
    pub clock: Clock,
    /// Since when `to_move` thinks.
    pub since: u64,
    /// The server's time when this was written.
    pub now: u64,
    /// What happens when somebody is away.
    pub absent: Absent,
    /// Whether the lobby and the archive show the game.
    pub public: bool,
    /// Whether the result changes ratings.
    pub rated: bool,
    /// The seat that offers a draw.
    pub draw: Option<Seat>,
    /// How it ended.
    pub result: Option<Result>,
    /// The game that follows this one with the same people.
    pub next: Option<TableId>,
    /// How many watch without a seat.
    pub watchers: u32,
    /// What was said lately, in the answer to a hello.
    #[serde(default)]
    pub chat: Vec<Said>,
}

words! {
    /// How far a game has come.
    pub enum Phase {
        /// Seats are free.
        Open = "open",
        /// It is being played.
        Running = "running",
        /// It is over.
        Over = "over",
    }
}

/// A seat and who sits there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TableSeat {
    /// Who plays it.
    pub sitter: Sitter,
    /// The name to show; empty at a free seat.
    pub name: Name,
    /// The rating and how uncertain it is, of players who have one.
    pub rating: Option<(f64, f64)>,
    /// Whether the player is connected.
    pub present: bool,
    /// Whether the engine plays until the player is back.
    pub stood_in: bool,
    /// Whether the player gave up or ran out of time in a game that goes on.
    pub retired: bool,
    /// Whether the player wants a rematch.
    pub rematch: bool,
    /// What was left on the clock when the present turn began.
    pub left: Option<u64>,
}

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Sitter {
    /// Nobody yet; anybody who has the link may sit down.
    Open,
    /// Nobody yet; the player of this name is asked.
    Invited {
        /// The name of an account or a bot.
        name: Name,
    },
    /// A person.
    Person,
    /// A program of somebody's.
    Bot,
    /// The server's own engine.
    Engine {
        /// From 1 to 10.
        level: u8,
    },
}

impl Sitter {
    /// Whether the server's own engine plays.
    pub fn is_engine(&self) -> bool {
        matches!(self, Sitter::Engine { .. })
    }
}

/// A turn that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Who made it.
    pub seat: Seat,
    /// The turn in the game's notation.
    pub text: String,
    /// When the server accepted it.
    pub at: u64,
}

words! {
    /// What happens in a game of three or more when somebody is away at their turn.
    #[derive(Default)]
    pub enum Absent {
        /// The others wait; only the clock decides.
        #[default]
        Wait = "wait",
        /// The smallest possible turn is made for them.
        Skip = "skip",
        /// The engine plays until they are back.
        Engine = "engine",
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Result {
    /// What ended it.
    pub ending: Ending,
    /// The place of every seat, 1 the best; empty when the game was called off.
    pub places: Vec<u8>,
    /// The result in the game's usual form, `1-0` or `2,1,3`.
    pub score: String,
}

words! {
    /// What ended a game.
    pub enum Ending {
        /// The rules did.
        Rules = "rules",
        /// Somebody gave up.
        Resignation = "resignation",
        /// Somebody's time was over.
        Time = "time",
        /// The players agreed on a draw.
        Agreement = "agreement",
        /// It was called off before everybody had moved; it counts for nothing.
        Aborted = "aborted",
    }
}

/// A chat line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Said {
    /// Who said it.
    pub name: Name,
    /// What was said.
    pub text: String,
    /// When.
    pub at: u64,
}
