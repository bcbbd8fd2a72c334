#![doc = include_str!("../README.md")]

mod arrow;
mod board;
pub mod errand;
pub mod gemblo;
mod happened;
pub mod lesson;
mod lots;
mod player;
mod saved;
mod sitting;
mod sound;
mod standing;
mod table;
mod walk;
pub mod yinsh;

pub use arrow::{Arrow, Way};
pub use board::{Board, Tabled};
pub use happened::{Film, Happened, Moments};
pub use lots::clockwise_from;
pub use player::Player;
pub use saved::{SavedError, read_record};
pub use sitting::{Command, Refused, Sitting};
pub use sound::Sound;
pub use standing::{Facts, Standing, Status};
pub use table::{Confirm, LastTurn, Table, Undo};
pub use walk::Cursor;
