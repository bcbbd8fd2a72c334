//! A seat at a table.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A place in the order of play, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat with this place in a list of all seats, of which there are never more than six.
    pub const fn at(index: usize) -> Seat {
        Seat(index as u8)
    }

    /// Its place in a list of all seats.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
