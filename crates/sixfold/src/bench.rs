//! `sixfold bench`: a fixed piece of work, whose count tells whether an engine has changed.

use std::io::Write;
use std::time::Instant;

use engine::{Engine as _, Flow, Task};
use serde::Serialize;

use crate::cli::{Bench, Kind};
use crate::failure::Failure;
use crate::thinks::{Gear, Thinks};

/// Simulations for measuring the speed of the Gemblo engine.
const SIMULATIONS: u64 = 3_000;

#[derive(Serialize)]
struct Measured {
    /// The same on every machine, and another one when the search is another one.
    count: u64,
    nodes_per_second: u64,
}

/// Does the work and tells its count and the speed.
pub fn run(arguments: &Bench, out: &mut impl Write) -> Result<(), Failure> {
    let measured = match arguments.game {
        Kind::Yinsh => yinsh(),
        Kind::Gemblo => gemblo(),
    };
    let Measured {
        count,
        nodes_per_second,
    } = measured;
    match arguments.json {
        true => writeln!(out, "{}", to_json(&measured))?,
        false => writeln!(out, "Bench: {count}\n{nodes_per_second} nodes a second")?,
    }
    Ok(())
}

fn yinsh() -> Measured {
    let evaluation = yinsh_engine::Evaluation::default();
    let start = Instant::now();
    let count = yinsh_engine::bench(&evaluation);
    Measured {
        count,
        nodes_per_second: per_second(count, start),
    }
}

/// The count mixes nodes and turns of whole games, so the speed is measured by itself: with six
/// players, from the empty board.
fn gemblo() -> Measured {
    let count = gemblo_engine::bench();
    let position = gemblo::Position::new(&gemblo::Setup::Six);
    let task = Task {
        nodes: SIMULATIONS,
        ..Task::default()
    };
    let mut engine = gemblo::Position::engine(Gear::default());
    let start = Instant::now();
    let thought = engine.think(&position, &task, &mut |_| Flow::GoOn);
    Measured {
        count,
        nodes_per_second: per_second(thought.nodes, start),
    }
}

fn per_second(count: u64, since: Instant) -> u64 {
    (count as f64 / since.elapsed().as_secs_f64().max(1e-9)) as u64
}

fn to_json(measured: &Measured) -> String {
    serde_json::to_string(measured).expect("numbers have a JSON form")
}
