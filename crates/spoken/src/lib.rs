//! The rules, the refusals and the faults of puzzles in the words of the texts: the page and the terminal say the
//! same.

pub mod gemblo;
pub mod puzzle;
pub mod section;
pub mod yinsh;
