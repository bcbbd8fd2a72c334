//! Whether a puzzle has few solutions, without counting all.

use exact_cover::{Event, Search};

use crate::cover;
use crate::puzzle::Puzzle;
use crate::region::Region;

/// Pieces that may be laid before the question is given up.
const PATIENCE: u64 = 60_000;

/// The number of solutions, if it is clear soon; those beyond `most` are not looked for.
pub fn few(puzzle: &Puzzle, most: u128) -> Option<u128> {
    let region = Region::new(puzzle.spots());
    let placings = cover::placings(&region, puzzle.stock());
    let (stock, usage) = (puzzle.stock(), puzzle.usage());
    let mut search = Search::new(&cover::problem(region.cells.len(), &placings, stock, usage));
    loop {
        match search.advance(PATIENCE.saturating_sub(search.steps())) {
            Event::Done => return Some(search.solutions().into()),
            Event::Solution if u128::from(search.solutions()) > most => {
                return Some(search.solutions().into());
            }
            Event::Solution => {}
            Event::Paused | Event::Cut => return None,
        }
    }
}
