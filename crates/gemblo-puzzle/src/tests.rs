//! Every engine by itself against the plain scan, on puzzles small enough for all of them.

use game::Rng;
use gemblo::{Orientation, Piece};

use crate::count::Counting;
use crate::cover;
use crate::frame::Frame;
use crate::frontier::Frontier;
use crate::fronts::Fronts;
use crate::hands::Hands;
use crate::hybrid::Cover;
use crate::ledger::Ledger;
use crate::orbit::{Guard, Orbits};
use crate::pace::{Pace, patient};
use crate::plan;
use crate::region::Region;
use crate::scan::{Ground, Node};
use crate::tables::{Tables, usual_order};
use crate::trail;
use crate::window::Window;
use crate::{Flow, Puzzle, Solver, Spot, Stock, Use};

/// A rhombus of this side, which has four symmetries, filled with random pieces.
fn rhombus(side: i32, rng: &mut Rng) -> Puzzle {
    let spots: Vec<Spot> = (0..side * side)
        .map(|i| Spot::from_axial((i % side, i / side)))
        .collect();
    loop {
        let mut stock = Stock::EMPTY;
        while stock.cells() < spots.len() {
            let piece = Piece::new(1 + rng.below(Piece::COUNT) as u8).unwrap();
            stock = stock.with(piece, stock.copies(piece) + 1);
        }
        if let Ok(puzzle) = Puzzle::new("rhombus", &spots, stock, Use::All) {
            return puzzle;
        }
    }
}

/// The counts of the scan, the guarded scans, the guarded frontiers, and the cover.
fn counts<W: Window>(puzzle: &Puzzle, frame: &Frame, region: &Region) -> Vec<u128> {
    let placings = cover::placings(region, puzzle.stock());
    let symmetries = region.symmetries();
    let orbits = Orbits::all(&symmetries, &placings, puzzle.stock(), puzzle.usage());
    let counting = Counting::<W>::new(puzzle, frame, &placings, &orbits, 2);
    let mut watch = patient;
    let mut pace = Pace::new(&mut watch);
    let guards = orbits
        .iter()
        .map(|orbits| Guard::new(orbits, &placings, frame, &counting.tables));
    let guards: Vec<Guard> = guards.collect();
    let mut counts = Vec::new();
    for guard in std::iter::once(None).chain(guards.iter().map(Some)) {
        let ground = Ground {
            guard,
            ..Ground::new(&counting.tables, frame)
        };
        let start = ground.start(puzzle.stock(), puzzle.spots().len() as u32);
        counts.push(u128::from(ground.count(&start, &mut pace)));
        let mut frontier = Frontier::new(ground, start, frame.cells.len());
        counts.push(if frontier.grow(40, &mut pace) {
            frontier.finish(2, &mut pace)
        } else {
            frontier.solutions()
        });
    }
    let start =
        Ground::new(&counting.tables, frame).start(puzzle.stock(), puzzle.spots().len() as u32);
    let ledger = ledger(puzzle, frame, start, &counting.tables).expect("it is small");
    counts.push(ledger.count(2, &mut pace).expect("and so are its numbers"));
    counts.push(Cover::new(&counting).count(&mut pace));
    counts.push(counting.count(&mut pace));
    counts
}

/// The ledger of a puzzle, if there are not too many choices of its pieces.
fn ledger<W: Window>(
    puzzle: &Puzzle,
    frame: &Frame,
    start: Node<W>,
    tables: &Tables<W>,
) -> Option<Ledger> {
    let mut watch = patient;
    let mut pace = Pace::new(&mut watch);
    let ground = Ground::new(tables, frame);
    let bits = frame.cells.len();
    Some(Ledger {
        fronts: Fronts::new(&ground, start, bits, usize::MAX, &mut pace)?,
        hands: Hands::new(puzzle.stock(), puzzle.spots().len())?,
    })
}

/// What the ledger of a puzzle and what a scan that ends after so many nodes count, on the shortest rows.
fn by_ledger_and_scan(puzzle: &Puzzle, nodes: u64) -> (Option<u128>, u128) {
    let region = Region::new(puzzle.spots());
    let frame = &plan::frames(&region, &region.parts())[0];
    let tables = Tables::<u64>::new(puzzle.stock(), frame, &usual_order());
    let ground = Ground::new(&tables, frame);
    let start = ground.start(puzzle.stock(), puzzle.spots().len() as u32);
    let ledger = ledger(puzzle, frame, start, &tables).expect("there are few choices");
    let mut watch = patient;
    let mut pace = Pace::new(&mut watch);
    let by_ledger = ledger.count(1, &mut pace);
    pace.allow(nodes);
    (by_ledger, ground.count(&start, &mut pace).into())
}

