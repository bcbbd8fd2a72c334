//! Work shared among threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// When no more work is begun.
#[derive(Clone, Copy)]
pub struct Deadline(Option<Instant>);

impl Deadline {
    /// So many seconds from now; without a number there is none.
    pub fn after(seconds: Option<u64>) -> Deadline {
        Deadline(seconds.map(|seconds| Instant::now() + Duration::from_secs(seconds)))
    }

    pub fn is_past(self) -> bool {
        self.0.is_some_and(|end| Instant::now() >= end)
    }
}

/// What `work` makes of each number below `count`, in order, as far as the time allows.
pub fn in_parallel<T: Send>(
    jobs: usize,
    count: usize,
    deadline: Deadline,
    work: impl Fn(usize) -> T + Sync,
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(count));
    let one_job = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count || deadline.is_past() {
                return;
            }
            let result = work(number);
            done.lock().expect("no job panics").push((number, result));
        }
    };
    std::thread::scope(|scope| {
        (0..jobs).for_each(|_| {
            scope.spawn(one_job);
        });
    });
    let mut done = done.into_inner().expect("no job panics");
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}
