//! What a Sixfold server and its players say to each other: types, limits, and the one decoder.
//!
//! Over a WebSocket both sides send JSON texts: a player [`Ask`]s, the server [`Tell`]s. Games are made and
//! seats taken by HTTP requests with the bodies in [`body`]. Turns and setups are texts in the game's
//! notation, so nothing here knows a game. Seats count from 0, times are milliseconds since 1970.

mod ask;
pub mod body;
mod clock;
pub mod limits;
mod table;
mod tell;

pub use ask::{Ask, Unreadable};
pub use clock::Clock;
pub use table::{Absent, Ending, Phase, Played, Result, Said, Seat, Sitter, Table};
pub use tell::{Code, Tell};

/// The version of this protocol; a server refuses others, so that a page from yesterday reloads.
pub const VERSION: u32 = 1;
