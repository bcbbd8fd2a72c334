//! Game records as text and as SGF: their syntax, not their meaning.
//!
//! [`sgf`] is the format for exchange and archives. It knows no game: property values are texts, and
//! whoever knows the rules reads them.

mod place;
pub mod sgf;

pub use place::Place;
