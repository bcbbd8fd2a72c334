//! `sixfold puzzle count`: the exact number of solutions.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use gemblo_puzzle::{Flow, Fold, Solver};

use super::arguments::Count;
use super::{load, threads};
use crate::failure::Failure;
use crate::words::counted;

/// Counts the solutions of one puzzle.
pub fn run(arguments: &Count, out: &mut impl Write) -> Result<(), Failure> {
    let puzzle = load::one(&arguments.file)?.puzzle;
    let start = Instant::now();
    let solver = Solver::new(&puzzle);
    let fold = if arguments.folded {
        Fold::Folded
    } else {
        Fold::Separate
    };
    let count = count(&solver, fold, threads(arguments.threads));
    let seconds = start.elapsed().as_secs_f64();
    let (solutions, nodes) = (count.solutions, count.nodes);
    if arguments.json {
        writeln!(
            out,
            "{{\"solutions\": {solutions}, \"seconds\": {seconds:.6}, \"nodes\": {nodes}}}"
        )?;
        return Ok(());
    }
    writeln!(
        out,
        "{} in {seconds:.3} s, {}",
        counted(solutions, "solution"),
        counted(nodes, "node")
    )?;
    if solutions == 0
        && let Some(reason) = solver.impossible()
    {
        writeln!(out, "{reason}")?;
    }
    Ok(())
}

/// Time between two lines about the progress.
const PAUSE: Duration = Duration::from_secs(1);

/// Counts, and tells somebody at a terminal how far a long count has come.
fn count(solver: &Solver, fold: Fold, threads: usize) -> gemblo_puzzle::Count {
    let is_watched = io::stderr().is_terminal();
    let (mut last, mut is_shown) = (Instant::now(), false);
    let count = solver.count(fold, threads, &mut |progress| {
        if is_watched && last.elapsed() > PAUSE {
            let (done, nodes) = (100.0 * progress.done, progress.nodes);
            eprint!("\r{done:.0} %, {nodes} nodes ");
            (last, is_shown) = (Instant::now(), true);
        }
        Flow::GoOn
    });
    if is_shown {
        eprint!("\r{:40}\r", "");
    }
    count
}
