//! A fixed amount of work, whose node count tells whether the search has changed.

use engine::{Engine as _, Flow, Task};
use game::Rng;
use yinsh::{Position, Variant};

use crate::{Engine, Evaluation, Options};

/// Turns that are looked ahead in every position.
const DEPTH: u32 = 7;

/// Searches fixed positions to a fixed depth; the number of nodes is the same on every machine.
pub fn bench(evaluation: &Evaluation) -> u64 {
    let mut engine = Engine::new(Options {
        evaluation: evaluation.clone(),
        ..Options::default()
    });
    let task = Task {
        depth: DEPTH,
        ..Task::default()
    };
    let mut nodes = |position: &Position| {
        engine.forget();
        engine.think(position, &task, &mut |_| Flow::GoOn).nodes
    };
    positions().iter().map(&mut nodes).sum()
}

/// Positions from random games, from the first moves to the last ones.
fn positions() -> Vec<Position> {
    let after = |steps: u64| {
        let mut rng = Rng::new(steps);
        let mut position = Position::new(Variant::Standard);
        for _ in 0..steps {
            let legal = position.legal();
            match legal.nth(rng.below(legal.len())) {
                Some(step) => position.make(step),
                None => break,
            };
        }
        position
    };
    let positions = (10..60).step_by(5).map(after);
    positions
        .filter(|position| position.verdict().is_none())
        .collect()
}
