//! How a set of times is spread, in one line.

use std::fmt;
use std::time::Duration;

/// Times, the shortest first.
pub struct Spread(Vec<Duration>);

impl Spread {
    pub fn of(mut times: Vec<Duration>) -> Spread {
        times.sort_unstable();
        Spread(times)
    }

    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The time within which a share of all lies, in milliseconds.
    fn at(&self, share: f64) -> f64 {
        let last = self.0.len().saturating_sub(1);
        let index = ((self.0.len() as f64 * share) as usize).min(last);
        let time = self.0.get(index).copied().unwrap_or_default();
        time.as_secs_f64() * 1_000.0
    }
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let [median, ninety, most, nearly_all, all] =
            [0.5, 0.9, 0.99, 0.999, 1.0].map(|s| self.at(s));
        write!(
            f,
            "median {median:.1} ms, 90 % {ninety:.1} ms, 99 % {most:.1} ms, 99.9 % {nearly_all:.1} ms, longest {all:.1} ms"
        )
    }
}
