//! The processor time of the current thread, which other programs do not disturb.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);

/// How long this thread has run so far; by the clock where the system does not say.
pub fn time() -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = text.split(' ').next().and_then(|first| first.parse().ok());
    nanoseconds.map_or_else(clock, Duration::from_nanos)
}

/// The time by the clock, from any beginning.
pub fn clock() -> Duration {
    BEGIN.elapsed()
}
