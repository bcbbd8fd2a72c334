//! What placements brought elsewhere in the tree: pieces hardly care for the order in which they are laid, so
//! that a placement that did well after one reply mostly does well after another.

use gemblo::Colour;
use gemblo::raw::Spot;

/// Visits without advantage that every placement begins with; not tuned.
const DOUBT: f32 = 8.0;
const BITS: u32 = 16;

/// How much of what was tried counts in the next turn: most of it is still on the board, and less sure. Not tuned.
const KEPT: f32 = 0.5;

/// How much better than expected each placement of each colour turned out.
///
/// Placements share places of the table now and then: what is read is an advice, not a fact.
#[derive(Clone)]
pub(crate) struct History {
    tried: Vec<Tried>,
}

#[derive(Clone, Copy, Default)]
struct Tried {
    advantage: f32,
    visits: f32,
}

impl History {
    pub(crate) fn new() -> History {
        History {
            tried: vec![Tried::default(); 1 << BITS],
        }
    }

    /// Counts what was tried so far less than what will be.
    pub(crate) fn fade(&mut self) {
        for tried in &mut self.tried {
            tried.advantage *= KEPT;
            tried.visits *= KEPT;
        }
    }

    /// Adds a visit that brought so much more than its position was worth.
    pub(crate) fn add(&mut self, colour: Colour, spot: Spot, advantage: f32) {
        let tried = &mut self.tried[index(colour, spot)];
        tried.advantage += advantage;
        tried.visits += 1.0;
    }

    /// What a placement may bring more than its position is worth.
    pub(crate) fn advantage(&self, colour: Colour, spot: Spot) -> f32 {
        let tried = self.tried[index(colour, spot)];
        tried.advantage / (tried.visits + DOUBT)
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
