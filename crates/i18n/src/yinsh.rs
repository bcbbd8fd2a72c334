//! Words of the YINSH board: what is due, what a move does, why it is refused, what stands where.

mod message;
mod words;

pub use message::{Due, Effect, Holds, Message, Refused, Side};
pub use words::*;
