//! How far a search has come, and whether it may go on.

use exact_cover::Flow;

/// What somebody who watches a search is told.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// Cells looked at so far.
    pub nodes: u64,
    /// The part of the search that is done, from 0 to 1, as far as it can be told.
    pub done: f64,
}

/// Sees every now and then, many times a second, how far a search has come, and may stop it.
pub type Watch<'a> = dyn FnMut(Progress) -> Flow + 'a;

/// A watch that never stops anything.
pub fn patient(_: Progress) -> Flow {
    Flow::GoOn
}

/// Counts the nodes of a search, asks the watch in time, and keeps to a budget.
pub struct Pace<'a, 'w> {
    watch: &'a mut Watch<'w>,
    nodes: u64,
    /// When to ask next.
    due: u64,
    budget: u64,
    stopped: bool,
    cancelled: bool,
    done: f64,
    /// The part of the whole that is being done, from where to where.
    span: (f64, f64),
}

/// Nodes between two questions: well below a millisecond.
const INTERVAL: u64 = 8_192;

impl<'a, 'w> Pace<'a, 'w> {
    pub fn new(watch: &'a mut Watch<'w>) -> Pace<'a, 'w> {
        Pace {
            watch,
            nodes: 0,
            due: INTERVAL,
            budget: u64::MAX,
            stopped: false,
            cancelled: false,
            done: 0.0,
            span: (0.0, 1.0),
        }
    }

    /// What follows is this part of the whole.
    pub fn within(&mut self, from: f64, to: f64) {
        self.span = (from, to);
    }

    /// So much of the part is done.
    pub fn reached(&mut self, share: f64) {
        let (from, to) = self.span;
        self.done = from + share * (to - from);
    }

    /// Counts one node; whether to go on.
    #[inline(always)]
    pub fn step(&mut self) -> bool {
        self.steps(1)
    }

    /// Counts many nodes at once, for work that is done in larger pieces.
    #[inline(always)]
    pub fn steps(&mut self, nodes: u64) -> bool {
        self.nodes += nodes;
        self.nodes < self.due || self.ask()
    }

    /// Tells how far others have come on its behalf; whether to go on.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn reach(&mut self, nodes: u64) -> bool {
        self.nodes = nodes;
        self.ask()
    }

    #[cold]
    fn ask(&mut self) -> bool {
        let progress = Progress {
            nodes: self.nodes,
            done: self.done,
        };
        self.cancelled |= (self.watch)(progress) == Flow::Stop;
        self.stopped |= self.cancelled || self.nodes >= self.budget;
        self.due = self.next_question();
        !self.stopped
    }

    fn next_question(&self) -> u64 {
        if self.stopped {
            self.nodes
        } else {
            self.budget.min(self.nodes + INTERVAL)
        }
    }

    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether it was the watch that stopped it, not the budget.
    pub fn cancelled(&self) -> bool {
        self.cancelled
    }

    /// Allows so many more nodes.
    pub fn allow(&mut self, nodes: u64) {
        self.budget = self.nodes.saturating_add(nodes);
        self.stopped = self.cancelled;
        self.due = self.next_question();
    }

    /// Whether the search has to end, for whichever reason.
    pub fn stopped(&self) -> bool {
        self.stopped
    }
}
