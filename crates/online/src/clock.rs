//! How the time of a game is limited.

use serde::{Deserialize, Serialize};

/// The longest start time or increment: 60 days.
const MOST: u64 = 60 * Clock::DAY;

/// What the players have to think; all times in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// A start, and an increment after each turn.
    Fischer {
        /// What everybody has at first.
        start: u64,
        /// What each turn adds.
        increment: u64,
    },
    /// The same over days, and never more than the cap.
    Correspondence {
        /// What everybody has at first.
        start: u64,
        /// What each turn adds.
        increment: u64,
        /// The most that anybody can save up.
        cap: u64,
    },
}

impl Clock {
    /// A day in milliseconds.
    pub const DAY: u64 = 24 * 60 * 60 * 1_000;

    /// What everybody has at first; nothing without a clock.
    pub fn start(self) -> Option<u64> {
        match self {
            Clock::None => None,
            Clock::Fischer { start, .. } | Clock::Correspondence { start, .. } => Some(start),
        }
    }

    /// What is left after a turn that took `spent` of `left`.
    pub fn after(self, left: u64, spent: u64) -> u64 {
        let left = left.saturating_sub(spent);
        match self {
            Clock::None => left,
            Clock::Fischer { increment, .. } => left.saturating_add(increment),
            Clock::Correspondence { increment, cap, .. } => left.saturating_add(increment).min(cap),
        }
    }

    /// Whether a table may use it: from a second to sixty days, and a cap above the start.
    pub fn is_sensible(self) -> bool {
        let bounded = |start, increment| (1_000..=MOST).contains(&start) && increment <= MOST;
        match self {
            Clock::None => true,
            Clock::Fischer { start, increment } => bounded(start, increment),
            Clock::Correspondence {
                start,
                increment,
                cap,
            } => bounded(start, increment) && (start..=MOST).contains(&cap),
        }
    }
}
