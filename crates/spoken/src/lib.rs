//! The rules, the refusals, the faults of puzzles and the goals of tactics in the words of the texts: the page and the
//! terminal say the same.

pub mod gemblo;
pub mod puzzle;
pub mod section;
pub mod tactic;
pub mod yinsh;
