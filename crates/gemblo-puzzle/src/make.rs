//! Making puzzles: a silhouette, random fillings of it, and the pieces that leave the fewest ways.

use std::collections::HashSet;

use exact_cover::Flow;
use game::Rng;

use crate::answer::{End, Fold};
use crate::difficulty::{Grade, difficulty};
use crate::first::Taste;
use crate::outline::{Build, Shape, grown};
use crate::pace::{Progress, Watch};
use crate::puzzle::{Puzzle, Spot, Use};
use crate::solver::Solver;
use crate::stock::Stock;

/// What is wanted of a puzzle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Wish {
    /// The pieces to choose from.
    pub pool: Stock,
    /// The most solutions that it may have.
    pub solutions: u128,
    /// Whether solutions that a symmetry of the silhouette maps onto each other are one of these. A
    /// symmetric silhouette hardly ever has a single solution otherwise.
    pub fold: Fold,
    /// How hard it should be, if that matters.
    pub grade: Option<Grade>,
    /// Fillings that are tried before the wish is given up.
    pub tries: u32,
    /// Decides which puzzle is made.
    pub seed: u64,
}

/// A puzzle with what is known about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Made {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The exact number of its solutions.
    pub solutions: u128,
    /// Its difficulty.
    pub difficulty: f64,
}

impl Made {
    /// What is known about a puzzle; nothing if the watch stops the count.
    pub fn of(puzzle: Puzzle, threads: usize, watch: &mut Watch) -> Option<Made> {
        let count = Solver::new(&puzzle).count(Fold::Separate, threads, watch);
        (count.end == End::Complete).then(|| Made {
            difficulty: difficulty(&puzzle),
            solutions: count.solutions,
            puzzle,
        })
    }

    /// Its grade.
    pub fn grade(&self) -> Grade {
        Grade::of(self.difficulty)
    }
}

/// Nodes that may be spent on one count: puzzles that take longer are of no use to anybody.
const MOST_NODES: u64 = 1_000_000;

/// The nearest to a wish so far: how far it is from it, and the puzzle.
#[derive(Default)]
struct Best(Option<(u128, Puzzle)>);

impl Best {
    fn offer(&mut self, distance: u128, puzzle: Puzzle) {
        let is_better = |(best, _): &(u128, Puzzle)| distance < *best;
        if self.0.as_ref().is_none_or(is_better) {
            self.0 = Some((distance, puzzle));
        }
    }

    fn puzzle(self) -> Option<Puzzle> {
        self.0.map(|(_, puzzle)| puzzle)
    }
}

impl Wish {
    /// Pieces for a silhouette, such that few solutions are left. If no try was good enough, or the
    /// watch has stopped them, the nearest one.
    pub fn fill(
        &self,
        name: &str,
        spots: &[Spot],
        watch: &mut Watch,
    ) -> Result<Made, Option<Puzzle>> {
        let mut best = Best::default();
        let made = self.try_to_fill(name, spots, watch, &mut best);
        made.ok_or_else(|| best.puzzle())
    }

    fn try_to_fill(
        &self,
        name: &str,
        spots: &[Spot],
        watch: &mut Watch,
        best: &mut Best,
    ) -> Option<Made> {
        let silhouette = Puzzle::new(name, spots, self.pool, Use::Any).ok()?;
        let solver = Solver::new(&silhouette);
        let mut rng = Rng::new(self.seed);
        let mut seen = HashSet::new();
        for _ in 0..self.tries {
            let solution = solver.some(Taste::Mixed, rng.next(), watch).ok()??;
            let stock = solution.stock();
            if !seen.insert(stock) {
                continue;
            }
            let puzzle = Puzzle::new(name, spots, stock, Use::All).ok()?;
            if let Some(made) = self.check(puzzle, watch, best) {
                return Some(made);
            }
        }
        None
    }

    /// The puzzle with its figures, if it is what is wanted.
    fn check(&self, puzzle: Puzzle, watch: &mut Watch, best: &mut Best) -> Option<Made> {
        let mut limited = |progress: Progress| {
            if progress.nodes > MOST_NODES {
                Flow::Stop
            } else {
                watch(progress)
            }
        };
        let wanted = Solver::new(&puzzle).count(self.fold, 1, &mut limited);
        if wanted.end != End::Complete || wanted.solutions == 0 {
            return None;
        }
        if wanted.solutions > self.solutions {
            best.offer(wanted.solutions.saturating_mul(10), puzzle);
            return None;
        }
        let made = Made::of(puzzle, 1, &mut limited)?;
        let stars = |grade: Grade| u128::from(grade.stars());
        let distance = self
            .grade
            .map_or(0, |grade| stars(grade).abs_diff(stars(made.grade())));
        if distance == 0 {
            return Some(made);
        }
        best.offer(distance, made.puzzle);
        None
    }

    /// A new silhouette of about so many cells, with pieces; or else the nearest that was found.
    pub fn make(
        &self,
        name: &str,
        shape: Shape,
        cells: usize,
        watch: &mut Watch,
    ) -> Result<Made, Option<Puzzle>> {
        let mut rng = Rng::new(self.seed);
        let mut best = Best::default();
        // Many silhouettes with few tries each: some are just not good.
        let made = (0..self.tries).find_map(|_| {
            let spots = grown(shape, Build::Compact, cells, &mut rng);
            let wish = Wish {
                tries: 8,
                seed: rng.next(),
                ..*self
            };
            wish.try_to_fill(name, &spots, watch, &mut best)
        });
        made.ok_or_else(|| best.puzzle())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pace::patient;

    #[test]
    fn a_wish_that_cannot_be_met_ends_with_the_nearest_puzzle() {
        let wish = Wish {
            pool: Stock::colour(),
            solutions: 0,
            fold: Fold::Folded,
            grade: None,
            tries: 3,
            seed: 1,
        };
        let nearest = wish.make("x", Shape::Free, 20, &mut patient).unwrap_err();
        let nearest = nearest.expect("some silhouette can be filled");
        let found = Solver::new(&nearest).count(Fold::Folded, 1, &mut patient);
        assert!(found.solutions > 0);
    }
}
