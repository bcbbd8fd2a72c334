//! Answers questions about puzzles.

use gemblo_puzzle::{
    Composed, End, Flow, Fold, Grade, Made, NotComposed, Order, Outline, Progress, Puzzle,
    Solutions, Solver, Use, daily,
};
use studio::errand::{Ask, NotAnErrand, Numbered, Say, Situation};

use crate::advise::advise;
use crate::rest::filled;

/// Milliseconds since whenever.
pub type Clock<'a> = &'a dyn Fn() -> f64;

/// How long solutions are counted, in milliseconds.
const PATIENCE: f64 = 12_000.0;

/// How long pieces that leave few solutions are looked for: of a large silhouette nobody can count them, and then any
/// pieces will do.
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
        Ask::Propose(puzzle, seed) => match propose(puzzle, *seed, &mut choosy) {
            Ok(made) => composed(made),
            Err(NotComposed::Impossible(_)) => Say::Unsolvable,
            Err(_) => any(puzzle, *seed, &mut watch).unwrap_or(Say::Nothing),
        },
        Ask::Daily(date) => daily::make(date.number()).map_or(Say::Nothing, told),
        Ask::Judge(trial) => trial.judge().map_or(Say::Nothing, Say::Judged),
        Ask::Line(trial) => trial.line().map_or(Say::Nothing, Say::Line),
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

/// Pieces that fill the silhouette and leave few solutions, if any are found before `choosy` stops it.
fn propose(
    silhouette: &Puzzle,
    seed: u32,
    choosy: &mut dyn FnMut(Progress) -> Flow,
) -> Result<Composed, NotComposed> {
    let order = Order {
        name: silhouette.name().to_owned(),
        outline: Outline::Painted(silhouette.spots().to_vec()),
        pool: silhouette.stock(),
        solutions: Solutions::Few,
        grade: None,
        seed: seed.into(),
    };
    match order.compose(choosy) {
        Err(NotComposed::NotFound(Some(nearest))) => Ok(Composed::of(nearest, choosy)),
        composed => composed,
    }
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

/// A puzzle, whose solutions may be too many to be counted.
fn composed(composed: Composed) -> Say {
    let exactly = match composed.count.end {
        End::Complete => composed.count.solutions,
        End::Enough | End::Cancelled => 0,
    };
    Say::Puzzle {
        stars: Grade::of(composed.difficulty).stars(),
        solutions: exactly.try_into().unwrap_or(u32::MAX),
        puzzle: composed.puzzle,
    }
}

fn told(made: Made) -> Say {
    Say::Puzzle {
        stars: made.grade().stars(),
        solutions: made.solutions.try_into().unwrap_or(u32::MAX),
        puzzle: made.puzzle,
    }
}
