#![doc = include_str!("../README.md")]
#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod place;
pub mod sgf;
pub mod text;
mod tree;

pub use place::{Place, Wrong};
pub use tree::{NodeId, Tree};
