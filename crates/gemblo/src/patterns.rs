//! Which pieces fit around a cell: the 405 ways to cover it, tested all at once.
//!
//! A *pattern* is an orientation with one of its cells on the anchor, the cell that must be
//! covered. No piece reaches further than four steps, so 61 cells decide which patterns fit. They
//! are read in small groups; for each group and each of its states a table holds the patterns that
//! this state allows, and the patterns that fit are those that every group allows.

use std::sync::LazyLock;

use hex::Hex;

use crate::Cells;
use crate::board::{COLUMNS, Cell, way};
use crate::fitting::{CLASSES, Fitting};
use crate::pieces::{Orientation, Piece, Pieces};
use crate::placement::Spot;

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
pub struct Patterns {
    allowed: Box<[Fitting; STATES]>,
    of_piece: [Fitting; Piece::COUNT],
    /// By six pieces at a time, the patterns of each choice among them.
    of_pieces: [[Fitting; 1 << SIX]; Piece::COUNT / SIX],
    /// For each pattern the orientation, and the way from the anchor to its first cell.
    meaning: [(Orientation, i16); 512],
}

/// How many pieces are looked up together.
const SIX: usize = 6;

/// The tables, built once, at first use.
pub static PATTERNS: LazyLock<Patterns> = LazyLock::new(Patterns::build);

/// The cells that may be covered, in columns that are ready to be cut into neighbourhoods.
#[derive(Clone, Copy)]
pub struct Window([u64; COLUMNS + 2 * REACH]);

impl Window {
    /// The window onto a board on which these cells may be covered.
    #[inline]
    pub fn new(allowed: &Cells) -> Window {
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
    #[inline]
    pub fn close(&mut self, cell: Cell) {
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
    #[inline]
    pub fn of_pieces(&self, left: Pieces) -> Fitting {
        let mut all = Fitting::NONE;
        for (six, choices) in self.of_pieces.iter().enumerate() {
            all.unite(&choices[left.bits() as usize >> (SIX * six) & ((1 << SIX) - 1)]);
        }
        all
    }

    /// The pieces that have a pattern in the set.
    pub fn pieces_in(&self, fitting: &Fitting) -> Pieces {
        let has_one = |piece: &Piece| {
            let mut own = self.of_piece[usize::from(piece.number()) - 1];
            own.intersect(fitting);
            !own.is_empty()
        };
        Piece::all().filter(has_one).collect()
    }

    /// Those of the patterns `among` that fit around `anchor`, which must be allowed itself.
    #[inline]
    pub fn fitting(&self, window: &Window, anchor: Cell, among: &Fitting) -> Fitting {
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

    /// Where the piece lies that a pattern means at an anchor around which it fits.
    #[inline]
    pub fn spot(&self, pattern: usize, anchor: Cell) -> Spot {
        let (orientation, to_origin) = self.meaning[pattern];
        Spot::new(orientation, anchor.offset(to_origin))
    }

    fn build() -> Patterns {
        let first = Orientation::all().next().expect("there are orientations");
        let mut patterns = Patterns {
            allowed: Box::new([Fitting::NONE; STATES]),
            of_piece: [Fitting::NONE; Piece::COUNT],
            of_pieces: [[Fitting::NONE; 1 << SIX]; Piece::COUNT / SIX],
            meaning: [(first, 0); 512],
        };
        let mut next = CLASSES.map(|words| words.start * 64);
        for orientation in Orientation::all() {
            let class = usize::from(orientation.piece().size().saturating_sub(3));
            for on_anchor in orientation.ways() {
                patterns.add(next[class], orientation, *on_anchor);
                next[class] += 1;
            }
        }
        patterns.unite_pieces();
        patterns
    }

    fn add(&mut self, pattern: usize, orientation: Orientation, on_anchor: i16) {
        let ways = orientation.ways().iter();
        let needs: Vec<i16> = ways.map(|way| way - on_anchor).collect();
        self.of_piece[usize::from(orientation.piece().number()) - 1].insert(pattern);
        self.meaning[pattern] = (orientation, -on_anchor);
        for (group, first) in GROUPS.iter().zip(FIRST_STATE) {
            let needed = group.needed(&needs);
            for state in (0..1 << group.cells).filter(|state| state & needed == needed) {
                self.allowed[first + state].insert(pattern);
            }
        }
    }

    fn unite_pieces(&mut self) {
        for (choices, pieces) in self.of_pieces.iter_mut().zip(self.of_piece.chunks(SIX)) {
            for (choice, all) in choices.iter_mut().enumerate() {
                let chosen = |(index, _): &(usize, &Fitting)| choice >> index & 1 != 0;
                let own = pieces.iter().enumerate().filter(chosen);
                own.for_each(|(_, piece)| all.unite(piece));
            }
        }
    }
}

impl Group {
    /// The group's cells that are among `needs`, as bits of its state.
    fn needed(&self, needs: &[i16]) -> usize {
        let lowest = way(Hex::new(self.column, -self.lowest));
        (0..self.cells)
            .filter(|bit| needs.contains(&(lowest + i16::from(*bit))))
            .fold(0, |state, bit| state | 1 << bit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Area;
    use crate::placement::Placement;

    #[test]
    fn there_are_405_patterns_and_each_is_of_one_piece() {
        assert_eq!(PATTERNS.of_pieces(Pieces::ALL).len(), 405);
        for piece in Piece::all() {
            let own = PATTERNS.of_pieces(Pieces::from_iter([piece]));
            let ways = usize::from(piece.size()) * piece.orientations().count();
            assert_eq!(own.len(), ways, "{piece}");
            assert_eq!(PATTERNS.pieces_in(&own), Pieces::from_iter([piece]));
        }
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
        let among = PATTERNS.of_pieces(Pieces::ALL);
        for anchor in Cell::all() {
            let fitting = PATTERNS.fitting(&window, anchor, &among);
            let mut found: Vec<Placement> = fitting
                .iter()
                .map(|pattern| PATTERNS.spot(pattern, anchor).placement())
                .collect();
            found.sort();
            let covers = |placement: &Placement| placement.cells().any(|cell| cell == anchor);
            assert!(found.into_iter().eq(Placement::all().filter(covers)));
        }
    }
}
