//! How long to think about one turn.

use std::time::{Duration, Instant};

use clap::Args;
use clap::builder::{RangedU64ValueParser, TypedValueParser};
use engine::{Level, Task};

/// Bounds on the thinking about one turn; whichever is met first ends it.
#[derive(Args, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// Think so many milliseconds about a turn
    #[arg(long = "movetime", value_name = "MS", value_parser = millis())]
    pub time: Option<Duration>,
    /// Of that time so much is enough once the mind is made up.
    #[arg(skip)]
    pub enough: Option<Duration>,
    /// Look at so many positions for a turn
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
    /// Look so many turns ahead; in Gemblo, 1,000 simulations for each
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub depth: Option<u32>,
}

fn millis() -> impl TypedValueParser<Value = Duration> {
    RangedU64ValueParser::<u64>::new().map(Duration::from_millis)
}

impl Budget {
    /// A bound on the time alone.
    pub const fn millis(millis: u64) -> Budget {
        Budget {
            time: Some(Duration::from_millis(millis)),
            enough: None,
            nodes: None,
            depth: None,
        }
    }

    /// This budget, or the other one if this has no bound.
    pub fn or(self, other: Budget) -> Budget {
        if self == Budget::default() {
            other
        } else {
            self
        }
    }

    /// So many times as much thinking.
    pub fn times(self, factor: u32) -> Budget {
        Budget {
            time: self.time.map(|time| time.saturating_mul(factor)),
            nodes: self.nodes.map(|nodes| nodes.saturating_mul(factor.into())),
            ..self
        }
    }

    /// When the time is up, if it ever is.
    pub fn deadline(&self, began: Instant) -> Option<Instant> {
        began.checked_add(self.time?)
    }

    /// The part of the budget that is spent, from 0 to 1, as far as it can be told.
    pub fn part(&self, spent: Duration, nodes: u64) -> f64 {
        let time = self
            .time
            .map_or(0.0, |time| spent.as_secs_f64() / time.as_secs_f64());
        let nodes = self.nodes.map_or(0.0, |most| nodes as f64 / most as f64);
        time.max(nodes)
    }

    /// What an engine is asked to do.
    pub fn task(&self, level: Level, lines: usize, seed: u64) -> Task {
        Task {
            nodes: self.nodes.unwrap_or(u64::MAX),
            depth: self.depth.unwrap_or(u32::MAX),
            lines,
            level,
            seed,
        }
    }
}
