//! SGF, the Smart Game Format (version 4): trees of nodes that hold properties.
//!
//! ```
//! let trees = record::sgf::parse("(;GM[YINSH];W[e3]C[first \\] ring];B[f6](;W[a2])(;W[a3]))")?;
//! let main: Vec<_> = trees[0].main_line().map(|node| &trees[0][node]).collect();
//! assert_eq!(main.len(), 4);
//! assert_eq!(main[1].value("C"), Some("first ] ring"));
//! assert_eq!(main[3].value("W"), Some("a2"));
//! # Ok::<(), record::sgf::SgfError>(())
//! ```

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

mod error;
mod parse;
mod write;

pub use error::{Reason, SgfError};
pub use parse::{Trees, parse, trees};

/// One game tree; its root tells about the game as a whole.
pub type Tree = crate::Tree<Node>;

/// One node: the properties written after one `;`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Node {
    properties: Vec<(String, Vec<String>)>,
}

impl Node {
    /// A node without properties.
    pub fn new() -> Node {
        Node::default()
    }

    /// The same node with one more value of a property.
    ///
    /// # Panics
    /// When `ident` is not made of ASCII letters and digits.
    #[must_use]
    pub fn with(mut self, ident: &str, value: impl Into<String>) -> Node {
        let is_ident = !ident.is_empty() && ident.bytes().all(|b| b.is_ascii_alphanumeric());
        assert!(is_ident, "{ident:?} is no property ident");
        match self.properties.last_mut() {
            Some((last, values)) if last == ident => values.push(value.into()),
            _ => self.properties.push((ident.to_owned(), vec![value.into()])),
        }
        self
    }

    /// The properties in the order of the file, each with its one or more values.
    pub fn properties(&self) -> &[(String, Vec<String>)] {
        &self.properties
    }

    /// The first value of the property `ident`.
    pub fn value(&self, ident: &str) -> Option<&str> {
        self.values(ident).next()
    }

    /// All values of the property `ident`, also when the file repeats the property.
    pub fn values(&self, ident: &str) -> impl Iterator<Item = &str> {
        self.properties
            .iter()
            .filter(move |(name, _)| name == ident)
            .flat_map(|(_, values)| values.iter().map(String::as_str))
    }
}
