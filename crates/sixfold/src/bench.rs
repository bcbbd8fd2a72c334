//! `sixfold bench`: a fixed piece of work, whose count tells whether an engine has changed.

use std::io::Write;
use std::time::Instant;

use serde::Serialize;

use crate::cli::Bench;
use crate::failure::Failure;
use crate::thinks::Thinks;

/// What came of the work.
#[derive(Serialize)]
pub struct Measured {
    /// The same on every machine, and another one when the search is another one.
    count: u64,
    nodes_per_second: u64,
}

/// Does the work and tells its count and the speed.
pub fn run(arguments: &Bench, out: &mut impl Write) -> Result<(), Failure> {
    let measured = games::each!(arguments.game, G => G::bench());
    let (count, speed) = (measured.count, measured.nodes_per_second);
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&measured)?)?
    } else {
        writeln!(out, "Bench: {count}\n{speed} nodes a second")?
    }
    Ok(())
}

impl Measured {
    /// A count, and the speed at which so many nodes were looked at since then.
    pub fn new(count: u64, nodes: u64, since: Instant) -> Measured {
        let seconds = since.elapsed().as_secs_f64().max(1e-9);
        Measured {
            count,
            nodes_per_second: (nodes as f64 / seconds) as u64,
        }
    }
}
