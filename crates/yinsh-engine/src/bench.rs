//! A fixed amount of work, whose node count tells whether the search has changed.

use engine::{Engine as _, Flow, Task};
use yinsh::Position;

use crate::{Engine, Evaluation, Options};

/// Turns that are looked ahead in every position.
const DEPTH: u32 = 9;

/// Searches fixed positions to a fixed depth; the number of nodes is the same on every machine.
pub fn bench(evaluation: &Evaluation) -> u64 {
    bench_with(Options {
        evaluation: evaluation.clone(),
        ..Options::default()
    })
}

/// The same with an engine of these options, on one thread.
pub fn bench_with(options: Options) -> u64 {
    let mut engine = Engine::new(options);
    let task = Task {
        depth: DEPTH,
        ..Task::default()
    };
    let mut nodes = |position: Position| {
        engine.forget();
        engine.think(&position, &task, &mut |_| Flow::GoOn).nodes
    };
    bench_positions().map(&mut nodes).sum()
}

/// The middle games of the bench.
pub fn bench_positions() -> impl Iterator<Item = Position> {
    let lines = include_str!("../bench-positions.txt").lines();
    lines
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.parse().expect("the bench positions are valid"))
}
