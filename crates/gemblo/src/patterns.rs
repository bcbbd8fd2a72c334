//! Which pieces fit around a cell: the 405 ways to cover it, tested all at once.
//!
//! A *pattern* is an orientation with one of its cells on the anchor, the cell that must be
//! covered. No piece reaches further than four steps, so 61 cells decide which patterns fit. They
//! are read in small groups; for each group and each of its states a table holds the patterns that
//! this state allows, and the patterns that fit are those that every group allows.

use std::sync::LazyLock;

use crate::Cells;
use crate::board::{COLUMNS, Cell, grid_step};
use crate::fitting::Fitting;
use crate::pieces::{Orientation, Piece, Pieces};
use crate::placement::Placement;

/// The number of patterns: each orientation as often as it has cells.
const PATTERNS: usize = 405;

/// How far a piece reaches from a cell that it covers.
const REACH: usize = 4;

/// Cells of one column of the neighbourhood that are looked up together.
struct Group {
    /// Columns right of the anchor, from `-REACH`.
    column: i8,
    /// The lowest cell, in cells above the anchor on the grid.
    lowest: i8,
    cells: u8,
}

const fn group(column: i8, lowest: i8, cells: u8) -> Group {
    Group {
        column,
        lowest,
        cells,
    }
}

/// The neighbourhood without the anchor itself, in groups whose tables stay in the nearest cache.
const GROUPS: [Group; 14] = [
    group(-4, -4, 5),
    group(-3, -4, 6),
    group(-2, -4, 4),
    group(-2, 0, 3),
    group(-1, -4, 4),
    group(-1, 0, 4),
    group(0, -4, 4),
    group(0, 1, 4),
    group(1, -3, 4),
    group(1, 1, 4),
    group(2, -2, 4),
    group(2, 2, 3),
    group(3, -1, 6),
    group(4, 0, 5),
];

/// Where each group's states begin in the table.
const FIRST_STATE: [usize; GROUPS.len() + 1] = {
    let mut first = [0; GROUPS.len() + 1];
    let mut i = 0;
    while i < GROUPS.len() {
        first[i + 1] = first[i] + (1 << GROUPS[i].cells);
        i += 1;
    }
    first
};

const STATES: usize = FIRST_STATE[GROUPS.len()];

/// The tables behind the search for fitting patterns.
pub(crate) struct Patterns {
    allowed: Box<[Fitting; STATES]>,
    of_piece: [Fitting; Piece::COUNT],
    list: Vec<Pattern>,
}

#[derive(Clone, Copy)]
struct Pattern {
    orientation: Orientation,
    /// The way on the grid from the anchor to the orientation's first cell.
    to_origin: i16,
}

/// Built once, at first use.
pub(crate) static TABLES: LazyLock<Patterns> = LazyLock::new(Patterns::build);

/// The cells that may be covered, in columns that are ready to be cut into neighbourhoods.
pub(crate) struct Window([u64; COLUMNS + 2 * REACH]);

impl Window {
    pub(crate) fn new(allowed: &Cells) -> Window {
        let mut columns = [0; COLUMNS + 2 * REACH];
        for (x, column) in columns[REACH..REACH + COLUMNS].iter_mut().enumerate() {
            *column = u64::from(allowed.column(x)) << REACH;
        }
        Window(columns)
    }

    #[inline(always)]
    fn around(&self, anchor: Cell) -> &[u64; 2 * REACH + 1] {
        let columns = &self.0[anchor.column()..][..2 * REACH + 1];
        columns.try_into().expect("the slice has this length")
    }

    /// Forbids a cell from now on.
    pub(crate) fn close(&mut self, cell: Cell) {
        self.0[cell.column() + REACH] &= !(1 << (usize::from(cell.height()) + REACH));
    }
}

/// The columns around an anchor, and its height in them.
struct Near<'a> {
    columns: &'a [u64; 2 * REACH + 1],
    height: u8,
}

impl Patterns {
    /// The patterns of the pieces in `left`.
    pub(crate) fn of_pieces(&self, left: Pieces) -> Fitting {
        let mut all = Fitting::NONE;
        for piece in left.iter() {
            all.unite(&self.of_piece[usize::from(piece.number()) - 1]);
        }
        all
    }