/// A parallelogram.
fn strip(width: i32, height: i32) -> Vec<Spot> {
    let cells = (0..width * height).map(|i| (i % width, i / width));
    cells.map(Spot::from_axial).collect()
}

/// Whether a trail leads to a solution, which then covers every cell once.
fn finds(puzzle: &Puzzle, frame: &Frame) -> bool {
    let stock = puzzle.stock();
    let tables = Tables::<u64>::new(stock, frame, &usual_order());
    let ground = Ground::new(&tables, frame);
    let start = ground.start(stock, puzzle.spots().len() as u32);
    let mut watch = patient;
    let mut pace = Pace::new(&mut watch);
    match trail::search(&ground, start, frame.cells.len(), 100_000, &mut pace) {
        Err(_) => panic!("it is small"),
        Ok(None) => false,
        Ok(Some(laid)) => {
            let laid = tables.cells(frame, &laid);
            let mut cells: Vec<usize> = laid.into_iter().flat_map(|(_, cells)| cells).collect();
            cells.sort_unstable();
            cells == (0..puzzle.spots().len()).collect::<Vec<_>>()
        }
    }
}

#[test]
fn all_engines_count_the_same_in_every_layout() {
    let mut rng = Rng::new(18);
    let mut solvable = 0;
    for round in 0..60 {
        let puzzle = rhombus(4 + round % 2, &mut rng);
        let region = Region::new(puzzle.spots());
        let frames = plan::frames(&region, &region.parts());
        assert!(frames.len() > 1);
        let mut all = Vec::new();
        for frame in &frames {
            all.extend(counts::<u64>(&puzzle, frame, &region));
            all.extend(counts::<u128>(&puzzle, frame, &region));
        }
        let solver = Solver::new(&puzzle);
        let mut watch = patient;
        let mut by_cover = 0;
        solver.each_cover(&mut Pace::new(&mut watch), &mut |_| {
            by_cover += 1;
            Flow::GoOn
        });
        all.push(by_cover);
        for frame in &frames {
            assert_eq!(finds(&puzzle, frame), all[0] > 0, "{puzzle:?}");
        }
        assert!(
            all.iter().all(|count| *count == all[0]),
            "{puzzle:?} {all:?}"
        );
        solvable += u32::from(all[0] > 0);
    }
    assert!(solvable > 10, "{solvable}");
}

#[test]
fn a_ledger_counts_every_choice_where_not_all_pieces_are_used() {
    let mut rng = Rng::new(4);
    for round in 0..30 {
        let spots = strip(2 + round % 3, 6);
        let mut stock = Stock::EMPTY;
        while stock.cells() < 2 * spots.len() {
            let piece = Piece::new(1 + rng.below(Piece::COUNT) as u8).unwrap();
            stock = stock.with(piece, stock.copies(piece) + 1);
        }
        let puzzle = Puzzle::new("strip", &spots, stock, Use::Any).unwrap();
        let (by_ledger, by_scan) = by_ledger_and_scan(&puzzle, u64::MAX);
        assert_eq!(by_ledger, Some(by_scan), "{puzzle:?}");
    }
}

#[test]
fn a_ledger_whose_numbers_become_too_large_says_so() {
    let pieces = [1, 2, 3, 4, 5, 6].map(|number| Piece::new(number).unwrap());
    let stock = pieces
        .iter()
        .fold(Stock::EMPTY, |stock, piece| stock.with(*piece, 6));
    let long = Puzzle::new("long", &strip(3, stock.cells() as i32 / 3), stock, Use::All).unwrap();
    assert_eq!(by_ledger_and_scan(&long, 1_000).0, None);
}

#[test]
fn every_orientation_has_its_cells_within_reach() {
    for symmetry in hex::Symmetry::ALL {
        for orientation in Orientation::all() {
            for (q, r) in crate::tables::steps(orientation, symmetry) {
                let (left, cells) = crate::tables::REACH[r as usize];
                let is_origin = (q, r) == (0, 0);
                assert!(is_origin || (left..left + cells as i32).contains(&q));
            }
        }
    }
}
