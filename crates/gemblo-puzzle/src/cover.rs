//! The puzzle as an exact cover, for the fewest-options rule.

use exact_cover::Problem;
use gemblo::{Orientation, Piece};

use crate::puzzle::Use;
use crate::region::Region;
use crate::stock::Stock;

/// One way to lay one piece on the silhouette.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placing {
    pub piece: Piece,
    pub orientation: Orientation,
    /// The cells that it covers, sorted.
    pub cells: Vec<usize>,
}

/// Every way to lay every piece of the stock, by first cell.
pub fn placings(region: &Region, stock: Stock) -> Vec<Placing> {
    let held = Orientation::all().filter(|way| stock.copies(way.piece()) > 0);
    let held: Vec<Orientation> = held.collect();
    let mut all = Vec::new();
    for origin in 0..region.cells.len() {
        for orientation in &held {
            if let Some(mut cells) = region.covered(origin, orientation.cells()) {
                cells.sort_unstable();
                all.push(Placing {
                    piece: orientation.piece(),
                    orientation: *orientation,
                    cells,
                });
            }
        }
    }
    all.sort_by_key(|placing| placing.cells[0]);
    all
}

/// The exact cover whose options are these placings, in their order.
///
/// Only cells and single pieces are required: an option that covers one of those excludes its
/// siblings by itself, so whoever finishes a partial solution need not know what was tried before.
/// Where all pieces must be used, covering all cells takes care of the others.
pub fn problem<'a>(
    cells: usize,
    placings: impl IntoIterator<Item = &'a Placing>,
    stock: Stock,
    usage: Use,
) -> Problem {
    let mut problem = Problem::new();
    let cells: Vec<_> = (0..cells).map(|_| problem.exactly(1)).collect();
    let pieces: Vec<_> = Piece::all()
        .map(|piece| match (usage, stock.copies(piece)) {
            (Use::All, 1) => problem.exactly(1),
            (_, copies) => problem.at_most(u32::from(copies)),
        })
        .collect();
    for placing in placings {
        let mut items: Vec<_> = placing.cells.iter().map(|cell| cells[*cell]).collect();
        items.push(pieces[usize::from(placing.piece.number()) - 1]);
        problem
            .option(&items)
            .expect("a placing covers each of its cells once");
    }
    problem
}
