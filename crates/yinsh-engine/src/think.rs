//! One task: a search on this thread, with others beside it that share the table.

use std::cell::RefCell;
#[cfg(not(target_arch = "wasm32"))]
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use engine::{Flow, Task, ThoughtOf, Watch};
use yinsh::Position;

use crate::Options;
use crate::judge::Judge;
use crate::levels;
use crate::memory::Memory;
use crate::root::RootLine;
use crate::search::{PLIES, Searcher};
use crate::table::Table;
use crate::thought::thought;

/// Searches on one thread until the task is done or the watch stops it.
pub(crate) fn alone(
    table: &Table,
    memory: &mut Memory,
    options: &Options,
    position: &Position,
    task: &Task,
    watch: &mut Watch<'_, Position>,
) -> ThoughtOf<Position> {
    let limits = levels::limits(task.level);
    let latest: RefCell<Option<ThoughtOf<Position>>> = RefCell::new(None);
    let mut poll = |nodes: u64| match latest.borrow_mut().as_mut() {
        Some(thought) => {
            thought.nodes = nodes;
            watch(thought)
        }
        None => Flow::GoOn,
    };
    let judge = Judge::new(options.evaluation.clone(), PLIES);
    let limit = task.nodes.min(limits.nodes);
    let mut searcher = Searcher::new(table, options.tuning, judge, memory, limit, &mut poll);
    let mut lines = searcher.candidates(position);
    let first = thought(&mut searcher, position, 0, &lines[..1]);
    latest.replace(Some(first));
    let depth = task.depth.min(limits.depth);
    let shown = task.lines.clamp(1, lines.len());
    let mut report = |searcher: &mut Searcher<'_>, depth: u32, lines: &[RootLine]| {
        let shown = &lines[..shown.min(lines.len())];
        let mut thought = thought(searcher, position, depth, shown);
        thought.nodes = searcher.nodes;
        latest.replace(Some(thought));
    };
    let known = limits.choices().clamp(shown, lines.len().max(shown));
    searcher.deepen(position, &mut lines, depth, known, &mut report);
    if !searcher.stopped {
        let seed = task.seed ^ position.hash();
        let chosen = limits.choose(lines[..known].iter().map(|line| line.score), seed);
        lines[..=chosen].rotate_right(1);
        let depth = latest.borrow().as_ref().map_or(0, |thought| thought.depth);
        report(&mut searcher, depth, &lines[..shown]);
    }
    let nodes = searcher.nodes;
    let last = latest.into_inner();
    let mut last = last.expect("a thought was there before the search");
    last.nodes = nodes;
    last
}

/// Searches on several threads; the answer is the one of the first.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn together(
    table: &Table,
    memories: &mut [Memory],
    options: &Options,
    position: &Position,
    task: &Task,
    watch: &mut Watch<'_, Position>,
) -> ThoughtOf<Position> {
    let stop = AtomicBool::new(false);
    let (own, others) = memories
        .split_first_mut()
        .expect("a memory for each thread");
    std::thread::scope(|scope| {
        for (helper, memory) in others.iter_mut().enumerate() {
            let stop = &stop;
            scope.spawn(move || help(helper + 1, table, memory, options, position, task, stop));
        }
        let thought = alone(table, own, options, position, task, watch);
        stop.store(true, Relaxed);
        thought
    })
}

/// Fills the table beside the search that answers; every other helper skips the first depth, so
/// that they soon differ.
#[cfg(not(target_arch = "wasm32"))]
fn help(
    helper: usize,
    table: &Table,
    memory: &mut Memory,
    options: &Options,
    position: &Position,
    task: &Task,
    stop: &AtomicBool,
) {
    let limits = levels::limits(task.level);
    let mut poll = |_| {
        if stop.load(Relaxed) {
            Flow::Stop
        } else {
            Flow::GoOn
        }
    };
    let judge = Judge::new(options.evaluation.clone(), PLIES);
    let mut searcher = Searcher::new(table, options.tuning, judge, memory, task.nodes, &mut poll);
    let mut lines = searcher.candidates(position);
    // A helper that begins with another move leaves the others' paths early.
    let count = lines.len();
    lines.rotate_left(helper % count.min(4));
    let depth = task.depth.min(limits.depth);
    searcher.deepen(position, &mut lines, depth, 1, &mut |_, _, _| ());
}
