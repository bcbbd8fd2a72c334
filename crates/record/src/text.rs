//! The text record: header lines, a blank line, then numbered turns, wrapped to fit a chat.
//!
//! ```text
//! [Game "YINSH"]
//! [Seat1 "Ann"]
//!
//! 1.e3 2.f6 {the centre} 3.a2
//! ```
//!
//! A file may hold several records. Numbers may stand apart (`1. e3`) or be left out. In values a
//! quote and a backslash are written `\"` and `\\`, in comments a brace and a backslash `\}` and
//! `\\`, and a line break `\n`. A result (`1-0`, `0-1`, `1/2-1/2` or `*`) may end the turns, as chess
//! players are used to.

mod error;
mod parse;
mod write;

pub use error::{Reason, TextError};
pub use parse::parse;
pub(crate) use write::escaped;

/// One game as written down.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The header: keys and values in the order of the file.
    pub tags: Vec<(String, String)>,
    /// What is said before the first turn.
    pub comment: Option<String>,
    /// The turns in order.
    pub turns: Vec<Turn>,
}

/// One turn as written down.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turn {
    /// The turn in the game's notation, without blanks.
    pub text: String,
    /// What is said after the turn.
    pub comment: Option<String>,
}

impl Record {
    /// The value of the first header line with this key.
    pub fn tag(&self, key: &str) -> Option<&str> {
        let tag = self.tags.iter().find(|(name, _)| name == key);
        tag.map(|(_, value)| value.as_str())
    }

    /// Changes the header line with this key, or adds one at the end.
    pub fn set_tag(&mut self, key: &str, value: impl Into<String>) {
        match self.tags.iter_mut().find(|(name, _)| name == key) {
            Some((_, old)) => *old = value.into(),
            None => self.tags.push((key.to_owned(), value.into())),
        }
    }
}

impl From<String> for Turn {
    fn from(text: String) -> Turn {
        Turn {
            text,
            comment: None,
        }
    }
}
