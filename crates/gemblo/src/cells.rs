//! A set of cells: one word of bits for each column of the board.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use hex::DIRECTIONS;

use crate::board::{Area, COLUMNS, Cell};

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
        self.0[cell.column()] |= 1 << cell.height();
    }

    /// Takes a cell out.
    pub const fn remove(&mut self, cell: Cell) {
        self.0[cell.column()] &= !(1 << cell.height());
    }

    /// Whether the cell is in the set.
    pub const fn contains(&self, cell: Cell) -> bool {
        self.0[cell.column()] >> cell.height() & 1 != 0
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
    pub fn iter(&self) -> Iter {
        Iter {
            cells: *self,
            column: 0,
        }
    }

    /// The cells of the board that share an edge with a cell of the set.
    pub fn neighbours(&self) -> Cells {
        let columns = self.with_margins();
        let mut near = Cells::EMPTY;
        for (x, word) in near.0.iter_mut().enumerate() {
            for step in DIRECTIONS {
                *word |= moved(&columns, x, step);
            }
        }
        near & *Area::Whole.cells()
    }

    pub(crate) const fn column(&self, column: usize) -> u32 {
        self.0[column]
    }

    pub(crate) const fn from_columns(columns: [u32; WORDS]) -> Cells {
        Cells(columns)
    }

    /// The columns with two empty ones on either side, so that any step of at most two stays inside.
    #[inline]
    pub(crate) fn with_margins(&self) -> Margined {
        let mut columns = [0; WORDS + 4];
        columns[2..WORDS + 2].copy_from_slice(&self.0);
        columns
    }
}

/// The columns of a set with two empty columns on either side.
pub(crate) type Margined = [u32; WORDS + 4];

/// The word of column `x` after every cell of a set was moved by `step`.
#[inline(always)]
pub(crate) fn moved(columns: &Margined, x: usize, step: hex::Hex) -> u32 {
    let word = columns[(x as isize + 2 - step.q as isize) as usize];
    if step.r >= 0 {
        word >> step.r
    } else {
        word << -step.r
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

/// The cells of the whole board that are not in the set.
impl Not for Cells {
    type Output = Cells;
    #[inline]
    fn not(self) -> Cells {
        let mut rest = *Area::Whole.cells();
        for (word, taken) in rest.0.iter_mut().zip(self.0) {
            *word &= !taken;
        }
        rest
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        let mut set = Cells::EMPTY;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

impl IntoIterator for &Cells {
    type Item = Cell;
    type IntoIter = Iter;
    fn into_iter(self) -> Iter {
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
pub struct Iter {
    cells: Cells,
    column: usize,
}

impl Iterator for Iter {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        while self.column < COLUMNS {
            let word = &mut self.cells.0[self.column];
            if *word != 0 {
                let height = word.trailing_zeros();
                *word &= *word - 1;
                return Some(Cell::from_grid(self.column, height));
            }
            self.column += 1;
        }
        None
    }
}

impl FusedIterator for Iter {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_of_a_set_are_the_neighbours_of_its_cells() {
        for cell in Cell::all() {
            let near: Cells = cell.neighbours().collect();
            assert_eq!(Cells::from_iter([cell]).neighbours(), near, "{cell}");
        }
    }

    #[test]
    fn the_complement_is_taken_within_the_board() {
        assert_eq!((!Cells::EMPTY).len(), Cell::COUNT);
        assert!((!*Area::Whole.cells()).is_empty());
    }
}