    /// Those of the patterns `among` that fit around `anchor`, which must be allowed itself.
    #[inline]
    pub(crate) fn fitting(&self, window: &Window, anchor: Cell, among: &Fitting) -> Fitting {
        let mut fitting = *among;
        let near = Near {
            columns: window.around(anchor),
            height: anchor.height(),
        };
        // Written out, since the compiler does not unroll a loop here: random games take a fifth less.
        fitting.intersect(self.allowed_by::<0>(&near));
        fitting.intersect(self.allowed_by::<1>(&near));
        fitting.intersect(self.allowed_by::<2>(&near));
        fitting.intersect(self.allowed_by::<3>(&near));
        fitting.intersect(self.allowed_by::<4>(&near));
        fitting.intersect(self.allowed_by::<5>(&near));
        fitting.intersect(self.allowed_by::<6>(&near));
        fitting.intersect(self.allowed_by::<7>(&near));
        fitting.intersect(self.allowed_by::<8>(&near));
        fitting.intersect(self.allowed_by::<9>(&near));
        fitting.intersect(self.allowed_by::<10>(&near));
        fitting.intersect(self.allowed_by::<11>(&near));
        fitting.intersect(self.allowed_by::<12>(&near));
        fitting.intersect(self.allowed_by::<13>(&near));
        fitting
    }

    /// The patterns that the state of one group of cells allows.
    #[inline(always)]
    fn allowed_by<const GROUP: usize>(&self, near: &Near) -> &Fitting {
        let Group {
            column,
            lowest,
            cells,
        } = GROUPS[GROUP];
        let word = near.columns[(column + REACH as i8) as usize];
        let shift = near.height + (lowest + REACH as i8) as u8;
        let state = (word >> shift) as usize & ((1 << cells) - 1);
        &self.allowed[FIRST_STATE[GROUP] + state]
    }

    /// The placement that a pattern means at an anchor around which it fits.
    pub(crate) fn placement(&self, pattern: usize, anchor: Cell) -> Placement {
        let Pattern {
            orientation,
            to_origin,
        } = self.list[pattern];
        Placement::new(orientation, anchor.offset(to_origin))
            .expect("a pattern that fits keeps its piece on the board")
    }

    fn build() -> Patterns {
        let mut allowed = Box::new([Fitting::NONE; STATES]);
        let mut of_piece = [Fitting::NONE; Piece::COUNT];
        let mut list = Vec::with_capacity(PATTERNS);
        for orientation in Orientation::all() {
            for on_anchor in orientation.cells() {
                let pattern = list.len();
                let needs: Vec<i16> = orientation
                    .cells()
                    .iter()
                    .map(|cell| grid_step(*cell - *on_anchor))
                    .collect();
                of_piece[usize::from(orientation.piece().number()) - 1].insert(pattern);
                for (group, first) in GROUPS.iter().zip(FIRST_STATE) {
                    let needed = group.needed(&needs);
                    for state in (0..1 << group.cells).filter(|state| state & needed == needed) {
                        allowed[first + state].insert(pattern);
                    }
                }
                list.push(Pattern {
                    orientation,
                    to_origin: -grid_step(*on_anchor),
                });
            }
        }
        Patterns {
            allowed,
            of_piece,
            list,
        }
    }
}

impl Group {
    /// The group's cells that are among `needs`, as bits of its state.
    fn needed(&self, needs: &[i16]) -> usize {
        let lowest = i16::from(self.column) * 32 + i16::from(self.lowest);
        (0..self.cells)
            .filter(|bit| needs.contains(&(lowest + i16::from(*bit))))
            .fold(0, |state, bit| state | 1 << bit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Area;
    use hex::Hex;

    #[test]
    fn there_are_405_patterns() {
        assert_eq!(TABLES.list.len(), PATTERNS);
        assert_eq!(TABLES.of_pieces(Pieces::ALL).len(), PATTERNS);
    }

    #[test]
    fn the_groups_hold_every_cell_within_reach_once() {
        let mut grouped: Vec<Hex> = GROUPS
            .iter()
            .flat_map(|group| {
                let above = group.lowest..group.lowest + group.cells as i8;
                above.map(|height| Hex::new(group.column, -height))
            })
            .collect();
        grouped.sort();
        let within = |place: &Hex| (1..=4).contains(&Hex::default().distance(*place));
        let all: Vec<Hex> = (-4..=4)
            .flat_map(|q| (-4..=4).map(move |r| Hex::new(q, r)))
            .filter(within)
            .collect();
        assert_eq!(grouped, all);
    }

    #[test]
    fn on_an_empty_board_every_placement_over_a_cell_fits() {
        let window = Window::new(Area::Whole.cells());
        let among = TABLES.of_pieces(Pieces::ALL);
        for anchor in Cell::all() {
            let fitting = TABLES.fitting(&window, anchor, &among);
            let mut found: Vec<Placement> = fitting
                .iter()
                .map(|pattern| TABLES.placement(pattern, anchor))
                .collect();
            for (k, pattern) in fitting.iter().enumerate() {
                assert_eq!(fitting.nth(k), Some(pattern));
            }
            assert_eq!(fitting.nth(found.len()), None);
            found.sort();
            let covers = |placement: &Placement| placement.cells().any(|cell| cell == anchor);
            assert!(found.into_iter().eq(Placement::all().filter(covers)));
        }
    }
}
