//! `sixfold puzzle count`: the exact number of solutions.

use std::io::Write;
use std::time::Instant;

use gemblo_puzzle::{Fold, Solver, patient};

use super::arguments::Count;
use super::{load, threads};
use crate::failure::Failure;

/// Counts the solutions of one puzzle.
pub fn run(arguments: &Count, out: &mut impl Write) -> Result<(), Failure> {
    let puzzle = load::one(&arguments.file)?.puzzle;
    let start = Instant::now();
    let solver = Solver::new(&puzzle);
    let fold = match arguments.folded {
        true => Fold::Folded,
        false => Fold::Separate,
    };
    let count = solver.count(fold, threads(arguments.threads), &mut patient);
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
        "{solutions} solutions in {seconds:.3} s, {nodes} nodes"
    )?;
    if solutions == 0
        && let Some(reason) = solver.impossible()
    {
        writeln!(out, "{reason}")?;
    }
    Ok(())
}
