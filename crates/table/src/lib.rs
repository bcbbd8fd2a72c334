#![doc = include_str!("../README.md")]

mod arrow;
mod board;
mod ending;
pub mod errand;
mod facing;
pub mod figure;
mod file;
pub mod gemblo;
mod happened;
pub mod lesson;
mod link;
mod player;
mod saved;
mod sitting;
mod sound;
mod standing;
mod summary;
mod table;
mod walk;
pub mod yinsh;

pub use arrow::{Arrow, Way};
pub use board::{Board, Tabled};
pub use ending::Ending;
pub use facing::Facing;
pub use figure::Figure;
pub use file::{read_file, to_sgf};
pub use happened::{Film, Happened, Moments};
pub use player::Player;
pub use saved::{SavedError, is_same_game, read_record};
pub use sitting::{Command, Refused, Sitting};
pub use sound::Sound;
pub use standing::{Facts, Standing, Status};
pub use summary::Summary;
pub use table::{Confirm, LastTurn, Table, Undo};
pub use walk::Cursor;
