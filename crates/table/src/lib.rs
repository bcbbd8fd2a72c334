//! What happens at one table: players, turns, gestures in, scenes out. No rules and no browser.
//!
//! [`Table`] is what both games share: the match, the turn being made, undoing, looking back.
//! [`yinsh::Board`] turns touches into steps, and the position into a [`yinsh::Scene`] of plain
//! data that a page can draw without knowing a rule. [`Sitting`] is a table of whichever game.

mod arrow;
mod board;
pub mod errand;
pub mod gemblo;
mod happened;
pub mod lesson;
mod player;
mod saved;
mod sitting;
mod sound;
mod standing;
mod table;
pub mod yinsh;

pub use arrow::{Arrow, Way};
pub use board::{Board, Tabled};
pub use happened::{Film, Happened, Moments};
pub use player::Player;
pub use saved::{SavedError, read_record};
pub use sitting::{Command, Refusal, RefusalOf, Sitting};
pub use sound::Sound;
pub use standing::{Facts, Standing, Status};
pub use table::{Confirm, LastTurn, Table, Undo};
