//! What several threads count at the same time.

use std::sync::atomic::{AtomicU32, Ordering};

/// What many threads write to: alone in its line of the cache, so that nothing else waits for it.
#[derive(Default, Debug)]
#[repr(align(64))]
pub(crate) struct Alone<T>(pub(crate) T);

/// How often something was visited.
#[derive(Default, Debug)]
pub(crate) struct Visits(AtomicU32);

impl Visits {
    pub(crate) fn count(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }

    /// Counts more of them; says how many there are then.
    pub(crate) fn add(&self, more: u32) -> u32 {
        self.0.fetch_add(more, Ordering::Relaxed) + more
    }

    /// Takes back those that did not come.
    pub(crate) fn take_back(&self, count: u32) {
        self.0.fetch_sub(count, Ordering::Relaxed);
    }
}

/// The two numbers that one holds.
pub(crate) fn halves(bits: u64) -> [f32; 2] {
    [(bits >> 32) as u32, bits as u32].map(f32::from_bits)
}

/// Two numbers in one, so that they are written at once.
pub(crate) fn whole(halves: [f32; 2]) -> u64 {
    let [first, second] = halves.map(|half| u64::from(half.to_bits()));
    first << 32 | second
}
