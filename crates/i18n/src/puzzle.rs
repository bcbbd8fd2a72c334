//! Words of the puzzles and the pictures.

pub mod editor;
pub mod keys;
mod names;
pub mod pictures;
pub mod race;
mod words;

pub use names::name;
pub use words::*;
