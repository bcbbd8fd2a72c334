//! How hard a puzzle is for somebody who looks for the tightest place and tries there.

use exact_cover::{Event, Search};
use game::Rng;

use crate::cover::{self, Placing};
use crate::puzzle::Puzzle;
use crate::region::Region;

/// Solvers whose efforts are averaged.
const RUNS: u32 = 16;

/// Pieces that one solver lays before giving up; so no puzzle is harder than 13.
const PATIENCE: u64 = 1 << 13;

/// The difficulty of a puzzle: the logarithm to base 2 of the pieces that a solver lays until the
/// first solution, on average over some who break ties differently.
///
/// The number of pieces alone, or the work to find all solutions, grades puzzles badly: what counts
/// is how often one goes astray before the end.
pub fn difficulty(puzzle: &Puzzle) -> f64 {
    let region = Region::new(puzzle.spots());
    let mut placings = cover::placings(&region, puzzle.stock());
    let mut rng = Rng::new(puzzle.spots().len() as u64);
    let sum: f64 = (0..RUNS)
        .map(|_| (effort(puzzle, &mut placings, &mut rng) as f64).log2())
        .sum();
    sum / f64::from(RUNS)
}

fn effort(puzzle: &Puzzle, placings: &mut [Placing], rng: &mut Rng) -> u64 {
    for last in (1..placings.len()).rev() {
        placings.swap(last, rng.below(last + 1));
    }
    let problem = cover::problem(
        puzzle.spots().len(),
        &*placings,
        puzzle.stock(),
        puzzle.usage(),
    );
    let mut search = Search::new(&problem);
    while search.steps() < PATIENCE {
        match search.advance(PATIENCE - search.steps()) {
            Event::Solution | Event::Done => break,
            Event::Paused | Event::Cut => {}
        }
    }
    search.steps().max(1)
}

/// One to six stars.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Grade(u8);

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: [Grade; 6] = [Grade(1), Grade(2), Grade(3), Grade(4), Grade(5), Grade(6)];

    /// The difficulties at which the next grade begins.
    const BOUNDS: [f64; 5] = [3.0, 5.0, 7.0, 9.0, 10.5];

    /// The grade with so many stars.
    pub fn new(stars: u8) -> Option<Grade> {
        Grade::ALL.get(usize::from(stars).wrapping_sub(1)).copied()
    }

    /// The grade of a difficulty.
    pub fn of(difficulty: f64) -> Grade {
        let harder = Grade::BOUNDS.iter().filter(|bound| difficulty >= **bound);
        Grade(1 + harder.count() as u8)
    }

    /// The number of stars.
    pub const fn stars(self) -> u8 {
        self.0
    }
}
