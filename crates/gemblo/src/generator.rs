//! The seeded generator of five-player layouts.

use std::sync::LazyLock;

use game::Rng;
use hex::Symmetry;

use crate::Cells;
use crate::board::Cell;
use crate::layout::{Layout, OBSTACLES, STARTS};
use crate::pieces::Piece;
use crate::placement::Placement;
use crate::rim::{inner_rim, is_outermost, rim_between};

/// How often a whole layout is tried before the book's is turned instead.
const TRIES: usize = 200;
/// How often the obstacles between two starts are tried before the layout is given up.
const TRIES_BETWEEN: usize = 30;
/// The obstacles between two starts.
const BETWEEN: usize = OBSTACLES / STARTS;

/// The layout that `seed` names.
pub(crate) fn layout(seed: u64) -> Layout {
    let mut rng = Rng::new(seed);
    (0..TRIES)
        .find_map(|_| try_layout(&mut rng))
        .unwrap_or_else(|| turned_book(&mut rng))
}

fn try_layout(rng: &mut Rng) -> Option<Layout> {
    let starts = spread_starts(rng);
    let mut pieces: Vec<Piece> = Piece::all().collect();
    shuffle(&mut pieces, rng);
    let mut closed: Cells = starts.into_iter().collect();
    closed |= closed.neighbours();
    let mut obstacles = Vec::with_capacity(OBSTACLES);
    for i in 0..STARTS {
        let rim = rim_between(starts[i], starts[(i + 1) % STARTS]);
        let laid = (0..TRIES_BETWEEN).find_map(|_| try_between(&rim, &closed, &mut pieces, rng))?;
        for obstacle in laid {
            let cells = obstacle.to_cells();
            closed |= cells | cells.neighbours();
            obstacles.push(obstacle);
        }
    }
    Layout::new(&starts, &obstacles).ok()
}

/// Starts as evenly spread round the rim as its 42 cells allow, from a random one on.
fn spread_starts(rng: &mut Rng) -> [Cell; STARTS] {
    let rim: Vec<Cell> = inner_rim().collect();
    let mut gaps = [8, 8, 8, 9, 9];
    shuffle(&mut gaps, rng);
    let mut place = rng.below(rim.len());
    gaps.map(|gap| {
        place += gap;
        rim[place % rim.len()]
    })
}

/// Three obstacles on a stretch of the rim; their pieces are then no longer among `pieces`.
fn try_between(
    rim: &Cells,
    closed: &Cells,
    pieces: &mut Vec<Piece>,
    rng: &mut Rng,
) -> Option<[Placement; BETWEEN]> {
    shuffle(pieces, rng);
    let first = pieces.len().checked_sub(BETWEEN)?;
    let mut closed = *closed;
    let mut laid = Vec::with_capacity(BETWEEN);
    for piece in &pieces[first..] {
        let fits = |placement: &&Placement| {
            let cells = placement.to_cells();
            cells.meets(rim) && !cells.meets(&closed)
        };
        let candidates: Vec<&Placement> = along_the_rim(*piece).filter(fits).collect();
        let obstacle = **candidates.get(rng.below(candidates.len()))?;
        let cells = obstacle.to_cells();
        closed |= cells | cells.neighbours();
        laid.push(obstacle);
    }
    pieces.truncate(first);
    laid.try_into().ok()
}

/// The placements of a piece that cover a cell of the inner rim and no outermost cell.
fn along_the_rim(piece: Piece) -> impl Iterator<Item = &'static Placement> {
    static ALONG: LazyLock<Vec<Placement>> = LazyLock::new(|| {
        let rim: Cells = inner_rim().collect();
        Placement::all()
            .filter(|placement| placement.cells().any(|cell| rim.contains(cell)))
            .filter(|placement| !placement.cells().any(is_outermost))
            .collect()
    });
    let first = ALONG.partition_point(|placement| placement.piece() < piece);
    let rest = ALONG[first..].iter();
    rest.take_while(move |placement| placement.piece() == piece)
}

/// The book's layout, turned and perhaps turned over: valid whatever happens.
fn turned_book(rng: &mut Rng) -> Layout {
    let symmetry = Symmetry::ALL[rng.below(Symmetry::ALL.len())];
    let book = Layout::book();
    let image = |cell: Cell| Cell::at(symmetry.apply(cell.hex())).unwrap_or(cell);
    let mut starts = book.starts().map(image);
    let obstacles = book.obstacles().map(|obstacle| {
        let cells: Vec<Cell> = obstacle.cells().map(image).collect();
        Placement::of(&cells).unwrap_or(obstacle)
    });
    let clockwise = Layout::new(&starts, &obstacles);
    starts.reverse();
    clockwise
        .or_else(|_| Layout::new(&starts, &obstacles))
        .unwrap_or(book)
}

fn shuffle<T>(list: &mut [T], rng: &mut Rng) {
    for i in (1..list.len()).rev() {
        list.swap(i, rng.below(i + 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_layout_is_found_within_the_tries() {
        for seed in 0..200 {
            let mut rng = Rng::new(seed);
            assert!((0..TRIES).any(|_| try_layout(&mut rng).is_some()), "{seed}");
        }
    }

    #[test]
    fn the_book_turned_is_valid() {
        let turned: Vec<Layout> = (0..100)
            .map(|seed| turned_book(&mut Rng::new(seed)))
            .collect();
        for layout in &turned {
            assert_eq!(
                Layout::new(layout.starts(), layout.obstacles()),
                Ok(*layout)
            );
        }
        assert!(
            turned
                .iter()
                .any(|layout| layout.starts() != turned[0].starts())
        );
    }
}
