//! How much of a clock to spend on one turn.

use std::time::Duration;

use engine::ugi::{Bounds, Clock};
use game::Seat;

use crate::budget::Budget;

/// Kept back of a clock for whatever lies between two programs.
const RESERVE: Duration = Duration::from_millis(30);

/// A search ends so much earlier than it must, for the way of the answer; or a twentieth of its time.
const WAY: Duration = Duration::from_millis(4);

/// The bounds for a player who has about so many turns to play.
pub fn budget(bounds: &Bounds, seat: Seat, turns_left: u32) -> Budget {
    let share = clock(bounds, seat).map(|clock| share(clock, turns_left));
    let time = match (bounds.time, share) {
        (Some(time), Some(share)) => Some(time.min(share)),
        (time, share) => time.or(share),
    };
    let time = time.map(|time| time - WAY.min(time / 20));
    Budget {
        time: time.filter(|_| !bounds.infinite),
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

/// An even share of what is left and most of the increment, but never so much that the clock runs
/// out, and never more than a third of it while turns are to come.
fn share(clock: Clock, turns_left: u32) -> Duration {
    let spendable = clock.left.unwrap_or_default().saturating_sub(RESERVE);
    let even = spendable / turns_left.max(1);
    let wanted = even.saturating_add(clock.increment / 4 * 3);
    let most = if turns_left > 1 {
        spendable / 3
    } else {
        spendable
    };
    wanted.min(most.max(even))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn millis(text: &str, seat: u8, turns_left: u32) -> Option<u128> {
        let budget = budget(&Bounds::read(text).unwrap(), Seat(seat), turns_left);
        budget.time.map(|time| time.as_millis())
    }

    #[test]
    fn a_clock_is_shared_out_over_the_turns_to_come() {
        let text = "p1time 1030 p2time 2030 p2inc 40 p6time 530";
        assert_eq!(millis(text, 0, 10), Some(96));
        assert_eq!(millis(text, 1, 10), Some(226));
        assert_eq!(millis(text, 5, 1), Some(496));
        assert_eq!(millis("p1time 20", 0, 10), Some(0));
        assert_eq!(millis("p1time -5 p1inc 1000", 0, 10), Some(0));
        assert_eq!(millis("p1time 300 p1inc 9000", 0, 10), Some(86));
        assert_eq!(millis("p1time 100000 movetime 20", 0, 10), Some(19));
        assert_eq!(millis("p1time 100000 infinite", 0, 10), None);
    }

    #[test]
    fn whoever_has_no_clock_takes_no_longer_than_the_others() {
        assert_eq!(millis("p1time 1030 p2time 530", 2, 10), Some(47));
        assert_eq!(millis("p2time 100", 0, 1), Some(66));
        assert_eq!(millis("p1inc 100", 0, 10), Some(0));
        assert_eq!(millis("nodes 5", 0, 10), None);
    }
}
