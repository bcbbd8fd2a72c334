//! Recognising early that a puzzle has no solution, from sizes and shapes alone.

use std::collections::HashSet;
use std::fmt;

use gemblo::Piece;

use crate::cover::Placing;
use crate::puzzle::{Puzzle, Spot, Use};
use crate::region::Region;

/// Why a puzzle has no solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Impossible {
    /// No choice of pieces has the sizes that the separate parts of the silhouette need.
    Sizes,
    /// No piece fits on the cell.
    Cell(Spot),
    /// The piece fits nowhere, and has to be used.
    Piece(Piece),
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Impossible::Sizes => {
                f.write_str("the sizes of the pieces do not add up to the parts of the silhouette")
            }
            Impossible::Cell(Spot { c, h }) => write!(f, "no piece fits on the cell [{c}, {h}]"),
            Impossible::Piece(piece) => write!(f, "{piece} fits nowhere"),
        }
    }
}

/// Pieces of each size, from 1 cell to 5.
type Sizes = [u8; 5];

/// Parts larger than this, and more ways than that, are left to the search.
const MOST_CELLS: usize = 40;
const MOST_WAYS: usize = 2_000;

/// Whether the sizes of the pieces can make up the sizes of all parts.
pub fn sizes(puzzle: &Puzzle, parts: &[Vec<usize>]) -> Option<Impossible> {
    let mut all: Sizes = [0; 5];
    for (piece, copies) in puzzle.stock().iter() {
        all[usize::from(piece.size()) - 1] += copies;
    }
    let mut cells: Vec<usize> = parts.iter().map(Vec::len).collect();
    cells.sort_unstable();
    let largest = cells.pop()?;
    let mut left = HashSet::from([all]);
    for cells in cells {
        if cells > MOST_CELLS || left.len() > MOST_WAYS {
            return None;
        }
        left = left
            .iter()
            .flat_map(|sizes| without(*sizes, cells))
            .collect();
    }
    // Where all pieces must be used, those that are left cover just the largest part.
    let is_enough = |sizes: &Sizes| puzzle.usage() == Use::All || adds_up(*sizes, largest);
    (!left.iter().any(is_enough)).then_some(Impossible::Sizes)
}

/// Whether some of the sizes add up to so many cells.
fn adds_up(sizes: Sizes, cells: usize) -> bool {
    let mut sums = vec![false; cells + 1];
    sums[0] = true;
    for (size, copies) in (1..).zip(sizes) {
        for _ in 0..copies {
            for sum in (size..=cells).rev() {
                sums[sum] |= sums[sum - size];
            }
        }
    }
    sums[cells]
}

/// What can be left of the sizes after filling a part of so many cells.
fn without(sizes: Sizes, cells: usize) -> Vec<Sizes> {
    let mut ways = vec![(sizes, cells)];
    for size in (1..=5).rev() {
        let mut next = Vec::new();
        for (sizes, cells) in ways {
            for used in 0..=sizes[size - 1].min((cells / size).min(255) as u8) {
                let mut rest = sizes;
                rest[size - 1] -= used;
                next.push((rest, cells - size * usize::from(used)));
            }
        }
        ways = next;
    }
    ways.retain(|(_, cells)| *cells == 0);
    ways.into_iter().map(|(sizes, _)| sizes).collect()
}

/// Whether every cell can be covered and every piece laid somewhere.
pub fn shapes(puzzle: &Puzzle, region: &Region, placings: &[Placing]) -> Option<Impossible> {
    let mut covered = vec![false; region.cells.len()];
    for placing in placings {
        placing.cells.iter().for_each(|cell| covered[*cell] = true);
    }
    if let Some(cell) = covered.iter().position(|covered| !covered) {
        return Some(Impossible::Cell(puzzle.spots()[cell]));
    }
    let lies = |piece: &Piece| placings.iter().any(|placing| placing.piece == *piece);
    let mut pieces = puzzle.stock().iter().map(|(piece, _)| piece);
    match puzzle.usage() {
        Use::All => pieces.find(|piece| !lies(piece)).map(Impossible::Piece),
        Use::Any => None,
    }
}
