//! Answers questions about puzzles.

use gemblo_puzzle::{End, Flow, Fold, Made, Progress, Puzzle, Solver, Stock, Wish};
use studio::errand::{Answer, Ask, NotAnErrand, Question, Say, Situation};

use crate::advise::advise;
use crate::daily;
use crate::rest::filled;

/// Milliseconds since whenever.
pub type Clock<'a> = &'a dyn Fn() -> f64;

/// How long solutions are counted, and pieces are looked for, in milliseconds.
const PATIENCE: f64 = 12_000.0;

/// The answer to a question, both as text.
pub fn answer(question: &str, clock: Clock<'_>) -> Result<String, NotAnErrand> {
    let Question { number, ask } = question.parse()?;
    let end = clock() + PATIENCE;
    let mut watch = |_: Progress| match clock() < end {
        true => Flow::GoOn,
        false => Flow::Stop,
    };
    let say = match &ask {
        Ask::Solvable(now) => match filled(now, &now.laid) {
            Some(_) => Say::Solvable,
            None => Say::Unsolvable,
        },
        Ask::Hint(now) => advise(now),
        Ask::Solution(now) => solution(now),
        Ask::Count(puzzle) => count(puzzle, &mut watch),
        Ask::Propose(puzzle, seed) => propose(puzzle, *seed, &mut watch),
        Ask::Daily(date) => daily::make(*date).map_or(Say::Nothing, told),
    };
    Ok(Answer { number, say }.to_string())
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

/// Pieces that leave few solutions; if there are none, pieces that fill the silhouette at all.
fn propose(silhouette: &Puzzle, seed: u32, watch: &mut dyn FnMut(Progress) -> Flow) -> Say {
    let (name, spots) = (silhouette.name(), silhouette.spots());
    let pool = silhouette.stock();
    for solutions in [1, 4, 50, 1_000] {
        let wish = Wish {
            pool,
            solutions,
            fold: Fold::Folded,
            grade: None,
            tries: 10,
            seed: seed.into(),
        };
        if let Some(made) = wish.fill(name, spots, watch) {
            return told(made);
        }
    }
    let any = Solver::new(silhouette).first(seed.into(), watch);
    let Ok(Some(found)) = any else {
        return Say::Nothing;
    };
    let stock: Stock = found.pieces.iter().map(|laid| laid.piece).collect();
    match Puzzle::new(name, spots, stock, gemblo_puzzle::Use::All) {
        // Solutions are known to exist, but not how many.
        Ok(puzzle) => Say::Puzzle {
            puzzle,
            solutions: 0,
            stars: 6,
        },
        Err(_) => Say::Nothing,
    }
}

fn told(made: Made) -> Say {
    Say::Puzzle {
        stars: made.grade().stars(),
        solutions: made.solutions.try_into().unwrap_or(u32::MAX),
        puzzle: made.puzzle,
    }
}
