//! Making a puzzle of any size and grade: where the outline is free, pieces are laid first, and then changed until the
//! puzzle is what is wanted; else a filling of the outline is looked for.

use exact_cover::Flow;
use game::Rng;

use crate::answer::Fold;
use crate::difficulty::{Grade, difficulty};
use crate::few::few;
use crate::first;
use crate::lay::{Lay, choose};
use crate::order::{Composed, NotComposed, Order, Outline, Solutions};
use crate::outline::{Build, Shape, grown};
use crate::pace::{Progress, Watch};
use crate::puzzle::{Puzzle, Spot, Use};
use crate::solver::Solver;
use crate::taste::Taste;

/// Silhouettes that are tried.
const TRIES: usize = 80;
/// So many silhouettes of one cell would be tried for a single solution where a few will do.
const TRIES_FOR_FEW: usize = 480;
/// The same where a grade is wanted, since those who want hard ones wait for each of them.
const TRIES_FOR_GRADE: usize = 160;
/// Changes of one silhouette that are tried, and how many of them may be in vain one after another.
const CHANGES: usize = 400;
const IN_VAIN: usize = 40;
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
            if has_grade && self.will_do_after(round) {
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

    /// Whether a puzzle with a few solutions will do after so many silhouettes.
    fn will_do_after(&self, round: usize) -> bool {
        let tries = match self.grade {
            Some(_) => TRIES_FOR_GRADE,
            None => TRIES_FOR_FEW,
        };
        self.solutions == Solutions::Few && round * self.cells() >= tries
    }

    /// By how many grades a puzzle is too hard; below zero, too easy.
    fn distance(&self, puzzle: &Puzzle) -> isize {
        self.grade.map_or(0, |wanted| {
            let grade = Grade::of(difficulty(puzzle));
            isize::from(grade.stars()) - isize::from(wanted.stars())
        })
    }

    /// A puzzle that has a solution, and hardly more than are wanted.
    fn propose(&self, taste: &Taste, rng: &mut Rng, watch: &mut Watch) -> Option<Proposal> {
        match &self.outline {
            Outline::Grown(Shape::Free, cells) => self.lay(*cells, taste, rng, watch),
            Outline::Grown(shape, cells) => {
                let build = self.build(taste, rng);
                let spots = grown(*shape, build, *cells, rng);
                let is_near = spots.len().abs_diff(*cells) <= 6 && spots.len() <= self.pool.cells();
                is_near.then(|| self.fill(&spots, rng, watch)).flatten()
            }
            Outline::Painted(spots) => self.fill(spots, rng, watch),
        }
    }

    /// Round silhouettes with a symmetry have many solutions, so that whoever insists on few gets slender ones as well.
    fn build(&self, taste: &Taste, rng: &mut Rng) -> Build {
        let insists = self.solutions != Solutions::Few && self.most() < 10;
        if taste.round > 0.4 && !(insists && rng.below(2) == 0) {
            Build::Compact
        } else {
            Build::Slender
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
        let mut in_vain = 0;
        for _ in 0..CHANGES {
            let progress = Progress {
                nodes: 0,
                done: 0.0,
            };
            let is_done = best.solutions <= self.most() || in_vain > IN_VAIN;
            if is_done || watch(progress) == Flow::Stop {
                break;
            }
            let Some(changed) = lay.changed(taste.round, rng) else {
                continue;
            };
            let other = self.proposal(&changed, best.solutions.min(MANY))?;
            in_vain = if other.solutions < best.solutions {
                0
            } else {
                in_vain + 1
            };
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
        // Large pieces leave few solutions; where no choice of them does, another mixture may.
        let sizes = [first::Taste::Large, first::Taste::Mixed][rng.below(2)];
        let filling = Solver::new(&silhouette).some(sizes, rng.next(), &mut limited);
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
