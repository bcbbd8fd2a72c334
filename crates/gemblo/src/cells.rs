//! A set of cells: one word of bits for each column of the board.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::{BitAnd, BitOr, BitOrAssign};

use hex::{DIRECTIONS, Hex};

use crate::board::{Area, Cell};

/// Columns of a [`Cells`]; those beyond the board's 29 stay empty and make whole vectors.
pub(crate) const WORDS: usize = 32;

/// A set of cells of the board.
///
/// Axial coordinates make every step the same shift in every column, so that questions about the
/// whole board are a few operations on whole vectors.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cells([u32; WORDS]);

impl Cells {
    /// No cell.
    pub const EMPTY: Cells = Cells([0; WORDS]);

    /// Adds a cell.
    pub const fn insert(&mut self, cell: Cell) {
        self.0[cell.column() % WORDS] |= 1 << cell.height();
    }

    /// Takes a cell out.
    pub const fn remove(&mut self, cell: Cell) {
        self.0[cell.column() % WORDS] &= !(1 << cell.height());
    }

    /// Whether the cell is in the set.
    pub const fn contains(&self, cell: Cell) -> bool {
        self.0[cell.column() % WORDS] >> cell.height() & 1 != 0
    }

    /// Whether it holds the cell at a place of the grid.
    #[inline]
    pub const fn has_place(&self, place: usize) -> bool {
        self.0[place / 32 % WORDS] >> (place % 32) & 1 == 1
    }

    /// The number of cells.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is no cell.
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// Whether the two sets share a cell.
    pub fn meets(&self, other: &Cells) -> bool {
        !(*self & *other).is_empty()
    }

    /// The cells in order.
    pub fn iter(&self) -> Iter<'_> {
        Iter {
            rest: self.0[0],
            column: 0,
            cells: self,
        }
    }

    /// The cells of the board that share an edge with a cell of the set.
    pub fn neighbours(&self) -> Cells {
        let from = Movable::new(self);
        let mut near = [0; WORDS];
        for step in DIRECTIONS {
            for (word, moved) in near.iter_mut().zip(from.moved(step)) {
                *word |= moved;
            }
        }
        Cells(near) & *Area::Whole.cells()
    }

    /// The set with those neighbours of its cells that are in `within`.
    #[inline]
    pub fn grown(&self, within: &Cells) -> Cells {
        *self | self.neighbours() & *within
    }

    /// How many neighbours of a cell are in the set.
    #[inline]
    pub fn count_beside(&self, cell: Cell) -> u32 {
        let below = cell.height() + 31;
        // The cell with the ones below and above it, as the lowest three bits.
        let around = |column: usize| (u64::from(self.0[column % WORDS]) << 32 >> below) as u32;
        let (own, left, right) = (cell.column(), cell.column() + WORDS - 1, cell.column() + 1);
        (around(own) & 0b101).count_ones()
            + (around(left) & 0b011).count_ones()
            + (around(right) & 0b110).count_ones()
    }

    /// The cells that are not in the other set.
    #[inline]
    pub fn without(&self, other: &Cells) -> Cells {
        let mut rest = *self;
        for (word, taken) in rest.0.iter_mut().zip(other.0) {
            *word &= !taken;
        }
        rest
    }

    pub(crate) const fn column(&self, column: usize) -> u32 {
        self.0[column]
    }

    pub(crate) const fn from_columns(columns: [u32; WORDS]) -> Cells {
        Cells(columns)
    }
}

/// The longest step that moves a set, in columns and in cells of a column.
const MARGIN: usize = 2;

/// A set that is about to be moved by steps of at most two.
///
/// Two empty columns on either side and two empty cells below every column make each step the same
/// shift for all columns, which compiles to vector instructions.
pub(crate) struct Movable([u32; WORDS + 2 * MARGIN]);

impl Movable {
    #[inline]
    pub(crate) fn new(cells: &Cells) -> Movable {
        let mut columns = [0; WORDS + 2 * MARGIN];
        for (column, word) in columns[MARGIN..].iter_mut().zip(cells.0) {
            *column = word << MARGIN;
        }
        Movable(columns)
    }

    /// The columns after every cell was moved by `step`; bits beyond the board mean nothing.
    #[inline]
    pub(crate) fn moved(&self, step: Hex) -> impl Iterator<Item = u32> {
        let first = (MARGIN as i8 - step.q) as usize;
        let down = (MARGIN as i8 + step.r) as u32;
        self.0[first..first + WORDS].iter().map(move |w| w >> down)
    }
}

impl BitOr for Cells {
    type Output = Cells;
    #[inline]
    fn bitor(mut self, other: Cells) -> Cells {
        self |= other;
        self
    }
}

impl BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, other: Cells) {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word |= more;
        }
    }
}

impl BitAnd for Cells {
    type Output = Cells;
    #[inline]
    fn bitand(mut self, other: Cells) -> Cells {
        for (word, mask) in self.0.iter_mut().zip(other.0) {
            *word &= mask;
        }
        self
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        let mut set = Cells::EMPTY;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

impl<'a> IntoIterator for &'a Cells {
    type Item = Cell;
    type IntoIter = Iter<'a>;
    fn into_iter(self) -> Iter<'a> {
        self.iter()
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self).finish()
    }
}

/// The cells of a set, in order.
#[derive(Clone, Debug)]
pub struct Iter<'a> {
    /// What is still to come of the column.
    rest: u32,
    column: usize,
    cells: &'a Cells,
}

impl Iterator for Iter<'_> {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        while self.rest == 0 {
            self.column += 1;
            self.rest = *self.cells.0.get(self.column)?;
        }
        let height = self.rest.trailing_zeros();
        self.rest &= self.rest - 1;
        Some(Cell::from_grid(self.column, height))
    }
}

impl FusedIterator for Iter<'_> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_of_a_set_are_the_neighbours_of_its_cells() {
        for cell in Cell::all() {
            let near: Cells = cell.neighbours().collect();
            let one = Cells::from_iter([cell]);
            assert_eq!(one.neighbours(), near, "{cell}");
            for other in Cell::all() {
                let beside = u32::from(near.contains(other));
                assert_eq!(one.count_beside(other), beside, "{cell} {other}");
            }
            assert_eq!(near.count_beside(cell), near.len() as u32);
        }
    }
}
