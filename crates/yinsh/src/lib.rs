#![doc = include_str!("../README.md")]
#![doc = include_str!("../docs/board.svg")]
#![cfg_attr(not(test), no_std)]

extern crate alloc;

pub mod arena;
mod board;
pub mod boardspace;
mod contract;
mod diagram;
mod hash;
mod import;
mod legal;
mod notation;
mod perft;
mod points;
mod position;
mod refusal;
mod rows;
mod setup;
mod step;
mod symmetry;
mod verdict;

pub use board::{COLUMNS, Direction, Point};
pub use diagram::{Diagram, Fault};
pub use import::{Agreed, ImportFault, Imported, Trouble};
pub use legal::{Legal, RingMove, RingMoves};
pub use perft::perft;
pub use points::Points;
pub use position::{Clearing, Colour, Phase, Position, Variant};
pub use refusal::Refusal;
pub use rows::Row;
pub use setup::Setup;
pub use step::Step;
pub use verdict::{Ending, Verdict};
