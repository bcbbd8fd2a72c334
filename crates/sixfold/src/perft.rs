//! `sixfold perft`: counts all ways to play on, and how fast.

use std::io::Write;
use std::time::Instant;

use game::Game;
use serde::Serialize;

use crate::cli::Perft;
use crate::face::Face;
use crate::failure::Failure;

#[derive(Serialize)]
struct Line {
    depth: u32,
    nodes: u64,
    seconds: f64,
    nodes_per_second: u64,
}

/// Counts from the asked position, one line per depth.
pub fn run(arguments: &Perft, out: &mut impl Write) -> Result<(), Failure> {
    games::each!(arguments.game, G => {
        count(&G::start(&G::setup(&arguments.setup)?), arguments, out)
    })
}

fn count(position: &impl Face, arguments: &Perft, out: &mut impl Write) -> Result<(), Failure> {
    for depth in 1..=arguments.depth {
        let start = Instant::now();
        let nodes = position.perft(depth);
        let seconds = start.elapsed().as_secs_f64();
        let nodes_per_second = (nodes as f64 / seconds.max(1e-9)) as u64;
        let line = Line {
            depth,
            nodes,
            seconds,
            nodes_per_second,
        };
        if arguments.json {
            writeln!(out, "{}", serde_json::to_string(&line)?)?
        } else {
            writeln!(out, "{depth} {nodes} {seconds:.6} {nodes_per_second}")?
        }
        out.flush()?;
    }
    Ok(())
}
