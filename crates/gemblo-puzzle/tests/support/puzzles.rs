//! Puzzles to test with.

use std::collections::{BTreeSet, HashSet};

use game::Rng;
use gemblo::{Orientation, Piece};
use gemblo_puzzle::{Puzzle, Solution, Spot, Stock, Use};

/// A silhouette that some random pieces fill, in one part or in several, asked with those pieces.
pub fn random(rng: &mut Rng, pieces: u32) -> Puzzle {
    loop {
        let mut spots: BTreeSet<Spot> = BTreeSet::new();
        let mut stock = Stock::EMPTY;
        for _ in 0..pieces {
            let tries = (0..20).map(|_| random_placing(rng, &spots));
            let free = tries.filter(|(_, laid)| laid.iter().all(|spot| !spots.contains(spot)));
            // Compact silhouettes have more solutions.
            let touching = |(_, laid): &(Piece, Vec<Spot>)| {
                let near = laid.iter().flat_map(|spot| spot.neighbours());
                near.filter(|spot| spots.contains(spot)).count()
            };
            let Some((piece, laid)) = free.max_by_key(touching) else {
                continue;
            };
            if stock.add(piece).is_ok() {
                spots.extend(laid);
            }
        }
        // Some puzzles are made unsolvable: one piece is exchanged for another of its size.
        let own: Vec<Piece> = stock.iter().map(|(piece, _)| piece).collect();
        let out = own[rng.below(own.len())];
        let into = Piece::all().filter(|piece| piece.size() == out.size());
        let into = into.min_by_key(|_| rng.next()).unwrap();
        if rng.below(4) == 0 && stock.copies(into) < 6 {
            stock = stock.with(out, stock.copies(out) - 1);
            stock = stock.with(into, stock.copies(into) + 1);
        }
        let spots: Vec<Spot> = spots.into_iter().collect();
        if let Ok(puzzle) = Puzzle::new("random", &spots, stock, Use::All) {
            return puzzle;
        }
    }
}

fn random_placing(rng: &mut Rng, spots: &BTreeSet<Spot>) -> (Piece, Vec<Spot>) {
    let orientation = Orientation::all()
        .nth(rng.below(Orientation::COUNT))
        .unwrap();
    let at = match spots.iter().nth(rng.below(spots.len())) {
        Some(spot) => spot.neighbours()[rng.below(6)],
        None => Spot::new(0, 0),
    };
    let far = Spot::new(at.c, at.h + 40);
    let at = if rng.below(200) == 0 { far } else { at };
    (orientation.piece(), cells(orientation, at))
}

fn cells(orientation: Orientation, at: Spot) -> Vec<Spot> {
    let cell = |step: &hex::Hex| {
        let (q, r) = (i32::from(step.q), i32::from(step.r));
        Spot::new(at.c + q, at.h + 2 * r + q)
    };
    orientation.cells().iter().map(cell).collect()
}

/// The same silhouette with a few more pieces, of which any may be used.
#[allow(dead_code)]
pub fn with_spare(rng: &mut Rng, puzzle: &Puzzle) -> Puzzle {
    let mut stock = puzzle.stock();
    for _ in 0..3 {
        let piece = Piece::new(1 + rng.below(Piece::COUNT) as u8).unwrap();
        stock = stock.with(piece, stock.copies(piece) + 1);
    }
    Puzzle::new("spare", puzzle.spots(), stock, Use::Any).unwrap()
}

/// Every choice of the pieces that covers as many cells as the silhouette has.
#[allow(dead_code)]
pub fn choices(puzzle: &Puzzle) -> Vec<Puzzle> {
    let mut stocks = vec![Stock::EMPTY];
    for (piece, copies) in puzzle.stock().iter() {
        let each = |stock: &Stock| {
            (0..=copies)
                .map(|n| stock.with(piece, n))
                .collect::<Vec<_>>()
        };
        stocks = stocks.iter().flat_map(each).collect();
    }
    let puzzles = stocks
        .into_iter()
        .filter_map(|stock| Puzzle::new("choice", puzzle.spots(), stock, Use::All).ok());
    puzzles.collect()
}

