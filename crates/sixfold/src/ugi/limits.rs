//! The bounds of a search, from what a `go` says.

use std::time::Duration;

use engine::Pace;
use engine::ugi::{Bounds, Clock};
use game::Seat;

use crate::budget::Budget;

/// A search ends so much earlier than it must, for the way of the answer; or a twentieth of its time.
const WAY: Duration = Duration::from_millis(4);

/// The bounds for a player who has about so many turns to play.
pub fn budget(bounds: &Bounds, seat: Seat, turns_left: u32) -> Budget {
    let pace = clock(bounds, seat).map(|clock| Pace::of(clock, turns_left));
    let most = pace.map(|pace| pace.most);
    let time = match (bounds.time, most) {
        (Some(time), Some(most)) => Some(time.min(most)),
        (time, most) => time.or(most),
    };
    let before = |time: Duration| time - WAY.min(time / 20);
    Budget {
        time: time.map(before).filter(|_| !bounds.infinite),
        enough: pace.map(|pace| pace.enough).filter(|_| !bounds.infinite),
        nodes: bounds.nodes,
        depth: bounds.depth,
    }
}

/// The clock that bounds a player: its own, or else that of whoever has the least time.
///
/// Whoever tells clocks waits for an answer, so a search that has none of its own must end, too.
fn clock(bounds: &Bounds, seat: Seat) -> Option<Clock> {
    let told = |clock: &&Clock| **clock != Clock::default();
    let own = Some(&bounds.clocks[seat.index()]).filter(told);
    let least = || {
        let told = bounds.clocks.iter().filter(told);
        told.min_by_key(|clock| clock.left)
    };
    own.or_else(least).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is enough and the most, in milliseconds.
    fn millis(text: &str, seat: u8, turns_left: u32) -> [Option<u128>; 2] {
        let budget = budget(&Bounds::read(text).unwrap(), Seat(seat), turns_left);
        [budget.enough, budget.time].map(|time| time.map(|time| time.as_millis()))
    }

    #[test]
    fn a_clock_is_shared_out_over_the_turns_to_come() {
        let text = "p1time 1030 p2time 2030 p2inc 40 p6time 530";
        assert_eq!(millis(text, 0, 10), [Some(50), Some(246)]);
        assert_eq!(millis(text, 1, 10), [Some(115), Some(571)]);
        assert_eq!(millis(text, 5, 1), [Some(250), Some(496)]);
        assert_eq!(millis("p1time 20", 0, 10), [Some(0); 2]);
        assert_eq!(millis("p1time -5 p1inc 1000", 0, 10), [Some(0); 2]);
    }

    #[test]
    fn the_time_for_a_turn_is_spent_and_no_clock_bounds_a_search_without_end() {
        assert_eq!(millis("movetime 20", 0, 10), [None, Some(19)]);
        let [_, most] = millis("p1time 100000 movetime 20", 0, 10);
        assert_eq!(most, Some(19));
        assert_eq!(millis("p1time 100000 infinite", 0, 10), [None; 2]);
        assert_eq!(millis("nodes 5", 0, 10), [None; 2]);
    }

    #[test]
    fn whoever_has_no_clock_takes_no_longer_than_the_others() {
        let [with, without] = [1, 2].map(|seat| millis("p1time 1030 p2time 530", seat, 10));
        assert_eq!(with, without);
        assert_eq!(millis("p2time 100", 0, 1), millis("p2time 100", 1, 1));
        assert_eq!(millis("p1inc 100", 0, 10), [Some(0); 2]);
    }
}
