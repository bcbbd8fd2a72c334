//! Game records as text and as SGF: their syntax, not their meaning.
//!
//! [`text`] is the record that pastes into a chat, [`sgf`] the format for exchange and archives.
//! Both are a [`Tree`]: a game with its variations. Neither knows a game: turns and property values
//! are texts, and whoever knows the rules reads them.

mod place;
pub mod sgf;
pub mod text;
mod tree;

pub use place::{Place, Wrong};
pub use tree::{NodeId, Tree};
