//! Making a puzzle of any size and grade: where the outline is free, pieces are laid first, and then changed until the
//! puzzle is what is wanted; else a filling of the outline is looked for.

use exact_cover::Flow;
use game::Rng;

use crate::answer::{Count, Fold};
use crate::difficulty::{Grade, difficulty};
use crate::fault::Fault;
use crate::few::few;
use crate::lay::{Lay, choose};
use crate::outline::{Build, Shape, grown};
use crate::pace::{Progress, Watch};
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
    /// Nothing was found, or the watch stopped it; the nearest puzzle.
    NotFound(Option<Puzzle>),
}

/// Silhouettes that are tried.
const TRIES: usize = 80;
/// So many silhouettes of one cell would be tried for a single solution where a few will do.
const TRIES_FOR_FEW: usize = 480;
/// Changes of one silhouette that are tried.
const CHANGES: usize = 400;
/// Solutions that are counted while a silhouette is changed.
const MANY: u128 = 200;
/// Nodes that may be spent on filling an outline.
const FILLING: u64 = 4_000_000;
/// Nodes that may be spent on the count of the finished puzzle.
const COUNTING: u64 = 5_000_000;

/// A puzzle that has a solution.
struct Proposal {
    puzzle: Puzzle,
    /// Its solutions, or [`UNCLEAR`].
    solutions: u128,
}

/// So many solutions that nobody has counted them.
const UNCLEAR: u128 = u128::MAX;

impl Order {
    /// Makes the puzzle.
    pub fn compose(&self, watch: &mut Watch) -> Result<Composed, NotComposed> {
        self.check()?;
        let mut rng = Rng::new(self.seed);
        let mut taste = Taste::of(self);
        let mut best: Option<(usize, u128, Puzzle)> = None;
        for round in 0..TRIES {
            let done = round as f64 / TRIES as f64;
            if watch(Progress { nodes: 0, done }) == Flow::Stop {
                break;
            }
            let has_grade = best.as_ref().is_some_and(|(distance, ..)| *distance == 0);
            if has_grade
                && self.solutions == Solutions::Few
                && round * self.cells() >= TRIES_FOR_FEW
            {
                break;
            }
            let Some(Proposal { puzzle, solutions }) = self.propose(&taste, &mut rng, watch) else {
                taste.vary(&mut rng);
                continue;
            };
            let distance = self.distance(&puzzle);
            if distance == 0 && solutions <= self.most() {
                return Ok(Composed::of(puzzle, watch));
            }
            taste.turn(distance, &mut rng);
            let distance = distance.unsigned_abs();
            if best
                .as_ref()
                .is_none_or(|(far, many, _)| (distance, solutions) < (*far, *many))
            {
                best = Some((distance, solutions, puzzle));
            }
        }
        match (self.solutions, best) {
            (Solutions::Few, Some((0, _, puzzle))) => Ok(Composed::of(puzzle, watch)),
            (_, best) => Err(NotComposed::NotFound(best.map(|(_, _, puzzle)| puzzle))),
        }
    }

    /// The most solutions that are wanted.
    fn most(&self) -> u128 {
        match self.solutions {
            Solutions::Few => 1,
            Solutions::AtMost(most) => most,
        }
    }

    /// By how many grades a puzzle is too hard; below zero, too easy.
    fn distance(&self, puzzle: &Puzzle) -> isize {
        self.grade.map_or(0, |wanted| {
            let grade = Grade::of(difficulty(puzzle));
            isize::from(grade.stars()) - isize::from(wanted.stars())
        })
    }

    /// How many cells are wanted.
    fn cells(&self) -> usize {
        match &self.outline {
            Outline::Grown(_, cells) => *cells,
            Outline::Painted(spots) => spots.len(),
        }
    }

    /// What can be said at once.
    fn check(&self) -> Result<(), NotComposed> {
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
        Ok(())
    }

    /// A puzzle that has a solution, and hardly more than are wanted.
    fn propose(&self, taste: &Taste, rng: &mut Rng, watch: &mut Watch) -> Option<Proposal> {
        match &self.outline {
            Outline::Grown(Shape::Free, cells) => self.lay(*cells, taste, rng, watch),
            Outline::Grown(shape, cells) => {
                let build = if taste.round > 0.4 {
                    Build::Compact
                } else {
                    Build::Slender
                };
                let spots = grown(*shape, build, *cells, rng);
                let is_near = spots.len().abs_diff(*cells) <= 6 && spots.len() <= self.pool.cells();
                is_near.then(|| self.fill(&spots, rng, watch)).flatten()
            }
            Outline::Painted(spots) => self.fill(spots, rng, watch),
        }
    }

