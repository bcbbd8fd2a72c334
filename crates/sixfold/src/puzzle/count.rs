//! `sixfold puzzle count`: the exact number of solutions.

use std::io::Write;
use std::time::Instant;

use gemblo_puzzle::{Flow, Fold, Solver};
use i18n::Lang;
use i18n::terminal::puzzle as words;

use super::arguments::Count;
use super::{impossible, load, threads};
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::progress::Progress;

/// Counts the solutions of one puzzle.
pub fn run(arguments: &Count, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let puzzle = load::one(&arguments.file)?.puzzle;
    let start = Instant::now();
    let solver = Solver::new(&puzzle);
    let fold = if arguments.folded {
        Fold::Folded
    } else {
        Fold::Separate
    };
    let interrupt = Interrupt::listen();
    let count = count(&solver, fold, threads(arguments.threads), &interrupt, lang);
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
    let found = super::solutions(solutions, lang);
    let nodes = words::NODES.count(lang, nodes);
    let told = words::COUNTED.with(lang, &[&found, &format!("{seconds:.3}"), &nodes]);
    if is_partial {
        writeln!(out, "{}", words::AT_LEAST.with(lang, &[&told]))?;
    } else {
        writeln!(out, "{told}")?;
    }
    if solutions == 0
        && !is_partial
        && let Some(reason) = solver.impossible()
    {
        writeln!(out, "{}", impossible(reason, lang))?;
    }
    interrupt.check()
}

/// Counts, and tells somebody at a terminal how far a long count has come.
fn count(
    solver: &Solver,
    fold: Fold,
    threads: usize,
    interrupt: &Interrupt,
    lang: Lang,
) -> gemblo_puzzle::Count {
    let mut line = Progress::new();
    solver.count(fold, threads, &mut |progress| {
        line.tell(progress.done, || words::NODES.count(lang, progress.nodes));
        if interrupt.has_come() {
            Flow::Stop
        } else {
            Flow::GoOn
        }
    })
}
