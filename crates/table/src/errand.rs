//! Errands: what a page asks of a worker in a thread of its own, and what it hears back, as text.
//!
//! Questions are numbered, and an answer carries the number of its question, so that a late one can
//! be told from the one that is wanted. [`Errands`] is the page's side: several may ask, and one worker serves
//! them by [`Importance`]. What is asked of an engine is here too, what is asked of the puzzle solver is in `studio`.

mod agenda;
mod aid;
mod errands;
mod looking;
mod thinking;

use std::error::Error;
use std::fmt;
use std::str::FromStr;

pub use agenda::{Asker, Importance};
pub use aid::{Aid, Aided, Shown, Wanted};
pub use errands::{Act, Errands, Heard};
pub use looking::{Asked, Look, Seen, Sight};
pub use thinking::{Question, Report, State, time_of};

/// A question or a reply with the number of the question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbered<T> {
    /// The number of the question.
    pub number: u32,
    /// What is asked, or said.
    pub what: T,
}

/// What a worker says to a question.
pub trait Reply: FromStr<Err = NotAnErrand> {
    /// Whether nothing comes after it.
    fn is_last(&self) -> bool;
}

/// A reply that is passed on as it is; it is the only one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words(pub String);

impl FromStr for Words {
    type Err = NotAnErrand;

    fn from_str(text: &str) -> Result<Words, NotAnErrand> {
        Ok(Words(text.to_owned()))
    }
}

impl Reply for Words {
    fn is_last(&self) -> bool {
        true
    }
}

/// A text that is no question or no reply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAnErrand;

impl fmt::Display for NotAnErrand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the page and the worker do not understand each other")
    }
}

impl Error for NotAnErrand {}

impl<T: fmt::Display> fmt::Display for Numbered<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.number, self.what)
    }
}

impl<T: FromStr<Err = NotAnErrand>> FromStr for Numbered<T> {
    type Err = NotAnErrand;

    fn from_str(text: &str) -> Result<Numbered<T>, NotAnErrand> {
        let (number, what) = text.split_once(' ').ok_or(NotAnErrand)?;
        Ok(Numbered {
            number: read(number)?,
            what: what.parse()?,
        })
    }
}

/// Reads a part of a question or a reply.
pub fn read<T: FromStr>(word: &str) -> Result<T, NotAnErrand> {
    word.parse().map_err(|_| NotAnErrand)
}
