#![doc = include_str!("../README.md")]

mod card;
mod engines;
mod event;
mod hall;
mod http;
mod judge;
mod limits;
mod metrics;
mod password;
mod player;
mod rating;
mod refusal;
mod room;
pub mod shelf;
mod state;
mod store;
mod token;

pub use http::{Server, Settings};
pub use player::Player;
pub use store::{Person, Store};
