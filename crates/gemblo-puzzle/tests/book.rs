//! The puzzle book: every certificate is proved again.

use std::collections::HashSet;

use gemblo::Cell;
use gemblo_puzzle::{Flow, Fold, Grade, Made, Solver, Spot, Stock, book, patient};

fn all() -> Vec<(Grade, Made)> {
    let grades = Grade::ALL.into_iter();
    grades
        .flat_map(|grade| {
            book::grade(grade)
                .into_iter()
                .map(move |made| (grade, made))
        })
        .collect()
}

#[test]
fn every_puzzle_has_as_many_solutions_as_its_certificate_says() {
    for (_, made) in all() {
        let count = Solver::new(&made.puzzle).count(Fold::Separate, 1, &mut patient);
        assert_eq!(count.solutions, made.solutions, "{}", made.puzzle.name());
        assert!(made.solutions > 0, "{}", made.puzzle.name());
        let mut nodes = 0;
        let first = Solver::new(&made.puzzle).first(1, &mut |progress| {
            nodes = progress.nodes;
            Flow::GoOn
        });
        assert!(matches!(first, Ok(Some(_))), "{}", made.puzzle.name());
        assert!(
            nodes < 3_500_000,
            "{}: {nodes} to a first solution",
            made.puzzle.name()
        );
        // The work that a proof takes, as a bound on its time: some 50 ms.
        assert!(
            count.nodes < 3_500_000,
            "{}: {}",
            made.puzzle.name(),
            count.nodes
        );
    }
}

#[test]
fn every_puzzle_lies_on_the_board_and_in_the_right_grade() {
    for (grade, made) in all() {
        let name = made.puzzle.name();
        assert_eq!(made.grade(), grade, "{name}");
        let is_on_board = |spot: &Spot| {
            let (c, h) = (i8::try_from(spot.c), i8::try_from(spot.h));
            Cell::from_doubled(c.unwrap(), h.unwrap()).is_some()
        };
        assert!(made.puzzle.spots().iter().all(is_on_board), "{name}");
    }
}

#[test]
fn the_book_has_enough_puzzles_and_none_twice() {
    let all = all();
    assert!(all.len() >= 300, "{}", all.len());
    for grade in Grade::ALL {
        assert!(book::grade(grade).len() >= 50, "grade {}", grade.stars());
    }
    let whole = all
        .iter()
        .filter(|(_, made)| made.puzzle.stock() == Stock::colour());
    assert!((10..=15).contains(&whole.count()));
    let names: HashSet<&str> = all.iter().map(|(_, made)| made.puzzle.name()).collect();
    assert_eq!(names.len(), all.len());
    let tasks: HashSet<_> = all
        .iter()
        .map(|(_, made)| (made.puzzle.spots(), made.puzzle.stock()))
        .collect();
    assert_eq!(tasks.len(), all.len());
}

/// What people draw in several parts, and what was grown around an open middle.
const IN_PARTS: [&str; 9] = [
    "Exclamation mark",
    "Galaxy",
    "Propeller",
    "Question mark",
    "River",
    "Smile",
    "Ț",
    "Ș",
    "Ї",
];

#[test]
fn figures_hang_together() {
    for (_, made) in all() {
        let mut left: HashSet<Spot> = made.puzzle.spots().iter().copied().collect();
        let mut open = vec![made.puzzle.spots()[0]];
        while let Some(spot) = open.pop() {
            if left.remove(&spot) {
                open.extend(spot.neighbours());
            }
        }
        let name = made.puzzle.name();
        assert!(left.is_empty() || IN_PARTS.contains(&name), "{name}");
    }
}

#[test]
fn a_grade_that_is_written_reads_as_before() {
    for grade in Grade::ALL {
        let puzzles = book::grade(grade);
        assert_eq!(book::read(&book::write(grade, &puzzles)), Ok(puzzles));
    }
}
