//! The placement table: every piece in every orientation at every place of the whole board.

use std::fmt;
use std::sync::LazyLock;

use hex::Hex;

use crate::board::{Cell, PLACES};
use crate::pieces::{Orientation, Piece};
use crate::{Cells, notation};

/// A piece held in one way at one place of the whole board.
///
/// It is a number below [`Placement::COUNT`], ordered by piece, orientation and first cell. Its
/// text is the sorted list of its cells, `g1,g2,h3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement(u16);

/// What a [`Placement`] stands for, written out: an orientation and where its first cell lies.
///
/// Two numbers that need no table: searches that lay many pieces keep these.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    orientation: Orientation,
    origin: Cell,
}

impl Spot {
    /// The caller knows that the orientation fits there on the board.
    pub(crate) const fn new(orientation: Orientation, origin: Cell) -> Spot {
        Spot {
            orientation,
            origin,
        }
    }

    /// How the piece is held.
    pub const fn orientation(self) -> Orientation {
        self.orientation
    }

    /// The lowest cell of the leftmost column that it covers.
    pub const fn origin(self) -> Cell {
        self.origin
    }

    /// The cells that it covers, in order.
    #[inline]
    pub fn cells(self) -> impl ExactSizeIterator<Item = Cell> + Clone {
        let ways = self.orientation.ways().iter();
        ways.map(move |way| self.origin.offset(*way))
    }

    /// The placement.
    pub fn placement(self) -> Placement {
        Placement::new(self.orientation, self.origin).expect("a spot lies on the board")
    }
}

struct Table {
    entries: Vec<Spot>,
    /// By orientation and by the first cell's place on the grid; `NOWHERE` where it does not fit.
    index: Vec<[u16; PLACES]>,
}

const NOWHERE: u16 = u16::MAX;

static TABLE: LazyLock<Table> = LazyLock::new(Table::build);

impl Table {
    fn build() -> Table {
        let mut entries = Vec::with_capacity(Placement::COUNT);
        let mut index = vec![[NOWHERE; PLACES]; Orientation::COUNT];
        for orientation in Orientation::all() {
            for origin in Cell::all().filter(|origin| fits(orientation, *origin)) {
                index[orientation.index()][origin.place()] = entries.len() as u16;
                entries.push(Spot::new(orientation, origin));
            }
        }
        Table { entries, index }
    }
}

fn fits(orientation: Orientation, origin: Cell) -> bool {
    let on_board = |step: &Hex| Cell::at(origin.hex() + *step).is_some();
    orientation.cells().iter().all(on_board)
}

impl Placement {
    /// The number of placements on the whole board.
    pub const COUNT: usize = 35_319;

    /// The placement with this number.
    pub fn from_index(index: usize) -> Option<Placement> {
        (index < Placement::COUNT).then_some(Placement(index as u16))
    }

    /// The placement's number in the table.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every placement on the whole board, in order.
    pub fn all() -> impl ExactSizeIterator<Item = Placement> {
        (0..Placement::COUNT as u16).map(Placement)
    }

    /// The orientation laid with its first cell on `origin`, if that keeps it on the board.
    pub fn new(orientation: Orientation, origin: Cell) -> Option<Placement> {
        match TABLE.index[orientation.index()][origin.place()] {
            NOWHERE => None,
            index => Some(Placement(index)),
        }
    }

    /// The placement that covers exactly these cells, in whatever order they come.
    pub fn of(cells: &[Cell]) -> Option<Placement> {
        let shape: Vec<Hex> = cells.iter().take(6).map(|cell| cell.hex()).collect();
        let origin = *cells.iter().take(6).min()?;
        Placement::new(Orientation::of(&shape)?, origin)
    }

    /// The piece that is laid.
    pub fn piece(self) -> Piece {
        self.orientation().piece()
    }

    /// How and where the piece lies.
    pub fn spot(self) -> Spot {
        TABLE.entries[self.index()]
    }

    /// How the piece is held.
    pub fn orientation(self) -> Orientation {
        self.spot().orientation
    }

    /// The lowest cell of the leftmost column that it covers.
    pub fn origin(self) -> Cell {
        self.spot().origin
    }

    /// The cells that it covers, in order.
    pub fn cells(self) -> impl ExactSizeIterator<Item = Cell> + Clone {
        self.spot().cells()
    }

    /// The cells that it covers, as a set.
    pub fn to_cells(self) -> Cells {
        self.cells().collect()
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::write_list(f, ",", self.cells())
    }
}

impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Area;

    #[test]
    fn the_table_holds_as_many_placements_as_each_area_allows() {
        assert_eq!(TABLE.entries.len(), Placement::COUNT);
        let within = |area: Area| {
            Placement::all()
                .filter(|placement| placement.cells().all(|cell| area.cells().contains(cell)))
                .count()
        };
        // Counted by a separate program from the rules' data file.
        assert_eq!(Area::ALL.map(within), [35_319, 21_115, 16_983]);
    }

    #[test]
    fn a_placement_is_found_again_from_its_cells_in_any_order() {
        for placement in Placement::all() {
            let mut cells: Vec<Cell> = placement.cells().collect();
            assert!(cells.is_sorted());
            cells.reverse();
            assert_eq!(Placement::of(&cells), Some(placement));
        }
    }

    #[test]
    fn cells_that_are_no_piece_have_no_placement() {
        let cells = |text: &str| -> Vec<Cell> {
            text.split(',').map(|cell| cell.parse().unwrap()).collect()
        };
        for text in ["o1,o3", "o1,o1", "o1,o2,o3,o4,o5,o6", "o1,o2,o3,o4,o5,p1"] {
            assert_eq!(Placement::of(&cells(text)), None, "{text}");
        }
        assert_eq!(Placement::of(&[]), None);
    }
}
