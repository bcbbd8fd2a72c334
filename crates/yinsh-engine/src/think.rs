//! One task: a search on this thread, with others beside it that share the table.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use engine::{Flow, Level, Task, ThoughtOf, Watch};
use game::Turn;
use yinsh::{Position, Step};

use crate::Options;
use crate::frame::Frame;
use crate::help::{Beside, Companion, Shared};
use crate::judge::Judge;
use crate::levels;
use crate::memory::Memory;
use crate::placements;
use crate::root::RootLine;
use crate::search::Searcher;
use crate::table::Table;
use crate::thought::thought;
use crate::vote::{Finding, vote};

/// The only turn there is needs no thought: this deep, to say what is expected of it.
const ONLY_TURN_DEPTH: u32 = 4;

/// A task, as all its threads see it.
#[derive(Clone)]
pub(crate) struct Job {
    pub(crate) table: Arc<Table>,
    pub(crate) options: Options,
    /// The position as it lies in the frame.
    pub(crate) position: Position,
    pub(crate) frame: Frame,
    pub(crate) task: Task,
}

impl Job {
    /// Searches with a thread for each memory, until the task is done or the watch stops it; the helpers, which are told
    /// of, end a little later.
    ///
    /// A level that is bound to few positions thinks alone: with help it would be stronger.
    pub(crate) fn think(
        &self,
        own: &mut Memory,
        others: Vec<Memory>,
        helpers: &mut Vec<Companion>,
        watch: &mut Watch<'_, Position>,
    ) -> ThoughtOf<Position> {
        // A browser has no threads; there all the rest of this is left out.
        let is_alone = cfg!(target_arch = "wasm32") || others.is_empty();
        if is_alone || self.task.level != Level::BEST {
            helpers.extend(others.into_iter().map(Companion::Resting));
            let limit = self.task.nodes.min(levels::limits(self.task.level).nodes);
            return self.answer(own, limit, &Beside::new(0), watch);
        }
        let share = self.task.nodes / (others.len() as u64 + 1);
        let turn = Shared(Arc::new(Beside::new(others.len())));
        for (number, memory) in others.into_iter().enumerate() {
            let (job, beside) = (self.clone(), turn.0.clone());
            let help = move || job.help(number, memory, share, &beside);
            helpers.push(Companion::Ending(std::thread::spawn(help)));
        }
        self.answer(own, share, &turn.0, watch)
    }

    fn answer(
        &self,
        memory: &mut Memory,
        limit: u64,
        beside: &Beside,
        watch: &mut Watch<'_, Position>,
    ) -> ThoughtOf<Position> {
        let Job {
            position,
            frame,
            task,
            ..
        } = self;
        let limits = levels::limits(task.level);
        let latest: RefCell<Option<ThoughtOf<Position>>> = RefCell::new(None);
        let mut poll = |nodes: u64| match latest.borrow_mut().as_mut() {
            Some(thought) => {
                thought.nodes = nodes + beside.nodes.load(Relaxed);
                watch(thought)
            }
            None => Flow::GoOn,
        };
        let mut searcher = self.searcher(memory, limit, &mut poll);
        let mut lines = searcher.candidates(position);
        if let Some(step) = self.known_placement() {
            lines = vec![RootLine {
                score: 0,
                steps: vec![step],
            }];
        }
        let shown = task.lines.clamp(1, lines.len());
        let mut report = |searcher: &mut Searcher<'_>, depth: u32, lines: &[RootLine]| {
            let shown = &lines[..shown.min(lines.len())];
            let mut thought = frame.leave(thought(searcher, position, depth, shown));
            thought.nodes = searcher.nodes + beside.nodes.load(Relaxed);
            // Once the time is over nobody waits for a larger table.
            if !searcher.stopped {
                self.table.grow(thought.nodes);
            }
            latest.replace(Some(thought));
        };
        report(&mut searcher, 0, &lines);
        let known = limits.choices().clamp(shown, lines.len().max(shown));
        let depth = self.depth(&lines);
        searcher.deepen(position, &mut lines, depth, known, &mut report);
        if !searcher.stopped {
            let seed = task.seed ^ position.hash();
            let chosen = limits.choose(lines[..known].iter().map(|line| line.score), seed);
            lines[..=chosen].rotate_right(1);
            let depth = latest.borrow().as_ref().map_or(0, |thought| thought.depth);
            report(&mut searcher, depth, &lines[..shown]);
        }
        let findings = beside.end();
        let own = Finding {
            depth: latest.borrow().as_ref().map_or(0, |thought| thought.depth),
            line: lines.swap_remove(0),
        };
        if shown == 1
            && let Some(better) = vote(&own, &findings)
        {
            report(
                &mut searcher,
                better.depth,
                std::slice::from_ref(&better.line),
            );
        }
        let nodes = searcher.nodes + beside.nodes.load(Relaxed);
        let last = latest.into_inner();
        let mut last = last.expect("a thought was there before the search");
        last.nodes = nodes;
        last
    }

    /// What the book says, where a level that does not choose by itself is to play; a study, which
    /// wants several lines or has no seed, gets the search.
    fn known_placement(&self) -> Option<Step> {
        let is_play = self.task.lines <= 1 && self.task.seed != 0;
        let is_asked = is_play && levels::limits(self.task.level).choices() == 1;
        let known = is_asked.then(|| placements::known(&self.position, self.task.seed));
        known.flatten()
    }

    /// How many turns to look ahead.
    fn depth(&self, lines: &[RootLine]) -> u32 {
        let depth = self.task.depth.min(levels::limits(self.task.level).depth);
        let is_only_turn = match lines {
            [line] => self.position.clone().make(line.steps[0]) == Turn::Done,
            _ => false,
        };
        if is_only_turn {
            depth.min(ONLY_TURN_DEPTH)
        } else {
            depth
        }
    }

    fn searcher<'a>(
        &'a self,
        memory: &'a mut Memory,
        limit: u64,
        poll: &'a mut dyn FnMut(u64) -> Flow,
    ) -> Searcher<'a> {
        let judge = Judge::new(self.options.evaluation.clone());
        Searcher::new(&self.table, self.options.tuning, judge, memory, limit, poll)
    }

    /// Fills the table beside the search that answers, and notes what it finds itself.
    fn help(&self, number: usize, mut memory: Memory, limit: u64, beside: &Beside) -> Memory {
        let mut told = 0;
        let mut poll = |nodes: u64| {
            beside.nodes.fetch_add(nodes - told, Relaxed);
            told = nodes;
            if beside.is_over() {
                Flow::Stop
            } else {
                Flow::GoOn
            }
        };
        let mut searcher = self.searcher(&mut memory, limit, &mut poll);
        let mut lines = searcher.candidates(&self.position);
        // A helper that begins with another move leaves the others' paths early.
        let count = lines.len();
        lines.rotate_left((number + 1) % count.min(4));
        let depth = self.depth(&lines);
        let mut note = |_: &mut Searcher<'_>, depth: u32, lines: &[RootLine]| {
            let line = lines[0].clone();
            beside.note(number, Finding { depth, line });
        };
        searcher.deepen(&self.position, &mut lines, depth, 1, &mut note);
        memory
    }
}