/// Stops the test unless the solution fills the silhouette with the right pieces.
#[allow(dead_code)]
pub fn check(puzzle: &Puzzle, solution: &Solution) {
    let mut stock = Stock::EMPTY;
    let mut spots: Vec<Spot> = Vec::new();
    for laid in &solution.pieces {
        stock.add(laid.piece).unwrap();
        let shape = laid.spots.iter().map(|spot| {
            let (dc, dh) = (spot.c - laid.spots[0].c, spot.h - laid.spots[0].h);
            hex::Hex::new(dc as i8, ((dh - dc) / 2) as i8)
        });
        let orientation = Orientation::of(&shape.collect::<Vec<_>>()).unwrap();
        assert_eq!(orientation.piece(), laid.piece);
        spots.extend(&laid.spots);
    }
    spots.sort();
    assert_eq!(spots, puzzle.spots());
    assert_eq!(stock, puzzle.stock());
}

/// A solution as a set of sets of cells.
#[allow(dead_code)]
pub type Sets = BTreeSet<BTreeSet<Spot>>;

#[allow(dead_code)]
pub fn sets(pieces: &[Vec<Spot>]) -> Sets {
    pieces
        .iter()
        .map(|spots| spots.iter().copied().collect())
        .collect()
}

/// Where a cell goes.
type Map = fn(Spot) -> Spot;

/// Symmetric silhouettes, each with the maps of cells that leave it as it is.
#[allow(dead_code)]
pub fn symmetric() -> Vec<(Puzzle, Vec<Map>)> {
    let turn_half: Map = |spot| Spot::new(-spot.c, -spot.h);
    let flip: Map = |spot| Spot::new(-spot.c, spot.h);
    let flop: Map = |spot| Spot::new(spot.c, -spot.h);
    let same: Map = |spot| spot;
    // A sixth of a turn: (q, r) goes to (-r, q + r).
    let sixth: Map = |spot| {
        let (q, r) = (spot.c, (spot.h - spot.c) / 2);
        Spot::new(-r, 2 * (q + r) - r)
    };
    let hexagon: Vec<Spot> = (-2..=2)
        .flat_map(|c: i32| (-4..=4).map(move |h| Spot::new(c, h)))
        .filter(|spot| (spot.c - spot.h) % 2 == 0 && spot.c.abs() + spot.h.abs() <= 4)
        .collect();
    let bar: Vec<Spot> = hexagon
        .iter()
        .copied()
        .filter(|spot| spot.h.abs() < 3)
        .collect();
    let stock =
        |numbers: &[u8]| -> Stock { numbers.iter().map(|n| Piece::new(*n).unwrap()).collect() };
    let puzzle = |spots: &[Spot], numbers: &[u8]| {
        Puzzle::new(&format!("{numbers:?}"), spots, stock(numbers), Use::All).unwrap()
    };
    let full: Vec<Map> = vec![same, sixth, turn_half, flip, flop];
    let half = vec![same, turn_half, flip, flop];
    assert_eq!((hexagon.len(), bar.len()), (19, 13));
    vec![
        (puzzle(&hexagon, &[5, 5, 9, 9, 11]), full.clone()),
        (puzzle(&hexagon, &[1, 3, 3, 4, 4, 5, 5]), full.clone()),
        (puzzle(&hexagon, &[1, 2, 4, 8, 10, 13]), full),
        (puzzle(&bar, &[1, 4, 4, 5, 5]), half.clone()),
        (puzzle(&bar, &[1, 2, 2, 8, 10]), half),
    ]
}

/// The number of solutions that no combination of the maps makes equal.
#[allow(dead_code)]
pub fn orbits(all: &[Sets], maps: &[Map]) -> usize {
    let mut seen: HashSet<Sets> = HashSet::new();
    let mut orbits = 0;
    for solution in all {
        if seen.contains(solution) {
            continue;
        }
        orbits += 1;
        let mut open = vec![solution.clone()];
        while let Some(next) = open.pop() {
            if seen.insert(next.clone()) {
                for map in maps {
                    open.push(
                        next.iter()
                            .map(|p| p.iter().map(|s| map(*s)).collect())
                            .collect(),
                    );
                }
            }
        }
    }
    orbits
}
