//! What the server tells over a WebSocket.

use serde::{Deserialize, Serialize};

use crate::{Played, Said, Table};

/// One message of the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "tell", rename_all = "kebab-case")]
pub enum Tell {
    /// The table, after a hello and whenever something other than a turn has changed.
    Table(Box<Table>),
    /// A turn was made.
    Turn {
        /// How many turns were made before it.
        ply: u32,
        /// The turn.
        turn: Played,
        /// Who has to move now.
        to_move: Option<u8>,
        /// What is left on each clock; empty without clocks.
        left: Vec<u64>,
    },
    /// The turn with this key is kept for good.
    Kept {
        /// The turn's key.
        key: String,
        /// How many turns were made before it.
        ply: u32,
    },
    /// Something is refused, and nothing has changed.
    Refused {
        /// The key of the turn, if it was one.
        #[serde(default)]
        key: Option<String>,
        /// What kind of refusal it is.
        code: Code,
        /// Why, in words for players.
        reason: String,
    },
    /// Somebody said something.
    Chat(Said),
    /// Who is there has changed.
    Presence {
        /// Whether each seat's player is connected.
        present: Vec<bool>,
        /// How many watch.
        watchers: u32,
    },
    /// The answer to a ping.
    Pong {
        /// The number of the ping.
        number: u32,
        /// The server's time.
        now: u64,
    },
}

impl Tell {
    /// Reads a message of the server.
    pub fn read(text: &str) -> std::result::Result<Tell, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// The message as it is sent.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("these types have a JSON form")
    }
}

/// The kinds of refusal, for programs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The request is not understood.
    Unreadable,
    /// The protocol has another version.
    Version,
    /// There is no such thing.
    Unknown,
    /// Who asks has to be somebody else.
    Forbidden,
    /// It is another player's turn.
    NotYourTurn,
    /// The turn answers another position than the present one.
    Stale,
    /// The rules forbid the turn.
    Illegal,
    /// The game has not begun.
    NotBegun,
    /// The game is over.
    Over,
    /// The player's time is over.
    OutOfTime,
    /// It makes no sense now.
    Conflict,
    /// Too many requests; try again later.
    TooMany,
    /// The server cannot keep anything just now; try again with the same key.
    Unavailable,
}