    /// Pieces laid beside each other, one of them elsewhere again and again while there are too many solutions.
    fn lay(
        &self,
        cells: usize,
        taste: &Taste,
        rng: &mut Rng,
        watch: &mut Watch,
    ) -> Option<Proposal> {
        let pieces = choose(self.pool, cells, taste.size, rng);
        let mut lay = Lay::of(&pieces, taste.round, rng)?;
        let mut best = self.proposal(&lay, MANY)?;
        for _ in 0..CHANGES {
            let progress = Progress {
                nodes: 0,
                done: 0.0,
            };
            if best.solutions <= self.most() || watch(progress) == Flow::Stop {
                break;
            }
            let Some(changed) = lay.changed(taste.round, rng) else {
                continue;
            };
            let other = self.proposal(&changed, best.solutions.min(MANY))?;
            if other.solutions <= best.solutions {
                (lay, best) = (changed, other);
            }
        }
        Some(best)
    }

    /// The puzzle of laid pieces, and how many solutions it has, up to some.
    fn proposal(&self, lay: &Lay, most: u128) -> Option<Proposal> {
        let puzzle = Puzzle::new(&self.name, &lay.spots(), lay.stock(), Use::All).ok()?;
        Some(Proposal {
            solutions: few(&puzzle, most).unwrap_or(UNCLEAR),
            puzzle,
        })
    }

    /// Pieces that fill an outline.
    fn fill(&self, spots: &[Spot], rng: &mut Rng, watch: &mut Watch) -> Option<Proposal> {
        let silhouette = Puzzle::new(&self.name, spots, self.pool, Use::Any).ok()?;
        let mut limited = limited(watch, FILLING);
        let filling = Solver::new(&silhouette).first(rng.next(), &mut limited);
        let puzzle = Puzzle::new(&self.name, spots, filling.ok()??.stock(), Use::All).ok()?;
        let solver = Solver::new(&puzzle);
        let most = self.most().saturating_mul(solver.symmetries() as u128);
        let mut solutions = few(&puzzle, most.max(MANY)).unwrap_or(UNCLEAR);
        if solutions <= most {
            solutions = solver.count(Fold::Folded, 1, &mut limited).solutions;
        }
        Some(Proposal { puzzle, solutions })
    }
}

/// What decides how hard a silhouette becomes.
struct Taste {
    /// How round it is, from 0 to 1.
    round: f64,
    /// How much large pieces are preferred.
    size: f64,
}

impl Taste {
    /// Easy puzzles are branched, hard ones round; and a large silhouette with a single solution is branched as well.
    fn of(order: &Order) -> Taste {
        let is_large = matches!(order.outline, Outline::Grown(_, 56..));
        let round = match order.grade.map(Grade::stars) {
            Some(..3) => 0.3,
            Some(5) => 0.7,
            Some(6) => 0.85,
            _ if order.most() >= 10 => 0.9,
            _ if is_large => 0.35,
            _ => 0.5,
        };
        Taste {
            round,
            size: if round < 0.35 { 0.5 } else { 0.1 },
        }
    }

    /// Something else, since nothing came of it.
    fn vary(&mut self, rng: &mut Rng) {
        self.round = (self.round + rng.below(5) as f64 / 10.0 - 0.2).clamp(0.0, 1.0);
    }

    /// Easier after something that was too hard by so many grades, and harder after the opposite.
    fn turn(&mut self, too_hard: isize, rng: &mut Rng) {
        let step = 0.05 + rng.below(100) as f64 / 500.0;
        let step = -step * too_hard.signum() as f64;
        self.round = (self.round + step).clamp(0.0, 1.0);
        self.size = (self.size - step / 2.0).clamp(-0.2, 1.0);
    }
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

impl Composed {
    /// A puzzle with what is found out about it soon.
    pub fn of(puzzle: Puzzle, watch: &mut Watch) -> Composed {
        let mut limited = limited(watch, COUNTING);
        let mut count = Solver::new(&puzzle).count(Fold::Separate, 1, &mut limited);
        // It was made from one, whether that was found again or not.
        count.solutions = count.solutions.max(1);
        Composed {
            count,
            difficulty: difficulty(&puzzle),
            puzzle,
        }
    }
}

/// A watch that also stops after so many nodes.
fn limited<'a>(watch: &'a mut Watch, nodes: u64) -> impl FnMut(Progress) -> Flow + 'a {
    move |progress| {
        if progress.nodes > nodes {
            Flow::Stop
        } else {
            watch(progress)
        }
    }
}
