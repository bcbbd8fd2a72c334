#![doc = include_str!("../README.md")]

mod answer;
pub mod book;
mod count;
mod cover;
mod difficulty;
mod estimate;
mod fault;
mod first;
mod format;
mod frame;
mod frontier;
mod hybrid;
mod json;
mod make;
mod orbit;
pub mod outline;
mod pace;
mod plan;
mod proof;
mod puzzle;
mod region;
mod scan;
mod solution;
mod solver;
mod spread;
mod stock;
mod tables;
#[cfg(test)]
mod tests;
mod trail;
mod window;

pub use answer::{Cancelled, Count, End, Fold};
pub use difficulty::{Grade, difficulty};
pub use exact_cover::Flow;
pub use fault::{Fault, Member};
pub use format::File;
pub use json::NotJson;
pub use make::{Made, Wish};
pub use outline::Shape;
pub use pace::{Progress, Watch, patient};
pub use proof::Impossible;
pub use puzzle::{MOST_CELLS, Puzzle, Spot, Use};
pub use solution::{Laid, Solution};
pub use solver::Solver;
pub use stock::{MOST_COPIES, Stock};
