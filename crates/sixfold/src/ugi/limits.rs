//! The bounds of a `go`, and how much of a clock to spend on one turn.

use std::time::Duration;

use game::{MAX_SEATS, Seat};

use crate::budget::Budget;
use crate::failure::excerpt;

/// Kept back of a clock for whatever lies between two programs.
const RESERVE: Duration = Duration::from_millis(30);

/// A search ends so much earlier than it must, for the way of the answer; or a twentieth of its time.
const WAY: Duration = Duration::from_millis(4);

/// What a search is bounded by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    budget: Budget,
    /// Only `stop` ends the search.
    pub infinite: bool,
    /// What each player has left, and gets for each turn.
    clocks: [Clock; MAX_SEATS],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Clock {
    left: Option<Duration>,
    increment: Duration,
}

impl Limits {
    /// Reads what follows `go`; nothing at all means without end.
    pub fn read(text: &str) -> Result<Limits, String> {
        let mut limits = Limits {
            infinite: text.is_empty(),
            ..Limits::default()
        };
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            if word == "infinite" {
                limits.infinite = true;
                continue;
            }
            let value = words.next();
            let value = value.ok_or_else(|| format!("{:?} needs a number", excerpt(word)))?;
            limits.set(word, value)?;
        }
        Ok(limits)
    }

    fn set(&mut self, word: &str, value: &str) -> Result<(), String> {
        let bad = || format!("{:?} is no number for {:?}", excerpt(value), excerpt(word));
        let positive = || value.parse().ok().filter(|n: &u64| *n > 0).ok_or_else(bad);
        // A clock that has run out may be told as a negative number.
        let millis = || -> Result<Duration, String> {
            let number: i64 = value.parse().map_err(|_| bad())?;
            Ok(Duration::from_millis(number.max(0) as u64))
        };
        match word {
            "movetime" => self.budget.time = Some(millis()?),
            "nodes" => self.budget.nodes = Some(positive()?),
            "depth" => self.budget.depth = Some(positive()?.try_into().map_err(|_| bad())?),
            _ => {
                let (seat, part) = clock_part(word)
                    .ok_or_else(|| format!("{:?} is no bound of a search", excerpt(word)))?;
                let clock = &mut self.clocks[seat.index()];
                match part {
                    Part::Left => clock.left = Some(millis()?),
                    Part::Increment => clock.increment = millis()?,
                }
            }
        }
        Ok(())
    }

    /// The bounds for a player who has about so many turns to play.
    pub fn budget(&self, seat: Seat, turns_left: u32) -> Budget {
        let clock = self.clocks[seat.index()];
        let share = clock
            .left
            .map(|left| share(left, clock.increment, turns_left));
        let time = match (self.budget.time, share) {
            (Some(time), Some(share)) => Some(time.min(share)),
            (time, share) => time.or(share),
        };
        let time = time.map(|time| time - WAY.min(time / 20));
        Budget {
            time: time.filter(|_| !self.infinite),
            ..self.budget
        }
    }
}

enum Part {
    Left,
    Increment,
}

/// Reads `p1time` to `p6time` and `p1inc` to `p6inc`.
fn clock_part(word: &str) -> Option<(Seat, Part)> {
    let (number, part) = word.strip_prefix('p')?.split_at_checked(1)?;
    let seat = number.parse::<u8>().ok()?.checked_sub(1)?;
    let part = match part {
        "time" => Part::Left,
        "inc" => Part::Increment,
        _ => return None,
    };
    (usize::from(seat) < MAX_SEATS).then_some((Seat(seat), part))
}

/// An even share of what is left and most of the increment, but never so much that the clock runs
/// out, and never more than a third of it while turns are to come.
fn share(left: Duration, increment: Duration, turns_left: u32) -> Duration {
    let spendable = left.saturating_sub(RESERVE);
    let even = spendable / turns_left.max(1);
    let wanted = even.saturating_add(increment / 4 * 3);
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
        let budget = Limits::read(text).unwrap().budget(Seat(seat), turns_left);
        budget.time.map(|time| time.as_millis())
    }

    #[test]
    fn a_clock_is_shared_out_over_the_turns_to_come() {
        let text = "p1time 1030 p2time 2030 p2inc 40 p6time 530";
        assert_eq!(millis(text, 0, 10), Some(96));
        assert_eq!(millis(text, 1, 10), Some(226));
        assert_eq!(millis(text, 5, 1), Some(496));
        assert_eq!(millis(text, 2, 10), None);
        assert_eq!(millis("p1time 20", 0, 10), Some(0));
        assert_eq!(millis("p1time -5 p1inc 1000", 0, 10), Some(0));
        assert_eq!(millis("p1time 300 p1inc 9000", 0, 10), Some(86));
        assert_eq!(millis("p1time 100000 movetime 20", 0, 10), Some(19));
        assert_eq!(millis("p1time 100000 infinite", 0, 10), None);
    }

    #[test]
    fn what_bounds_nothing_is_refused() {
        for text in [
            "movetime",
            "nodes 0",
            "depth x",
            "p7time 1",
            "p0inc 1",
            "fast 3",
            "depth 4294967296",
        ] {
            assert!(Limits::read(text).is_err(), "{text}");
        }
        assert!(Limits::read("").unwrap().infinite);
    }
}
