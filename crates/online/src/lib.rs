#![doc = include_str!("../README.md")]

mod ask;
pub mod body;
mod clock;
mod id;
pub mod limits;
mod name;
mod refusal;
mod seat;
mod table;
mod tell;
mod turn;
mod word;

pub use ask::{Ask, BadLine, ChatLine};
pub use clock::Clock;
pub use id::{BadId, PlayerId, TableId, TurnKey};
pub use name::Name;
pub use refusal::{Part, Refusal, Refused};
pub use seat::Seat;
pub use table::{Absent, Ending, Phase, Played, Result, Said, Sitter, Table, TableSeat};
pub use tell::Tell;
pub use turn::{Garbled, Turn};
pub use word::UnknownWord;

/// The version of this protocol; a server refuses others, so that a page from yesterday reloads.
pub const VERSION: u32 = 2;
