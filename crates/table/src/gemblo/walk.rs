//! Walking over the board with four arrow keys.

use gemblo::{Area, Cell};
use hex::Hex;

use crate::Arrow;

/// Where the keyboard is, and at which height it walks from column to column.
///
/// Neighbouring columns lie half a step apart, so a walk to the side would drift up or down if it
/// did not remember where it began.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Cursor {
    pub(super) cell: Cell,
    height: i8,
}

impl Cursor {
    pub(super) fn at(cell: Cell) -> Cursor {
        let height = cell.doubled().1;
        Cursor { cell, height }
    }

    /// The centre of the board.
    pub(super) fn centre() -> Cursor {
        Cursor::at(Cell::at(Hex::default()).expect("the board has a centre"))
    }

    /// Where an arrow leads; the cursor stays at the edge of the playing area.
    pub(super) fn walk(self, arrow: Arrow, area: Area) -> Cursor {
        let inside = |cell: &Cell| area.cells().contains(*cell);
        let along = |step| Cell::at(self.cell.hex() + Hex::new(0, step)).filter(inside);
        match arrow {
            Arrow::Up => along(-1).map_or(self, Cursor::at),
            Arrow::Down => along(1).map_or(self, Cursor::at),
            Arrow::Left => self.beside(self.cell.column().checked_sub(1), area),
            Arrow::Right => self.beside(Some(self.cell.column() + 1), area),
        }
    }

    fn beside(self, column: Option<usize>, area: Area) -> Cursor {
        let cells = area.cells().iter();
        let there = cells.filter(|cell| Some(cell.column()) == column);
        let nearest = there.min_by_key(|cell| (cell.doubled().1 - self.height).abs());
        let cell = nearest.unwrap_or(self.cell);
        Cursor { cell, ..self }
    }
}
