//! Threads beside the one that answers: they share its table and tell what they found, and no answer waits for
//! them.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;

use crate::memory::Memory;
use crate::vote::Finding;

/// A helper between turns: its thread may not have noticed yet that the last one is over.
pub(crate) enum Companion {
    Resting(Memory),
    Ending(JoinHandle<Memory>),
}

impl Companion {
    /// What it has learned; waits for the end of its thread.
    pub(crate) fn memory(self) -> Memory {
        match self {
            Companion::Resting(memory) => memory,
            Companion::Ending(thread) => thread.join().expect("a helper does not panic"),
        }
    }
}

/// What the thread that answers and its helpers tell each other.
pub(crate) struct Beside {
    /// Positions that the helpers looked at.
    pub(crate) nodes: AtomicU64,
    /// The answer is given.
    is_over: AtomicBool,
    /// What each helper has found so far.
    found: Vec<Mutex<Option<Finding>>>,
}

impl Beside {
    pub(crate) fn new(helpers: usize) -> Beside {
        Beside {
            nodes: AtomicU64::new(0),
            is_over: AtomicBool::new(false),
            found: (0..helpers).map(|_| Mutex::new(None)).collect(),
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.is_over.load(Relaxed)
    }

    /// Notes what a helper has found.
    pub(crate) fn note(&self, helper: usize, finding: Finding) {
        let mut found = self.found[helper].lock().expect("nobody panics with it");
        *found = Some(finding);
    }

    /// Ends the helpers, and says what they have found: not what one is about to write, which may have lost its core.
    pub(crate) fn end(&self) -> Vec<Finding> {
        self.is_over.store(true, Relaxed);
        let found = self.found.iter().filter_map(|found| found.try_lock().ok());
        found.filter_map(|mut finding| finding.take()).collect()
    }
}

/// What the threads of a turn share; ends the helpers however the turn ends.
pub(crate) struct Shared(pub(crate) Arc<Beside>);

impl Drop for Shared {
    fn drop(&mut self) {
        self.0.is_over.store(true, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::root::RootLine;

    fn finding(depth: u32) -> Finding {
        let line = RootLine {
            score: 0,
            steps: Vec::new(),
        };
        Finding { depth, line }
    }

    #[test]
    fn an_answer_does_not_wait_for_a_helper_that_is_writing() {
        let beside = Beside::new(3);
        (0..3).for_each(|helper| beside.note(helper, finding(helper as u32)));
        let writing = beside.found[1].lock().unwrap();
        let depths: Vec<u32> = beside.end().iter().map(|finding| finding.depth).collect();
        assert_eq!(depths, [0, 2]);
        assert!(beside.is_over());
        drop(writing);
    }

    #[test]
    fn helpers_end_with_a_turn_that_panics() {
        let beside = Arc::new(Beside::new(0));
        let shared = Shared(beside.clone());
        let turn = std::panic::AssertUnwindSafe(move || {
            let _shared = shared;
            std::panic::panic_any(0);
        });
        assert!(std::panic::catch_unwind(turn).is_err());
        assert!(beside.is_over());
    }
}
