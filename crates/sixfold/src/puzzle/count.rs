//! `sixfold puzzle count`: the exact number of solutions.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use gemblo_puzzle::{Flow, Fold, Progress, Solver};

use super::arguments::Count;
use super::{load, threads};
use crate::failure::Failure;

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
    let mut told = News::new(start);
    let count = solver.count(fold, threads(arguments.threads), &mut |p| told.tell(p));
    told.clear();
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

/// Tells somebody at a terminal how far a long count has come.
struct News {
    is_watched: bool,
    last: Instant,
    is_shown: bool,
}

/// Time between two lines about the progress.
const PAUSE: Duration = Duration::from_secs(1);

impl News {
    fn new(start: Instant) -> News {
        News {
            is_watched: io::stderr().is_terminal(),
            last: start,
            is_shown: false,
        }
    }

    fn tell(&mut self, progress: Progress) -> Flow {
        if self.is_watched && self.last.elapsed() > PAUSE {
            let (done, nodes) = (100.0 * progress.done, progress.nodes);
            eprint!("\r{done:.0} %, {nodes} nodes ");
            self.last = Instant::now();
            self.is_shown = true;
        }
        Flow::GoOn
    }

    fn clear(&self) {
        if self.is_shown {
            eprint!("\r{:40}\r", "");
        }
    }
}
