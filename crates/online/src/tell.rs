//! What the server tells over a WebSocket.

use serde::{Deserialize, Serialize};

use crate::{Played, Refused, Said, Seat, Table, TurnKey};

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
        to_move: Option<Seat>,
        /// What is left on each clock; empty without clocks.
        left: Vec<u64>,
    },
    /// The turn with this key is kept for good.
    Kept {
        /// The turn's key.
        key: TurnKey,
        /// How many turns were made before it.
        ply: u32,
    },
    /// Something is refused, and nothing has changed.
    Refused {
        /// The key of the turn, if it was one.
        #[serde(default)]
        key: Option<TurnKey>,
        /// Why.
        #[serde(flatten)]
        refused: Refused,
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
