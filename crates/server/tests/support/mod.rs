//! What the tests share: a toy game, servers on either database, players who talk to them.

pub mod house;
pub mod http;
pub mod player;
pub mod port;
pub mod postgres;
pub mod relay;
pub mod toy;

pub use house::{Base, House};
pub use player::{Player, Socket};
