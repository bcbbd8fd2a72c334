#![doc = include_str!("../README.md")]

mod dive;
mod problem;
mod search;
mod table;

pub use dive::Dive;
pub use problem::{Flow, Item, Problem, Refusal};
pub use search::{Event, Search};
