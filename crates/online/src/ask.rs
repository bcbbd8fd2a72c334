//! What a player asks of the server over a WebSocket.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::limits;

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
    Turn {
        /// Names this turn for good: the same key is never played twice in a game.
        key: String,
        /// How many turns were made before it.
        ply: u32,
        /// The turn in the game's notation.
        text: String,
    },
    /// A line for the others at the table.
    Chat {
        /// What is said.
        text: String,
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
    pub fn read(text: &str) -> Result<Ask, Unreadable> {
        if text.len() > limits::MESSAGE {
            return Err(Unreadable::TooLong("message", limits::MESSAGE));
        }
        let ask =
            serde_json::from_str(text).map_err(|error| Unreadable::Form(error.to_string()))?;
        match &ask {
            Ask::Turn { key, text, .. } => {
                is_short("key", key, limits::KEY)?;
                is_short("turn", text, limits::TURN)?;
                if key.is_empty() || !key.bytes().all(|byte| byte.is_ascii_graphic()) {
                    return Err(Unreadable::Key);
                }
            }
            Ask::Chat { text } => is_line(text)?,
            _ => {}
        }
        Ok(ask)
    }

    /// The message as it is sent.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("these types have a JSON form")
    }
}

/// Refuses a chat line that is too long, empty, or more than a line.
pub fn is_line(text: &str) -> Result<(), Unreadable> {
    if text.chars().count() > limits::CHAT {
        return Err(Unreadable::TooLong("chat line", limits::CHAT));
    }
    match text.trim().is_empty() || text.chars().any(char::is_control) {
        true => Err(Unreadable::Line),
        false => Ok(()),
    }
}

fn is_short(what: &'static str, text: &str, most: usize) -> Result<(), Unreadable> {
    match text.len() > most {
        true => Err(Unreadable::TooLong(what, most)),
        false => Ok(()),
    }
}

/// Why a message is not understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It is not JSON of the right form.
    Form(String),
    /// A part is longer than its limit.
    TooLong(&'static str, usize),
    /// The key is empty, or has other characters than visible ASCII.
    Key,
    /// The chat line is empty or has control characters.
    Line,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::Form(why) => write!(f, "the message is not understood: {why}"),
            Unreadable::TooLong(what, most) => write!(f, "the {what} is longer than {most}"),
            Unreadable::Key => write!(f, "a key is made of visible ASCII characters"),
            Unreadable::Line => write!(f, "a chat line is text without line breaks"),
        }
    }
}

impl Error for Unreadable {}
