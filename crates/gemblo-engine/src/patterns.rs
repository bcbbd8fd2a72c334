//! Which pieces fit around a cell: all 405 ways to cover it, tested at once.
//!
//! A *pattern* is an orientation with one of its cells on the anchor, the cell that must be
//! covered. The 60 cells within reach are read in groups; a table holds, for each state of each
//! group, the patterns that this state allows.

use std::sync::LazyLock;

use gemblo::{Orientation, Piece, Pieces};

use crate::fitting::{CLASSES, Fitting};
use crate::grid::{Columns, Place, REACH, ROWS, way};
use crate::spot::Spot;

/// Cells of one column around the anchor: column, lowest cell, number of cells.
type Group = (i8, i8, u8);

/// Groups of at most six cells, so that all tables together stay in the nearest cache.
const GROUPS: [Group; 14] = [
    (-4, -4, 5),
    (-3, -4, 6),
    (-2, -4, 4),
    (-2, 0, 3),
    (-1, -4, 4),
    (-1, 0, 4),
    (0, -4, 4),
    (0, 1, 4),
    (1, -3, 4),
    (1, 1, 4),
    (2, -2, 4),
    (2, 2, 3),
    (3, -1, 6),
    (4, 0, 5),
];

const FIRST_STATE: [usize; GROUPS.len() + 1] = {
    let mut first = [0; GROUPS.len() + 1];
    let mut i = 0;
    while i < GROUPS.len() {
        first[i + 1] = first[i] + (1 << GROUPS[i].2);
        i += 1;
    }
    first
};
const STATES: usize = FIRST_STATE[GROUPS.len()];

/// The tables behind the search for fitting patterns.
pub(crate) struct Patterns {
    allowed: Box<[Fitting; STATES]>,
    of_piece: [Fitting; Piece::COUNT],
    /// For each pattern the orientation, and the way from the anchor to its first cell.
    meaning: [(u8, i16); 512],
}

/// Built once, at first use.
pub(crate) static PATTERNS: LazyLock<Patterns> = LazyLock::new(Patterns::build);

impl Patterns {
    /// The patterns of some pieces.
    pub(crate) fn of_pieces(&self, pieces: Pieces) -> Fitting {
        let mut all = Fitting::NONE;
        for piece in pieces.iter() {
            all.unite(&self.of_piece[usize::from(piece.number()) - 1]);
        }
        all
    }

    /// The patterns of the piece with this number less one.
    #[inline(always)]
    pub(crate) fn of_piece(&self, piece: u8) -> &Fitting {
        &self.of_piece[usize::from(piece)]
    }

    /// Those of the patterns `among` that fit around `anchor`, which must be open itself.
    #[inline]
    pub(crate) fn fitting(&self, open: &Columns, anchor: Place, among: &Fitting) -> Fitting {
        let (x, height) = (usize::from(anchor) / ROWS, usize::from(anchor) % ROWS);
        let near: &[u64; 2 * REACH + 1] = open.0[x - REACH..=x + REACH]
            .try_into()
            .expect("the slice has this length");
        let mut fitting = *among;
        // Written out, since a loop is not unrolled here and costs a fifth more.
        fitting.intersect(self.allowed_by::<0>(near, height));
        fitting.intersect(self.allowed_by::<1>(near, height));
        fitting.intersect(self.allowed_by::<2>(near, height));
        fitting.intersect(self.allowed_by::<3>(near, height));
        fitting.intersect(self.allowed_by::<4>(near, height));
        fitting.intersect(self.allowed_by::<5>(near, height));
        fitting.intersect(self.allowed_by::<6>(near, height));
        fitting.intersect(self.allowed_by::<7>(near, height));
        fitting.intersect(self.allowed_by::<8>(near, height));
        fitting.intersect(self.allowed_by::<9>(near, height));
        fitting.intersect(self.allowed_by::<10>(near, height));
        fitting.intersect(self.allowed_by::<11>(near, height));
        fitting.intersect(self.allowed_by::<12>(near, height));
        fitting.intersect(self.allowed_by::<13>(near, height));
        fitting
    }

    #[inline(always)]
    fn allowed_by<const GROUP: usize>(
        &self,
        near: &[u64; 2 * REACH + 1],
        height: usize,
    ) -> &Fitting {
        let (column, lowest, cells) = GROUPS[GROUP];
        let word = near[(column + REACH as i8) as usize];
        let shift = height + (lowest + REACH as i8) as usize;
        let state = (word >> shift) as usize & ((1 << cells) - 1);
        &self.allowed[FIRST_STATE[GROUP] + state]
    }

    /// The piece on the board that a pattern means at an anchor.
    #[inline(always)]
    pub(crate) fn spot(&self, pattern: usize, anchor: Place) -> Spot {
        let (orientation, to_origin) = self.meaning[pattern];
        Spot {
            orientation,
            origin: anchor.wrapping_add_signed(to_origin),
        }
    }

    fn build() -> Patterns {
        let mut patterns = Patterns {
            allowed: Box::new([Fitting::NONE; STATES]),
            of_piece: [Fitting::NONE; Piece::COUNT],
            meaning: [(0, 0); 512],
        };
        let mut next = CLASSES.map(|words| words.start * 64);
        for orientation in Orientation::all() {
            let class = usize::from(orientation.piece().size().saturating_sub(3));
            for on_anchor in orientation.cells() {
                patterns.add(next[class], orientation, way(*on_anchor));
                next[class] += 1;
            }
        }
        for (next, words) in next.into_iter().zip(CLASSES) {
            assert!(next <= words.end * 64, "a class has too many patterns");
        }
        patterns
    }

    fn add(&mut self, pattern: usize, orientation: Orientation, on_anchor: i16) {
        let needs: Vec<i16> = orientation
            .cells()
            .iter()
            .map(|cell| way(*cell) - on_anchor)
            .collect();
        self.of_piece[usize::from(orientation.piece().number()) - 1].insert(pattern);
        self.meaning[pattern] = (orientation.index() as u8, -on_anchor);
        for ((column, lowest, cells), first) in GROUPS.into_iter().zip(FIRST_STATE) {
            let lowest = i16::from(column) * ROWS as i16 + i16::from(lowest);
            let needed = (0..cells)
                .filter(|bit| needs.contains(&(lowest + i16::from(*bit))))
                .fold(0, |state, bit| state | 1 << bit);
            for state in (0..1usize << cells).filter(|state| state & needed == needed) {
                self.allowed[first + state].insert(pattern);
            }
        }
    }
}
