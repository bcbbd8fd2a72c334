#![doc = include_str!("../README.md")]

mod agreement;
mod clock;
mod line;
mod pause;
mod room;

pub use agreement::{Agreement, sitting};
pub use clock::{Face, left};
pub use line::{Duty, Fault, Line, Link};
pub use room::{Heard, Note, Room};
