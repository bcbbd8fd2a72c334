#![doc = include_str!("../README.md")]

mod problem;
mod search;

pub use problem::{Flow, Item, Problem, Refusal, Uniqueness};
pub use search::{Event, Search};
