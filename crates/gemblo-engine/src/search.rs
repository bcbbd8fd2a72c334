//! The search: simulations until the budget is spent or the watch stops it, on one or more threads.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use engine::Flow;

use crate::board::Board;
use crate::history::History;
use crate::settings::Settings;
use crate::tree::{Aim, Path, ROOT, Tree};
use crate::wish::Wish;
use crate::worker::Worker;

/// The watch is called whenever as much was done as laying so many pieces: twice a millisecond.
const WORK_BETWEEN_WATCHES: u32 = 512;

/// How many simulations in a row one of several threads makes below the same busy nodes.
const BATCH: u32 = 8;

/// More threads than any machine has, and few enough for the tree to count them.
const MOST_THREADS: usize = 256;

/// Sees the tree and the number of simulations so far.
pub(crate) type Observer<'a> = dyn FnMut(&Tree, u64) -> Flow + 'a;

/// A search from one position.
pub(crate) struct Search<'a> {
    pub(crate) root: &'a Board,
    pub(crate) settings: &'a Settings,
    pub(crate) wish: Wish,
    pub(crate) nodes: u64,
    pub(crate) seed: u64,
}

/// How far all threads together are.
struct Progress {
    begun: AtomicU64,
    is_stopped: AtomicBool,
}

impl Search<'_> {
    /// Lists all of the root's placements if the tree does not hold them yet.
    pub(crate) fn open_root(&self, tree: &Tree, history: &History) {
        if !tree.node(ROOT).holds_all() {
            let opening =
                Worker::new(self.root, self.settings, self.wish, self.seed, history).open_root();
            tree.open_wholly(ROOT, &opening);
        }
    }

    /// Simulates, and adds to the history what placements brought; `watch` sees the tree and the simulations so far. Says how many there were.
    pub(crate) fn run(&self, tree: &mut Tree, history: &History, watch: &mut Observer<'_>) -> u64 {
        if watch(tree, 0) == Flow::Stop {
            return 0;
        }
        let progress = Progress {
            begun: AtomicU64::new(0),
            is_stopped: AtomicBool::new(false),
        };
        let mut workers = self.workers(history);
        while !progress.is_over(self.nodes) {
            if tree.is_full() {
                tree.prune();
            }
            self.simulate_together(tree, &progress, &mut workers, watch);
        }
        progress.begun.into_inner().min(self.nodes)
    }

    fn threads(&self) -> usize {
        if cfg!(target_family = "wasm") {
            1
        } else {
            self.settings.threads.clamp(1, MOST_THREADS)
        }
    }

    /// One for each thread.
    fn workers<'a>(&'a self, history: &'a History) -> Vec<Worker<'a>> {
        let seed = |thread: usize| self.seed ^ (thread as u64).wrapping_mul(0xA24B_AED4_963E_E407);
        (0..self.threads())
            .map(|thread| Worker::new(self.root, self.settings, self.wish, seed(thread), history))
            .collect()
    }

    /// Simulates until the search is over or the tree is full; this thread has the watch.
    fn simulate_together(
        &self,
        tree: &Tree,
        progress: &Progress,
        workers: &mut [Worker<'_>],
        watch: &mut Observer<'_>,
    ) {
        let Some((first, helpers)) = workers.split_first_mut() else {
            return;
        };
        if helpers.is_empty() {
            return self.simulate(tree, progress, first, Some(watch));
        }
        std::thread::scope(|scope| {
            let _stop = StopAll(progress);
            for helper in helpers {
                scope.spawn(|| self.simulate(tree, progress, helper, None));
            }
            self.simulate(tree, progress, first, Some(watch));
        });
    }

    /// What one thread does; only the first one has the watch.
    fn simulate(
        &self,
        tree: &Tree,
        progress: &Progress,
        worker: &mut Worker<'_>,
        mut watch: Option<&mut Observer<'_>>,
    ) {
        let rivals = self.settings.rivals[usize::from(self.root.players()) - 2];
        let aim = Aim {
            rule: &self.settings.rule,
            rivals,
            batch: if self.threads() > 1 { BATCH } else { 1 },
        };
        let mut path = Path::default();
        let mut work = 0;
        while !tree.is_full() && !progress.is_stopped.load(Ordering::Relaxed) {
            let begun = progress.begun.fetch_add(1, Ordering::Relaxed);
            if begun >= self.nodes {
                break;
            }
            tree.select(&aim, &mut path);
            let result = worker.simulate(&path);
            if let Some(opening) = &result.opening {
                tree.extend(&mut path, opening);
            }
            tree.update(&mut path, &result.brought);
            work += result.work;
            if work >= WORK_BETWEEN_WATCHES
                && let Some(watch) = &mut watch
            {
                work = 0;
                if watch(tree, begun + 1) == Flow::Stop {
                    progress.is_stopped.store(true, Ordering::Relaxed);
                }
            }
        }
        tree.settle(&mut path);
    }
}

impl Progress {
    fn is_over(&self, nodes: u64) -> bool {
        self.is_stopped.load(Ordering::Relaxed) || self.begun.load(Ordering::Relaxed) >= nodes
    }
}

/// Stops all threads if the one that has the watch panics: the others would never end.
struct StopAll<'a>(&'a Progress);

impl Drop for StopAll<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.is_stopped.store(true, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;
    use gemblo::{Position, Setup};

    #[test]
    fn a_watch_that_panics_stops_all_threads() {
        let root = Board::from(&Position::new(&Setup::TWO));
        let settings = Settings {
            threads: 2,
            ..Settings::default()
        };
        let search = Search {
            root: &root,
            settings: &settings,
            wish: Wish::of(&root, &settings),
            nodes: 100_000,
            seed: 1,
        };
        let (mut tree, history) = (Tree::new(), History::new());
        let mut watch = |_: &Tree, nodes: u64| match nodes {
            0 => Flow::GoOn,
            _ => panic!("the watch is broken"),
        };
        let search = AssertUnwindSafe(|| search.run(&mut tree, &history, &mut watch));
        assert!(catch_unwind(search).is_err());
        let visits = tree.node(ROOT).visits.count();
        assert!(visits < 50_000, "{visits}");
    }
}
