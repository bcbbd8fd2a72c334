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
//! `\\`, and a line break `\n`. A result (`1-0`, `0-1`, `1/2-1/2` or `*`) may end the turns.
//!
//! As chess players are used to, a variation stands in parentheses behind the turn that it replaces,
//! and what else is known of a turn stands before its comment as `[%Key value]`:
//!
//! ```text
//! 1.e3 2.f6 {the centre} (2.g6 3.g7 {[%TR e3] quieter}) 3.a2
//! ```

mod error;
mod parse;
mod said;
mod write;

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use crate::{NodeId, Tree};

pub use error::{Reason, TextError};
pub use parse::parse;
pub(crate) use write::escaped;

/// One game as written down.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The header: keys and values in the order of the file.
    pub tags: Vec<(String, String)>,
    /// The turns, with their variations. The root has no text, but what is said before the first turn.
    pub tree: Tree<Turn>,
}

/// One turn as written down.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turn {
    /// The turn in the game's notation, without blanks, braces and parentheses.
    pub text: String,
    /// What is said after the turn.
    pub comment: Option<String>,
    /// What else is known of it: keys of letters and digits, and values.
    pub other: Vec<(String, String)>,
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

    /// The turns of the game as it was played.
    pub fn turns(&self) -> impl Iterator<Item = &Turn> {
        self.tree.main_line().skip(1).map(|node| &self.tree[node])
    }
}

impl From<String> for Turn {
    fn from(text: String) -> Turn {
        Turn {
            text,
            ..Turn::default()
        }
    }
}

/// Turns one after the other, without variations.
impl FromIterator<Turn> for Tree<Turn> {
    fn from_iter<I: IntoIterator<Item = Turn>>(turns: I) -> Tree<Turn> {
        let mut tree = Tree::default();
        let add = |last: NodeId, turn| tree.add(last, turn);
        turns.into_iter().fold(Tree::<Turn>::ROOT, add);
        tree
    }
}
