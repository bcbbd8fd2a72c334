//! What a player asks of the server over a WebSocket.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::id::text;
use crate::{Part, Refusal, Turn, limits};

/// One message of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// First message, and after any gap: tell me the game, and the turns from `ply` on.
    Hello {
        /// The version of the protocol that is spoken.
        version: u32,
        /// How many turns are known already.
        #[serde(default)]
        ply: u32,
    },
    /// A whole turn.
    Turn(Turn),
    /// A line for the others at the table.
    Chat {
        /// What is said.
        text: ChatLine,
    },
    /// Gives the game up.
    Resign,
    /// Offers a draw, or accepts the one that is offered.
    Draw,
    /// Declines the draw that is offered.
    DeclineDraw,
    /// Wants to play again with the same people.
    Rematch,
    /// Is anybody there?
    Ping {
        /// Comes back with the answer.
        number: u32,
    },
}

impl Ask {
    /// Reads a message that came over the network, which may be anything.
    pub fn read(text: &str) -> Result<Ask, Refusal> {
        Refusal::if_too_long(Part::Message, text)?;
        let ask = serde_json::from_str(text).map_err(|error| Refusal::Unreadable {
            why: error.to_string(),
        })?;
        if let Ask::Turn(turn) = &ask {
            Refusal::if_too_long(Part::Turn, &turn.text)?;
        }
        Ok(ask)
    }

    /// The message as it is sent.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("these types have a JSON form")
    }
}

/// Why a text is no chat line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum BadLine {
    /// It is too long.
    #[error("a chat line has at most {} characters", limits::CHAT)]
    TooLong,
    /// It is empty, or has signs that control the line or its direction.
    #[error("a chat line is text without line breaks")]
    NoLine,
}

/// Whether a sign makes what follows run the other way, over whatever stands beside it.
fn turns_around(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

text! {
    /// Something to say at the table: one line of text, without space at its ends.
    ChatLine, BadLine, |text| {
        let text = text.trim();
        if text.chars().count() > limits::CHAT {
            return Err(BadLine::TooLong);
        }
        if text.is_empty() || text.chars().any(|c| c.is_control() || turns_around(c)) {
            return Err(BadLine::NoLine);
        }
        Ok(text)
    }
}
