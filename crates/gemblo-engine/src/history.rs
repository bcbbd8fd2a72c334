//! What placements brought elsewhere in the tree: pieces hardly care for the order in which they are laid, so
//! that a placement that did well after one reply mostly does well after another.

use std::sync::atomic::{AtomicU64, Ordering};

use gemblo::Colour;
use gemblo::raw::Spot;

use crate::counting::{halves, whole};

/// Visits without advantage that every placement begins with; not tuned.
const DOUBT: f32 = 8.0;
const BITS: u32 = 16;

/// How much of what was tried counts in the next turn: most of it is still on the board, and less sure. Not tuned.
const KEPT: f32 = 0.5;

/// How much better than expected each placement of each colour turned out.
///
/// Placements share places of the table now and then, and of two threads that add to one at the same time one may be forgotten: what
/// is read is an advice, not a fact.
pub(crate) struct History {
    /// The advantage of all visits together, and their number.
    tried: Vec<AtomicU64>,
}

impl History {
    pub(crate) fn new() -> History {
        History {
            tried: (0..1 << BITS).map(|_| AtomicU64::new(0)).collect(),
        }
    }

    /// Counts what was tried so far less than what will be.
    pub(crate) fn fade(&mut self) {
        for tried in &mut self.tried {
            let faded = halves(*tried.get_mut()).map(|half| half * KEPT);
            *tried.get_mut() = whole(faded);
        }
    }

    /// Adds a visit that brought so much more than its position was worth.
    pub(crate) fn add(&self, colour: Colour, spot: Spot, advantage: f32) {
        let tried = &self.tried[index(colour, spot)];
        let [so_far, visits] = halves(tried.load(Ordering::Relaxed));
        let more = whole([so_far + advantage, visits + 1.0]);
        tried.store(more, Ordering::Relaxed);
    }

    /// What a placement may bring more than its position is worth.
    pub(crate) fn advantage(&self, colour: Colour, spot: Spot) -> f32 {
        let tried = &self.tried[index(colour, spot)];
        let [advantage, visits] = halves(tried.load(Ordering::Relaxed));
        advantage / (visits + DOUBT)
    }
}

fn index(colour: Colour, spot: Spot) -> usize {
    let number = spot.orientation().index() << 10 | spot.origin().place();
    let key = (number as u32 * 6 + colour.index() as u32).wrapping_mul(0x9E37_79B1);
    (key >> (32 - BITS)) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use gemblo::Placement;

    #[test]
    fn what_did_well_is_preferred_the_more_the_surer_it_is() {
        let spots: Vec<Spot> = Placement::all().take(2).map(Placement::spot).collect();
        let mut history = History::new();
        history.add(Colour::FIRST, spots[0], 0.1);
        let once = history.advantage(Colour::FIRST, spots[0]);
        for _ in 0..100 {
            history.add(Colour::FIRST, spots[0], 0.1);
        }
        let often = history.advantage(Colour::FIRST, spots[0]);
        assert!(0.0 < once && once < 0.05 && often > 0.09, "{once} {often}");
        assert_eq!(history.advantage(Colour::FIRST, spots[1]), 0.0);
        history.fade();
        let later = history.advantage(Colour::FIRST, spots[0]);
        assert!(once < later && later < often, "{later}");
    }
}
