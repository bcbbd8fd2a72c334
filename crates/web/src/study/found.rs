//! The game that an address speaks of.

use table::Sitting;

use crate::browser;
use crate::kept::{self, Id};

/// A kept game: its number and its table.
pub struct Found {
    /// Its number.
    pub id: Id,
    /// Its table.
    pub sitting: Sitting,
}

/// The kept game of this number, the game of a link or record, which is kept from now on, or the one on the desk.
pub fn game(name: &str) -> Option<Found> {
    let (id, text) = match name.parse() {
        Ok(id) => (id, kept::text(id)?),
        Err(_) if name.is_empty() => kept::on_desk()?,
        Err(_) => {
            let mut sitting = Sitting::read(name).ok()?;
            sitting.begun_on(&browser::today());
            let id = kept::add_once(&sitting.save());
            (id, kept::text(id)?)
        }
    };
    let sitting = Sitting::saved(&text).ok()?;
    Some(Found { id, sitting })
}
