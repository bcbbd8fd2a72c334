//! `sixfold perft`: counts all ways to play on, and how fast.

use std::io::Write;
use std::time::Instant;

use game::Game as _;
use serde::Serialize;

use crate::cli::Perft;
use crate::face::Face;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::progress::Progress;

/// A count is divided at so many first steps, to be watched and interrupted between them.
const DIVIDED: u32 = 3;

#[derive(Serialize)]
struct Line {
    depth: u32,
    nodes: u64,
    seconds: f64,
    nodes_per_second: u64,
    /// Whether the count was interrupted, so that there are more.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    interrupted: bool,
}

/// Counts from the asked position, one line per depth.
pub fn run(arguments: &Perft, out: &mut impl Write) -> Result<(), Failure> {
    games::each!(arguments.game, G => {
        count(&G::start(&G::setup(&arguments.setup)?), arguments, out)
    })
}

fn count(position: &impl Face, arguments: &Perft, out: &mut impl Write) -> Result<(), Failure> {
    let interrupt = Interrupt::listen();
    for depth in 1..=arguments.depth {
        let start = Instant::now();
        let nodes = Count::of(position, depth, &interrupt);
        let seconds = start.elapsed().as_secs_f64();
        // Asked once: an interrupt that comes while this is told ends the next depth, which then says so.
        let interrupted = interrupt.has_come();
        let line = Line {
            depth,
            nodes,
            seconds,
            nodes_per_second: (nodes as f64 / seconds.max(1e-9)) as u64,
            interrupted,
        };
        tell(&line, arguments, out)?;
        if interrupted {
            return Err(Failure::Interrupted);
        }
    }
    Ok(())
}

fn tell(line: &Line, arguments: &Perft, out: &mut impl Write) -> Result<(), Failure> {
    let Line {
        depth,
        nodes,
        seconds,
        nodes_per_second,
        interrupted,
    } = line;
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&line)?)?
    } else {
        let note = if *interrupted { " interrupted" } else { "" };
        writeln!(out, "{depth} {nodes} {seconds:.6} {nodes_per_second}{note}")?
    }
    Ok(out.flush()?)
}

/// A count that goes on.
struct Count<'a> {
    interrupt: &'a Interrupt,
    progress: Progress,
    depth: u32,
    nodes: u64,
}

impl Count<'_> {
    /// The number of sequences of so many steps, or of those seen before an interrupt.
    fn of(position: &impl Face, depth: u32, interrupt: &Interrupt) -> u64 {
        let mut count = Count {
            interrupt,
            progress: Progress::new(),
            depth,
            nodes: 0,
        };
        count.go(position, depth, 0.0, 1.0);
        count.nodes
    }

    /// Counts below a position, which is this part of the whole and comes after so much of it.
    fn go(&mut self, position: &impl Face, depth: u32, done: f64, part: f64) {
        if depth + DIVIDED <= self.depth || depth < 2 {
            self.nodes += position.perft(depth);
            let (whole, nodes) = (self.depth, self.nodes);
            self.progress
                .tell(done + part, || format!("depth {whole}, {nodes} so far"));
            return;
        }
        let steps = position.legal_steps();
        let part = part / steps.len() as f64;
        for (index, step) in steps.into_iter().enumerate() {
            if self.interrupt.has_come() {
                return;
            }
            let mut next = position.clone();
            if next.play(step).is_ok() {
                self.go(&next, depth - 1, done + part * index as f64, part);
            }
        }
    }
}
