//! Answers questions about puzzles.

use gemblo_puzzle::{End, Flow, Fold, Made, Progress, Puzzle, Solver, Use, Wish};
use studio::errand::{Ask, NotAnErrand, Numbered, Say, Situation};

use crate::advise::advise;
use crate::daily;
use crate::rest::filled;

/// Milliseconds since whenever.
pub type Clock<'a> = &'a dyn Fn() -> f64;

/// How long solutions are counted, and pieces are looked for, in milliseconds.
const PATIENCE: f64 = 12_000.0;

/// How long of this is spent on pieces that leave few solutions: of a large silhouette nobody can
/// count them, and then any pieces will do.
const CHOOSY: f64 = 4_000.0;

/// The answer to a question, both as text.
pub fn answer(question: &str, clock: Clock<'_>) -> Result<String, NotAnErrand> {
    let Numbered { number, what } = question.parse()?;
    let begun = clock();
    let until = |time: f64| {
        move |_: Progress| {
            if clock() < begun + time {
                Flow::GoOn
            } else {
                Flow::Stop
            }
        }
    };
    let (mut choosy, mut watch) = (until(CHOOSY), until(PATIENCE));
    let what = match &what {
        Ask::Solvable(now) => match filled(now, &now.laid) {
            Some(_) => Say::Solvable,
            None => Say::Unsolvable,
        },
        Ask::Hint(now) => advise(now),
        Ask::Solution(now) => solution(now),
        Ask::Count(puzzle) => count(puzzle, &mut watch),
        Ask::Propose(puzzle, seed) => choice(puzzle, *seed, &mut choosy)
            .or_else(|| any(puzzle, *seed, &mut watch))
            .unwrap_or(Say::Nothing),
        Ask::Daily(date) => daily::make(*date).map_or(Say::Nothing, told),
    };
    Ok(Numbered { number, what }.to_string())
}

/// A solution with the pieces that lie there, or, where there is none, any.
fn solution(now: &Situation) -> Say {
    let with_laid = filled(now, &now.laid).map(|rest| [now.laid.clone(), rest].concat());
    match with_laid.or_else(|| filled(now, &[])) {
        Some(placements) => Say::Solution(placements),
        None => Say::Unsolvable,
    }
}

/// All solutions, if there is time for them; at least whether there is one.
fn count(puzzle: &Puzzle, watch: &mut dyn FnMut(Progress) -> Flow) -> Say {
    let solver = Solver::new(puzzle);
    match solver.first(1, watch) {
        Ok(None) => return Say::Unsolvable,
        Err(_) => return Say::Nothing,
        Ok(Some(_)) => {}
    }
    let count = solver.count(Fold::Separate, 1, watch);
    Say::Counted {
        solutions: u32::try_from(count.solutions).unwrap_or(u32::MAX).max(1),
        exact: count.end == End::Complete && count.solutions <= u32::MAX.into(),
    }
}

/// Pieces that leave few solutions.
fn choice(silhouette: &Puzzle, seed: u32, watch: &mut dyn FnMut(Progress) -> Flow) -> Option<Say> {
    let (name, spots) = (silhouette.name(), silhouette.spots());
    let made = [1, 4, 50, 1_000].into_iter().find_map(|solutions| {
        let wish = Wish {
            pool: silhouette.stock(),
            solutions,
            fold: Fold::Folded,
            grade: None,
            tries: 10,
            seed: seed.into(),
        };
        wish.fill(name, spots, watch).ok()
    });
    made.map(told)
}

/// Pieces that fill the silhouette at all; in how many ways is not known.
fn any(silhouette: &Puzzle, seed: u32, watch: &mut dyn FnMut(Progress) -> Flow) -> Option<Say> {
    let found = Solver::new(silhouette).first(seed.into(), watch).ok()??;
    let (name, spots) = (silhouette.name(), silhouette.spots());
    let puzzle = Puzzle::new(name, spots, found.stock(), Use::All).ok()?;
    Some(Say::Puzzle {
        puzzle,
        solutions: 0,
        stars: 6,
    })
}

fn told(made: Made) -> Say {
    Say::Puzzle {
        stars: made.grade().stars(),
        solutions: made.solutions.try_into().unwrap_or(u32::MAX),
        puzzle: made.puzzle,
    }
}
