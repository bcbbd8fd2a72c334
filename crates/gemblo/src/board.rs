//! Cells with their coordinates and names, and the areas that are played on.

use std::fmt;
use std::str::FromStr;

use hex::Hex;

use crate::Cells;
use crate::refusal::{BadCell, shortened};

/// The number of columns of the whole board.
pub const COLUMNS: usize = 29;

/// One cell of the whole board; cells are ordered by column, then upwards.
///
/// Its text is the column's letters from the left (`a`…`z`, `aa`, `ab`, `ac`) and its number in
/// that column, counted from the bottom.
///
/// ```
/// use gemblo::Cell;
///
/// let centre = Cell::from_doubled(0, 0).expect("the centre is on the board");
/// assert_eq!(centre.to_string(), "o11");
/// assert_eq!("O11".parse(), Ok(centre));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u16);

impl Cell {
    /// The number of cells of the whole board.
    pub const COUNT: usize = 463;

    /// The cell at an axial place, if the board has one there.
    pub const fn at(place: Hex) -> Option<Cell> {
        if Area::Whole.contains(place) {
            Some(Cell::on_grid(place))
        } else {
            None
        }
    }

    /// The cell at the doubled coordinates of the rules (clause A).
    pub fn from_doubled(c: i8, h: i8) -> Option<Cell> {
        let (column, half_row) = (i16::from(c), i16::from(h));
        let r = i8::try_from((half_row - column).div_euclid(2)).ok()?;
        let on_grid = (half_row - column) % 2 == 0;
        on_grid.then(|| Cell::at(Hex::new(c, r))).flatten()
    }

    /// The doubled coordinates (c, h) of the rules: column, and half-row downwards.
    pub const fn doubled(self) -> (i8, i8) {
        let Hex { q, r } = self.hex();
        (q, 2 * r + q)
    }

    /// The axial place of the cell, with the board's centre at the origin.
    pub const fn hex(self) -> Hex {
        Hex::new(self.column() as i8 - 14, 14 - self.height() as i8)
    }

    /// Every cell of the whole board, in order.
    pub fn all() -> impl Iterator<Item = Cell> {
        Area::Whole.cells().iter()
    }

    /// The cell's place in the order of all cells, from 0 to 462.
    pub const fn index(self) -> usize {
        FIRST_OF_COLUMN[self.column()] + self.number() as usize - 1
    }

    /// The number of the cell in its column of the whole board, from the bottom, from 1.
    pub const fn number(self) -> u8 {
        let column = Area::Whole.cells().column(self.column());
        self.height() + 1 - column.trailing_zeros() as u8
    }

    /// The neighbours that the board has; at its rim some are missing.
    pub fn neighbours(self) -> impl Iterator<Item = Cell> {
        self.hex().neighbours().into_iter().filter_map(Cell::at)
    }

    /// The column, counted from the left, from 0.
    pub const fn column(self) -> usize {
        (self.0 / 32) as usize
    }

    /// The bit that stands for the cell in the word of its column.
    pub(crate) const fn height(self) -> u8 {
        (self.0 % 32) as u8
    }

    /// The cell's place on the grid, below [`PLACES`].
    #[inline]
    pub const fn place(self) -> usize {
        self.0 as usize % PLACES
    }

    /// The place on the grid that a [`way`] leads to.
    ///
    /// The grid closes to a ring. Three columns and the top three places of each column are spare,
    /// so that what lies up to two steps beside the board has a place there that no cell has.
    #[inline]
    pub const fn place_along(self, way: i16) -> usize {
        self.0.wrapping_add_signed(way) as usize % PLACES
    }

    /// The cell that a way leads to; the caller knows that the board has it.
    #[inline]
    pub(crate) const fn offset(self, way: i16) -> Cell {
        Cell(self.0.wrapping_add_signed(way))
    }

    pub(crate) const fn from_grid(column: usize, height: u32) -> Cell {
        Cell((column as u16) * 32 + height as u16)
    }

    const fn on_grid(place: Hex) -> Cell {
        Cell::from_grid((place.q + 14) as usize, (14 - place.r) as u32)
    }
}

/// The places of the grid on which cells are numbered: 32 columns of 32.
pub const PLACES: usize = 1024;

/// How far a step leads on the grid.
pub const fn way(step: Hex) -> i16 {
    step.q as i16 * 32 - step.r as i16
}

