//! Words of the Gemblo board: what is due, why a place is refused, what lies where, the result.

pub mod layout;
mod message;
mod words;

pub use message::{Decided, Due, Holds, Message, Refused, Tint, Who};
pub use words::*;
