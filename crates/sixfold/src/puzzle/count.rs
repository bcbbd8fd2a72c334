//! `sixfold puzzle count`: the exact number of solutions.

use std::io::Write;
use std::time::Instant;

use gemblo_puzzle::{Flow, Fold, Solver};

use super::arguments::Count;
use super::{load, threads};
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::progress::Progress;
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
    let interrupt = Interrupt::listen();
    let count = count(&solver, fold, threads(arguments.threads), &interrupt);
    let seconds = start.elapsed().as_secs_f64();
    let (solutions, nodes) = (count.solutions, count.nodes);
    let is_partial = interrupt.has_come();
    if arguments.json {
        let partial = if is_partial {
            ", \"interrupted\": true"
        } else {
            ""
        };
        writeln!(
            out,
            "{{\"solutions\": {solutions}, \"seconds\": {seconds:.6}, \"nodes\": {nodes}{partial}}}"
        )?;
        return interrupt.check();
    }
    if is_partial {
        write!(out, "interrupted: at least ")?;
    }
    writeln!(
        out,
        "{} in {seconds:.3} s, {}",
        counted(solutions, "solution"),
        counted(nodes, "node")
    )?;
    if solutions == 0
        && !is_partial
        && let Some(reason) = solver.impossible()
    {
        writeln!(out, "{reason}")?;
    }
    interrupt.check()
}

/// Counts, and tells somebody at a terminal how far a long count has come.
fn count(
    solver: &Solver,
    fold: Fold,
    threads: usize,
    interrupt: &Interrupt,
) -> gemblo_puzzle::Count {
    let mut line = Progress::new();
    solver.count(fold, threads, &mut |progress| {
        line.tell(progress.done, || counted(progress.nodes, "node"));
        if interrupt.has_come() {
            Flow::Stop
        } else {
            Flow::GoOn
        }
    })
}
