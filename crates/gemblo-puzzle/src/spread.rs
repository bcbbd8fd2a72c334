//! Work that falls into parts, on one thread or on several.

use crate::pace::Pace;

/// One part of the work: what it adds to the sum.
pub type Work<'a, T> = dyn Fn(&T, &mut Pace) -> u128 + Sync + 'a;

/// The sum over all parts; too small once the pace is stopped.
pub fn sum<T: Sync>(parts: &[T], threads: usize, pace: &mut Pace, work: &Work<T>) -> u128 {
    #[cfg(not(target_arch = "wasm32"))]
    if threads > 1 && parts.len() > 1 {
        return parallel::sum(parts, threads.min(parts.len()), pace, work);
    }
    let _ = threads;
    let mut sum = 0;
    for (done, part) in parts.iter().enumerate() {
        pace.reached(done as f64 / parts.len() as f64);
        sum += work(part, pace);
        if pace.stopped() {
            break;
        }
    }
    sum
}

#[cfg(not(target_arch = "wasm32"))]
mod parallel {
    use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
    use std::sync::mpsc::{self, RecvTimeoutError};
    use std::thread;
    use std::time::Duration;

    use exact_cover::Flow;

    use super::Work;
    use crate::pace::{Pace, Progress};

    /// How often the watch is asked.
    const POLL: Duration = Duration::from_millis(5);

    struct Shared<'a, T> {
        parts: &'a [T],
        next: AtomicUsize,
        nodes: AtomicU64,
        stop: AtomicBool,
    }

    pub fn sum<T: Sync>(parts: &[T], threads: usize, pace: &mut Pace, work: &Work<T>) -> u128 {
        let shared = Shared {
            parts,
            next: AtomicUsize::new(0),
            nodes: AtomicU64::new(0),
            stop: AtomicBool::new(false),
        };
        let before = pace.nodes();
        thread::scope(|scope| {
            let (done, finished) = mpsc::channel::<()>();
            let workers: Vec<_> = (0..threads)
                .map(|_| {
                    let done = done.clone();
                    let shared = &shared;
                    scope.spawn(move || {
                        let sum = share(shared, work);
                        drop(done);
                        sum
                    })
                })
                .collect();
            drop(done);
            while finished.recv_timeout(POLL) == Err(RecvTimeoutError::Timeout) {
                let started = shared.next.load(Ordering::Relaxed).min(parts.len());
                pace.reached(started.saturating_sub(threads) as f64 / parts.len() as f64);
                if !pace.reach(before + shared.nodes.load(Ordering::Relaxed)) {
                    shared.stop.store(true, Ordering::Relaxed);
                }
            }
            let sums = workers.into_iter().map(|worker| match worker.join() {
                Ok(sum) => sum,
                Err(panic) => std::panic::resume_unwind(panic),
            });
            let sum = sums.sum();
            pace.reach(before + shared.nodes.load(Ordering::Relaxed));
            sum
        })
    }

    /// What one thread adds: parts are taken as they come, so that all threads end together.
    fn share<T: Sync>(shared: &Shared<T>, work: &Work<T>) -> u128 {
        let mut sum = 0;
        while let Some(part) = shared
            .parts
            .get(shared.next.fetch_add(1, Ordering::Relaxed))
        {
            let mut told = 0;
            let mut watch = |progress: Progress| {
                shared
                    .nodes
                    .fetch_add(progress.nodes - told, Ordering::Relaxed);
                told = progress.nodes;
                if shared.stop.load(Ordering::Relaxed) {
                    Flow::Stop
                } else {
                    Flow::GoOn
                }
            };
            let mut pace = Pace::new(&mut watch);
            sum += work(part, &mut pace);
            let (nodes, stopped) = (pace.nodes(), pace.stopped());
            shared.nodes.fetch_add(nodes - told, Ordering::Relaxed);
            if stopped {
                break;
            }
        }
        sum
    }
}