/// The index of the lowest cell of each column.
const FIRST_OF_COLUMN: [usize; COLUMNS] = {
    let mut first = [0; COLUMNS];
    let mut column = 1;
    while column < COLUMNS {
        let before = Area::Whole.cells().column(column - 1).count_ones();
        first[column] = first[column - 1] + before as usize;
        column += 1;
    }
    first
};

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = self.column() as u8;
        if column >= 26 {
            f.write_str("a")?;
        }
        write!(f, "{}{}", char::from(b'a' + column % 26), self.number())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Cell> for Hex {
    fn from(cell: Cell) -> Hex {
        cell.hex()
    }
}

impl FromStr for Cell {
    type Err = BadCell;

    fn from_str(text: &str) -> Result<Cell, BadCell> {
        read_cell(text).ok_or_else(|| BadCell(shortened(text)))
    }
}

fn read_cell(text: &str) -> Option<Cell> {
    let digits = text.find(|c: char| !c.is_ascii_alphabetic())?;
    let (letters, number) = text.split_at(digits);
    let letter = |c: u8| usize::from(c.to_ascii_lowercase() - b'a');
    let column = match letters.as_bytes() {
        [one] => letter(*one),
        [b'a' | b'A', second] => 26 + letter(*second),
        _ => return None,
    };
    if column >= COLUMNS || number.starts_with(['0', '+']) {
        return None;
    }
    let number: u32 = number.parse().ok().filter(|n| (1..=32).contains(n))?;
    let word = Area::Whole.cells().column(column);
    (number <= word.count_ones())
        .then(|| Cell::from_grid(column, word.trailing_zeros() + number - 1))
}

/// The part of the board that is played on (clause B).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Area {
    /// The whole board of 463 cells, for five and six players.
    Whole,
    /// The rectangle of 295 cells, for two and four players.
    Rectangle,
    /// The small hexagon of 241 cells, for three players.
    Hexagon,
}

impl Area {
    /// All three areas, the largest first.
    pub const ALL: [Area; 3] = [Area::Whole, Area::Rectangle, Area::Hexagon];

    /// The cells of the area.
    pub const fn cells(self) -> &'static Cells {
        match self {
            Area::Whole => &WHOLE,
            Area::Rectangle => &RECTANGLE,
            Area::Hexagon => &HEXAGON,
        }
    }

    const fn contains(self, place: Hex) -> bool {
        let (c, r) = (place.q as i16, place.r as i16);
        let h = 2 * r + c;
        match self {
            Area::Whole => h.abs() <= 21 && 3 * c.abs() + h.abs() <= 42,
            Area::Rectangle => (h - c).abs() <= 18 && (3 * c + h).abs() <= 30,
            Area::Hexagon => h.abs() <= 15 && 3 * c.abs() + h.abs() <= 30,
        }
    }

    const fn collect(self) -> Cells {
        let mut cells = Cells::EMPTY;
        let mut q = -14;
        while q <= 14 {
            let mut r = -14;
            while r <= 14 {
                if self.contains(Hex::new(q, r)) {
                    cells.insert(Cell::on_grid(Hex::new(q, r)));
                }
                r += 1;
            }
            q += 1;
        }
        cells
    }
}

static WHOLE: Cells = Area::Whole.collect();
static RECTANGLE: Cells = Area::Rectangle.collect();
static HEXAGON: Cells = Area::Hexagon.collect();

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_numbered_in_their_order() {
        assert!(Cell::all().is_sorted());
        for (index, cell) in Cell::all().enumerate() {
            assert_eq!(cell.index(), index);
            assert_eq!(Cell::at(cell.hex()), Some(cell));
            let (c, h) = cell.doubled();
            assert_eq!(Cell::from_doubled(c, h), Some(cell));
        }
    }

    #[test]
    fn a_way_leads_to_the_cell_or_off_the_board() {
        let taken: Vec<usize> = Cell::all().map(Cell::place).collect();
        for cell in Cell::all() {
            for step in hex::DIRECTIONS.into_iter().chain(hex::DIAGONALS) {
                let place = cell.place_along(way(step));
                match Cell::at(cell.hex() + step) {
                    Some(there) => assert_eq!(place, there.place()),
                    None => assert!(!taken.contains(&place), "{cell} {step:?}"),
                }
            }
        }
    }

    #[test]
    fn places_beside_the_grid_or_the_board_are_no_cells() {
        for (c, h) in [(0, 1), (0, 22), (15, 1), (14, 2), (127, 127), (-128, -128)] {
            assert_eq!(Cell::from_doubled(c, h), None, "({c}, {h})");
        }
        assert_eq!(Cell::at(Hex::new(127, 127)), None);
        assert_eq!(Cell::at(Hex::new(-128, -128)), None);
    }
}
