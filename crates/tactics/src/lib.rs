#![doc = include_str!("../README.md")]

mod book;
pub mod gemblo;
mod goal;
pub mod proof;
mod start;
mod tactic;
mod theme;
mod trial;
pub mod turns;
pub mod yinsh;

pub use book::{gemblo_book, read, yinsh_book};
pub use goal::Goal;
pub use start::{Proved, Start};
pub use tactic::{Tactic, Unreadable};
pub use theme::Theme;
pub use trial::{Trial, Untried, Verdict};
