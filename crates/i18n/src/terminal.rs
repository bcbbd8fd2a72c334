//! Words of the command line: rules, games at one keyboard, records and puzzles. Commands and file
//! formats have the same names in every language.

pub mod files;
pub mod play;
pub mod puzzle;
pub mod record;
pub mod review;
pub mod rules;
