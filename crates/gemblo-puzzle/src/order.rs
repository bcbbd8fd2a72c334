//! What a new puzzle should be, and what can be said of it before anything is searched.

use crate::answer::Count;
use crate::difficulty::Grade;
use crate::fault::Fault;
use crate::outline::Shape;
use crate::proof::Impossible;
use crate::puzzle::{Puzzle, Spot, Use};
use crate::solver::Solver;
use crate::stock::Stock;

/// What a new puzzle should be.
#[derive(Clone, PartialEq, Debug)]
pub struct Order {
    /// What it is called.
    pub name: String,
    /// What is to be filled.
    pub outline: Outline,
    /// The pieces to choose from.
    pub pool: Stock,
    /// How many solutions it may have.
    pub solutions: Solutions,
    /// How hard it should be, if that matters.
    pub grade: Option<Grade>,
    /// Decides which puzzle is made.
    pub seed: u64,
}

/// How many solutions a puzzle may have, those that a symmetry maps onto each other counted as one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solutions {
    /// One, or as few as are found soon.
    Few,
    /// At most so many.
    AtMost(u128),
}

/// What is to be filled.
#[derive(Clone, PartialEq, Debug)]
pub enum Outline {
    /// A new silhouette of about so many cells.
    Grown(Shape, usize),
    /// These cells.
    Painted(Vec<Spot>),
}

/// A new puzzle with what is known about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Composed {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its solutions, if they were not too many to be counted soon; else some of them.
    pub count: Count,
    /// Its difficulty.
    pub difficulty: f64,
}

/// Why there is no puzzle.
#[derive(Clone, PartialEq, Debug)]
pub enum NotComposed {
    /// What is wanted contradicts itself.
    Fault(Fault),
    /// So many cells take at least so many pieces, and whoever lays so many finds it harder than the grade.
    TooManyPieces {
        /// The cells that are wanted.
        cells: usize,
        /// The fewest pieces that have so many.
        pieces: usize,
        /// The easiest grade with so many.
        easiest: Grade,
    },
    /// So few cells make no puzzle of the grade.
    TooFewCells {
        /// The cells that are wanted.
        cells: usize,
        /// The hardest grade with so few.
        hardest: Grade,
    },
    /// None of the pieces fill the painted cells.
    Impossible(Impossible),
    /// Nothing was found, or the watch stopped it; the nearest puzzle.
    NotFound(Option<Puzzle>),
}

impl Order {
    /// The most solutions that are wanted.
    pub(crate) fn most(&self) -> u128 {
        match self.solutions {
            Solutions::Few => 1,
            Solutions::AtMost(most) => most,
        }
    }

    /// How many cells are wanted.
    pub(crate) fn cells(&self) -> usize {
        match &self.outline {
            Outline::Grown(_, cells) => *cells,
            Outline::Painted(spots) => spots.len(),
        }
    }

    /// What can be said at once.
    pub(crate) fn check(&self) -> Result<(), NotComposed> {
        let (cells, pieces, usage) = (self.cells(), self.pool.cells(), Use::Any);
        if cells == 0 {
            return Err(NotComposed::Fault(Fault::NoCells));
        }
        if pieces < cells {
            let fault = Fault::Area {
                cells,
                pieces,
                usage,
            };
            return Err(NotComposed::Fault(fault));
        }
        let pieces = fewest(self.pool, cells);
        let easiest = Grade::of((pieces as f64).log2());
        if self.grade.is_some_and(|grade| grade < easiest) {
            return Err(NotComposed::TooManyPieces {
                cells,
                pieces,
                easiest,
            });
        }
        let hardest = hardest(cells);
        if self.grade.is_some_and(|grade| grade > hardest) {
            return Err(NotComposed::TooFewCells { cells, hardest });
        }
        self.check_painted()
    }

    /// What can be said at once of painted cells.
    fn check_painted(&self) -> Result<(), NotComposed> {
        let Outline::Painted(spots) = &self.outline else {
            return Ok(());
        };
        let silhouette = Puzzle::new(&self.name, spots, self.pool, Use::Any);
        let silhouette = silhouette.map_err(NotComposed::Fault)?;
        match Solver::new(&silhouette).impossible() {
            Some(reason) => Err(NotComposed::Impossible(reason)),
            None => Ok(()),
        }
    }
}

/// The hardest grade with so many cells. Of a hundred puzzles of each size from 8 to 36 cells none had a difficulty of more
/// than a third of its cells; a half is out of reach.
fn hardest(cells: usize) -> Grade {
    Grade::of(cells as f64 / 2.0)
}

/// The fewest pieces of a pool that have so many cells.
fn fewest(pool: Stock, cells: usize) -> usize {
    let all = pool
        .iter()
        .flat_map(|(piece, copies)| (0..copies).map(move |_| piece.size()));
    let mut sizes: Vec<usize> = all.map(usize::from).collect();
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    let mut left = cells;
    let is_needed = |size: &&usize| {
        let is_needed = left > 0;
        left = left.saturating_sub(**size);
        is_needed
    };
    sizes.iter().take_while(is_needed).count()
}
