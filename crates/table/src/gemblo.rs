//! Gemblo at a table: touches become placements, and the position becomes a scene.

mod film;
mod touch;

use gemblo::Position;
use i18n::Lang;

use crate::{Confirm, Status, Table};

pub use film::Frame;

/// A table of Gemblo with what the player's hand is doing.
#[derive(Clone, Debug)]
pub struct Board {
    table: Table<Position>,
    confirm: Confirm,
    film: Option<Vec<Frame>>,
}

impl Board {
    /// A board for this table; turns wait to be confirmed.
    pub fn new(table: Table<Position>) -> Board {
        Board {
            table,
            confirm: Confirm::Ask,
            film: None,
        }
    }

    /// The game's name in records.
    pub fn name(&self) -> &'static str {
        "Gemblo"
    }

    /// The table.
    pub fn table(&self) -> &Table<Position> {
        &self.table
    }

    /// The position shown, as a record that ends there: which piece covers a cell matters, so
    /// colours alone do not describe it.
    pub fn position_text(&self) -> String {
        let mut record = self.table.record(self.name());
        record
            .turns
            .truncate(self.table.viewed().unwrap_or(usize::MAX));
        record.to_string()
    }

    /// Whether complete turns wait to be confirmed.
    pub fn set_confirm(&mut self, confirm: Confirm) {
        self.confirm = confirm;
    }

    /// What happened since this was asked last, to be shown frame by frame.
    ///
    /// `None` when nothing happened; no frames when what was going on is cut short.
    pub fn take_film(&mut self) -> Option<Vec<Frame>> {
        self.film.take()
    }

    /// What the table says.
    pub fn status(&self, _lang: Lang) -> Status {
        Status {
            standing: self.table.standing(),
            message: String::new(),
            note: None,
            refused: false,
        }
    }

    /// The last confirmed turn in words.
    pub fn announcement(&self, _lang: Lang) -> String {
        String::new()
    }
}
