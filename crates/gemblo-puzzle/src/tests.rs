//! Every engine by itself against the plain scan, on puzzles small enough for all of them.

use game::Rng;
use gemblo::{Orientation, Piece};

use crate::count::Counting;
use crate::cover;
use crate::frame::Frame;
use crate::frontier::Frontier;
use crate::hybrid::Cover;
use crate::orbit::{Guard, Orbits};
use crate::pace::{Pace, patient};
use crate::plan;
use crate::region::Region;
use crate::scan::Ground;
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
    counts.push(Cover::new(&counting).count(&mut pace));
    counts.push(counting.count(&mut pace));
    counts
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
