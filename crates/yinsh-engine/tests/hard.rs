//! The puzzles of `hard.txt`: turns that 20,000 nodes missed when they were mined, or wins that they did not see.
//!
//! One in fifty is solved, all of them with `SIXFOLD_SLOW_TESTS`.

#[path = "../src/bin/yinsh-lab/hard/puzzle.rs"]
mod puzzle;

use std::collections::HashSet;

use engine::{Engine as _, Flow, Task};
use puzzle::{Hard, Kind};
use yinsh_engine::{Engine, Options};

/// Half of the puzzles are solved within far fewer.
const NODES: u64 = 1_000_000;

fn puzzles() -> Vec<Hard> {
    let lines = include_str!("../hard.txt").lines();
    lines.map(|line| line.parse().expect("a puzzle")).collect()
}

#[test]
fn there_are_300_different_puzzles_of_both_kinds_and_each_reads_back() {
    let puzzles = puzzles();
    let positions: HashSet<_> = puzzles.iter().map(|it| it.position).collect();
    assert_eq!((positions.len(), puzzles.len()), (300, 300));
    let wins = puzzles.iter().filter(|it| it.kind != Kind::Only).count();
    assert!((50..=250).contains(&wins), "{wins} wins");
    let text: String = puzzles.iter().map(|it| format!("{it}\n")).collect();
    assert_eq!(text, include_str!("../hard.txt"));
}

#[test]
fn a_search_as_long_as_a_second_solves_most_of_them() {
    let every = match std::env::var_os("SIXFOLD_SLOW_TESTS") {
        Some(_) => 1,
        None => 50,
    };
    let sample: Vec<Hard> = puzzles().into_iter().step_by(every).collect();
    let solved = sample.iter().filter(|it| is_solved(it)).count();
    assert!(2 * solved >= sample.len(), "{solved} of {}", sample.len());
}

fn is_solved(puzzle: &Hard) -> bool {
    let task = Task {
        nodes: NODES,
        ..Task::default()
    };
    let mut engine = Engine::new(Options::default());
    let thought = engine.think(&puzzle.position, &task, &mut |_| Flow::GoOn);
    puzzle.is_solved_by(&thought)
}
