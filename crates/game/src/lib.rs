#![doc = include_str!("../README.md")]
#![cfg_attr(not(test), no_std)]

extern crate alloc;

pub mod conformance;
mod excerpt;
mod history;
mod outcome;
pub mod pile;
mod rng;

use alloc::string::String;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::str::FromStr;

pub use excerpt::excerpt;
pub use history::{Match, ReplayError};
pub use outcome::{MAX_SEATS, Outcome, Seat};
pub use rng::Rng;

/// The rules of one game, as a position that is always valid.
pub trait Game: Clone + Eq + Debug {
    /// What is agreed before the first turn; its text form restores it exactly.
    type Setup: Clone + Eq + Debug + Display + FromStr<Err: Error>;
    /// The smallest action the rules know.
    type Step: Copy + Ord + Hash + Debug + Display;
    /// Why a step, or the text of a turn, is refused.
    type Refusal: Error + Clone + Eq;

    /// The first position of a game with this setup.
    fn start(setup: &Self::Setup) -> Self;

    /// How many players sit at the board.
    fn seats(&self) -> u8;

    /// Who acts next; nobody once the game is over.
    fn to_move(&self) -> Option<Seat>;

    /// Every legal step, each once; none once the game is over.
    fn legal_steps(&self) -> Vec<Self::Step>;

    /// Makes one step, or says why it is refused and changes nothing.
    fn play(&mut self, step: Self::Step) -> Result<Turn, Self::Refusal>;

    /// The places of all players, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Reads the text of the rest of the current turn: all its steps, each legal after the last.
    fn read_turn(&self, text: &str) -> Result<Vec<Self::Step>, Self::Refusal>;

    /// Writes the steps of one turn in the game's notation.
    fn write_turn(steps: &[Self::Step]) -> String;
}

/// What a step did to the turn that it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// The same player goes on with the same turn.
    Open,
    /// The turn is complete; whoever acts next begins a new one.
    Done,
}
