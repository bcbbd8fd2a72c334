//! A way to fill what is left of a puzzle when some pieces lie there.

use gemblo::{Cell, Piece, Placement};
use gemblo_puzzle::{Fault, Puzzle, Solver, Spot, Stock, patient};
use studio::errand::Situation;

/// The pieces that fill what is left in a situation, if that is possible; with pieces that do not
/// belong there it is not.
pub fn filled(now: &Situation, laid: &[Placement]) -> Option<Vec<Placement>> {
    let covered: Vec<Spot> = laid.iter().flat_map(|one| one.cells()).map(spot).collect();
    let open = now.puzzle.spots().iter().copied();
    let open: Vec<Spot> = open.filter(|spot| !covered.contains(spot)).collect();
    let belong = open.len() + covered.len() == now.puzzle.spots().len();
    let stock = laid
        .iter()
        .try_fold(now.puzzle.stock(), |stock, one| take(stock, one.piece()))
        .filter(|_| belong)?;
    match Puzzle::new("", &open, stock, now.puzzle.usage()) {
        Ok(puzzle) => solution(&puzzle),
        Err(Fault::NoCells) => Some(Vec::new()),
        Err(_) => None,
    }
}

fn take(stock: Stock, piece: Piece) -> Option<Stock> {
    let copies = stock.copies(piece).checked_sub(1)?;
    Some(stock.with(piece, copies))
}

fn solution(puzzle: &Puzzle) -> Option<Vec<Placement>> {
    // A patient watch never cancels.
    let solution = Solver::new(puzzle).first(1, &mut patient).ok()??;
    let placement = |laid: &gemblo_puzzle::Laid| {
        let cells: Option<Vec<Cell>> = laid.spots.iter().map(cell).collect();
        Placement::of(&cells?)
    };
    solution.pieces.iter().map(placement).collect()
}

fn spot(cell: Cell) -> Spot {
    let (c, h) = cell.doubled();
    Spot::new(c.into(), h.into())
}

fn cell(spot: &Spot) -> Option<Cell> {
    Cell::from_doubled(spot.c.try_into().ok()?, spot.h.try_into().ok()?)
}
