//! The puzzles of `tactics.txt` are proved anew, and the engine solves them.
//!
//! One in ten is looked at, all of them with `SIXFOLD_SLOW_TESTS`.

#[path = "../src/bin/yinsh-lab/prove.rs"]
mod prove;

use engine::{Engine as _, Flow, Task};
use prove::{Kind, Puzzle, solutions};
use yinsh_engine::{Engine, Options};

/// Nodes of 10 ms and of a second at a million nodes a second, half of what was measured.
const NODES_IN_10_MS: u64 = 10_000;
const NODES_IN_1_S: u64 = 1_000_000;

fn puzzles() -> Vec<Puzzle> {
    let lines = include_str!("../tactics.txt").lines();
    lines.map(|line| line.parse().expect("a puzzle")).collect()
}

fn sample() -> Vec<Puzzle> {
    let every = match std::env::var_os("SIXFOLD_SLOW_TESTS") {
        Some(_) => 1,
        None => 10,
    };
    puzzles().into_iter().step_by(every).collect()
}

#[test]
fn there_are_at_least_500_different_puzzles_of_three_kinds() {
    let puzzles = puzzles();
    let positions: std::collections::HashSet<_> = puzzles.iter().map(|it| it.position).collect();
    assert!(positions.len() >= 500);
    for kind in Kind::ALL {
        assert!(puzzles.iter().filter(|it| it.kind == kind).count() >= 150);
    }
}

#[test]
fn every_puzzle_has_exactly_the_solutions_that_are_written() {
    for puzzle in sample() {
        let proved = solutions(puzzle.kind, &puzzle.position);
        assert_eq!(proved, puzzle.solutions, "{puzzle}");
        assert!(!proved.is_empty(), "{puzzle}");
    }
}

#[test]
fn the_engine_solves_every_win_in_one_and_nearly_all_others() {
    let sample = sample();
    for kind in Kind::ALL {
        let of_kind: Vec<&Puzzle> = sample.iter().filter(|it| it.kind == kind).collect();
        let solved = of_kind.iter().filter(|it| is_solved(it)).count();
        match kind {
            Kind::WinIn1 => assert_eq!(solved, of_kind.len()),
            _ => assert!(100 * solved >= 98 * of_kind.len(), "{kind}: {solved}"),
        }
    }
}

fn is_solved(puzzle: &Puzzle) -> bool {
    let mut engine = Engine::new(Options::default());
    let task = Task {
        nodes: match puzzle.kind {
            Kind::WinIn1 => NODES_IN_10_MS,
            Kind::WinIn2 | Kind::OnlyMove => NODES_IN_1_S,
        },
        ..Task::default()
    };
    let thought = engine.think(&puzzle.position, &task, &mut |_| Flow::GoOn);
    puzzle.solutions.iter().any(|turn| turn == thought.best())
}
