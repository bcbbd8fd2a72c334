//! The search: simulations until the budget is spent or the watch stops it, on one or more threads.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use engine::Flow;

use crate::board::Board;
use crate::history::History;
use crate::settings::Settings;
use crate::tree::{ROOT, Tree};
use crate::worker::Worker;

/// The watch is called whenever as much was done as laying so many pieces: twice a millisecond.
const WORK_BETWEEN_WATCHES: u32 = 512;

/// Sees the tree and the number of simulations so far.
pub(crate) type Observer<'a> = dyn FnMut(&Tree, u64) -> Flow + 'a;

/// A search from one position.
pub(crate) struct Search<'a> {
    pub(crate) root: &'a Board,
    pub(crate) settings: &'a Settings,
    pub(crate) nodes: u64,
    pub(crate) seed: u64,
}

/// What several threads share.
struct Shared<'a> {
    tree: Mutex<&'a mut Tree>,
    begun: AtomicU64,
    is_stopped: AtomicBool,
}

impl Search<'_> {
    /// Lists all of the root's placements if the tree does not hold them yet.
    pub(crate) fn open_root(&self, tree: &mut Tree, history: &mut History) {
        if !tree.holds_all(ROOT) {
            let opening = Worker::new(self.root, self.settings, self.seed, history).open_root();
            tree.open_wholly(ROOT, &opening);
        }
    }

    /// Simulates, and adds to the history what placements brought; `watch` sees the tree and the simulations so far. Says how many there were.
    pub(crate) fn run(
        &self,
        tree: &mut Tree,
        history: &mut History,
        watch: &mut Observer<'_>,
    ) -> u64 {
        if watch(tree, 0) == Flow::Stop {
            return 0;
        }
        let shared = Shared {
            tree: Mutex::new(tree),
            begun: AtomicU64::new(0),
            is_stopped: AtomicBool::new(false),
        };
        let helpers = if cfg!(target_family = "wasm") {
            0
        } else {
            self.settings.threads.max(1) - 1
        };
        if helpers == 0 {
            self.simulate(&shared, 0, history, Some(watch));
        } else {
            std::thread::scope(|scope| {
                for helper in 1..=helpers {
                    let (shared, mut own) = (&shared, history.clone());
                    scope.spawn(move || self.simulate(shared, helper as u64, &mut own, None));
                }
                self.simulate(&shared, 0, history, Some(watch));
                shared.is_stopped.store(true, Ordering::Relaxed);
            });
        }
        shared.begun.into_inner().min(self.nodes)
    }

    /// What one thread does; only the first one has the watch.
    fn simulate(
        &self,
        shared: &Shared<'_>,
        thread: u64,
        history: &mut History,
        mut watch: Option<&mut Observer<'_>>,
    ) {
        let seed = self.seed ^ thread.wrapping_mul(0xA24B_AED4_963E_E407);
        let mut worker = Worker::new(self.root, self.settings, seed, history);
        let rivals = self.settings.rivals[usize::from(self.root.players()) - 2];
        let mut work = 0;
        while !shared.is_stopped.load(Ordering::Relaxed) {
            let begun = shared.begun.fetch_add(1, Ordering::Relaxed);
            if begun >= self.nodes {
                return;
            }
            let rule = &self.settings.rule;
            shared.tree().select(rule, rivals, &mut worker.path);
            let result = worker.simulate();
            let mut tree = shared.tree();
            if let Some(opening) = &result.opening {
                tree.extend(&mut worker.path, opening);
            }
            tree.update(&worker.path, &result.rewards);
            work += result.work;
            if work >= WORK_BETWEEN_WATCHES
                && let Some(watch) = &mut watch
            {
                work = 0;
                if watch(&tree, begun + 1) == Flow::Stop {
                    shared.is_stopped.store(true, Ordering::Relaxed);
                }
            }
        }
    }
}

impl<'a> Shared<'a> {
    fn tree(&self) -> MutexGuard<'_, &'a mut Tree> {
        self.tree.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
