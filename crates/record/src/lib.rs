//! Game records as text and as SGF: their syntax, not their meaning.
//!
//! [`text`] is the record that pastes into a chat, [`sgf`] the format for exchange and archives.
//! Neither knows a game: turns and property values are texts, and whoever knows the rules reads them.

mod place;
pub mod sgf;
pub mod text;

pub use place::{Place, Wrong};
