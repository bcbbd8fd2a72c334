#![doc = include_str!("../README.md")]

mod card;
mod engines;
mod event;
mod finished;
mod hall;
mod held;
mod http;
mod judge;
mod limits;
mod metrics;
mod names;
mod password;
mod player;
mod rating;
mod refusal;
mod room;
pub mod shelf;
mod state;
mod store;
mod time;
mod token;

// The toy game of the tests names this crate from outside and from inside.
#[cfg(test)]
extern crate self as server;
#[cfg(test)]
#[path = "../tests/support/toy.rs"]
mod toy;

pub use finished::{Finished, Names, Seated};
pub use http::{Server, Settings};
pub use player::Player;
pub use refusal::Refused;
pub use store::{Began, DumpFault, OpenFault, Person, Store, private};
pub use time::{Time, day, month_start};
