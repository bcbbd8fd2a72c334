//! Advice for both games, with a task and a hint for each.

pub mod gemblo;
pub mod yinsh;
