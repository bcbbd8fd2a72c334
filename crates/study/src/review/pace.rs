//! How long to look at each position, so that nobody waits long for the whole.

use super::{Effort, Review, Wanted};

/// The milliseconds in which every position is looked at.
const FIRST_LOOKS: u32 = 9_000;
/// Those in which the doubtful ones are looked at closer.
const CLOSER_LOOKS: u32 = 9_000;
/// The most for a first look, and the least for any.
const MOST: u32 = 200;
const LEAST: u32 = 25;

impl Review {
    /// The milliseconds for what is wanted: all of them together are less than twenty seconds in any game that
    /// people finish.
    pub fn time(&self, wanted: Wanted) -> u32 {
        let first = (FIRST_LOOKS / self.seen.len() as u32).min(MOST);
        let time = match wanted.effort {
            Effort::First => first,
            Effort::Closer => {
                (CLOSER_LOOKS / self.doubts().max(1)).min(wanted.effort.factor() * first)
            }
        };
        time.max(LEAST)
    }

    /// How many positions were looked at closer, or should be.
    fn doubts(&self) -> u32 {
        let is_closer = |position: &usize| {
            let seen = self.seen[*position].as_ref();
            let was_closer = seen
                .is_some_and(|seen| seen.effort == Effort::Closer && !seen.noted.line.is_empty());
            was_closer || self.is_doubtful(*position)
        };
        (0..self.seen.len()).filter(is_closer).count() as u32
    }
}
