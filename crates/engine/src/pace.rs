//! How much of a clock to spend on a turn: less where the mind is made up, more where it is not.

use std::time::Duration;

use game::{Game, Seat};

use crate::ThoughtOf;
use crate::ugi::Clock;

/// Kept back of a clock for whatever lies between two programs.
const RESERVE: Duration = Duration::from_millis(30);
/// A mind that was last changed after so many nodes is made up after so many times as many.
const STEADY: u64 = 3;
/// Expecting so much less than before is a change of mind, too.
const FALL: f32 = 0.04;

/// How long to think about a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// So long is enough once the mind is made up.
    pub enough: Duration,
    /// So long at most.
    pub most: Duration,
}

impl Pace {
    /// Shares out a clock over about so many turns.
    ///
    /// An even share is what is left over the turns and most of the increment. Half of it is enough,
    /// and two and a half times as much the most, but never so much that the clock runs out, and
    /// never more than a third of it while turns are to come.
    pub fn of(clock: Clock, turns_left: u32) -> Pace {
        let spendable = clock.left.unwrap_or_default().saturating_sub(RESERVE);
        let even = spendable / turns_left.max(1);
        let wanted = even.saturating_add(clock.increment / 4 * 3);
        let most = if turns_left > 1 {
            spendable / 3
        } else {
            spendable
        };
        let most = most.max(even);
        Pace {
            enough: (wanted / 2).min(most),
            most: wanted.saturating_mul(5).min(most.saturating_mul(2)) / 2,
        }
    }
}

/// What a search thinks best, and since when.
#[derive(Clone, PartialEq, Debug)]
pub struct Mind<G: Game> {
    seat: Seat,
    best: Vec<G::Step>,
    chance: f32,
    since: u64,
}

impl<G: Game> Mind<G> {
    /// The mind of whoever sits there, who has thought of nothing yet.
    pub fn new(seat: Seat) -> Mind<G> {
        Mind {
            seat,
            best: Vec::new(),
            chance: 0.0,
            since: 0,
        }
    }

    /// Notes what is thought now, and says whether the mind is made up: one turn has been the best
    /// for most of the search, and nothing bad was found about it.
    pub fn is_made_up(&mut self, thought: &ThoughtOf<G>) -> bool {
        let chance = thought.lines[0].chances[self.seat.index()];
        if thought.best() != self.best || chance < self.chance - FALL {
            self.best = thought.best().to_vec();
            self.chance = chance;
            self.since = thought.nodes;
        }
        self.chance = self.chance.max(chance);
        thought.nodes >= STEADY * self.since
    }
}

#[cfg(test)]
mod tests {
    use game::MAX_SEATS;
    use game::pile::{Pile, Take};

    use super::*;
    use crate::{Line, Thought};

    fn pace(left: u64, increment: u64, turns_left: u32) -> [u128; 2] {
        let clock = Clock {
            left: Some(Duration::from_millis(left)),
            increment: Duration::from_millis(increment),
        };
        let Pace { enough, most } = Pace::of(clock, turns_left);
        [enough, most].map(|time| time.as_millis())
    }

    #[test]
    fn a_clock_is_shared_out_over_the_turns_to_come_and_never_runs_out() {
        assert_eq!(pace(1_030, 0, 10), [50, 250]);
        assert_eq!(pace(2_030, 40, 10), [115, 575]);
        assert_eq!(pace(530, 0, 1), [250, 500]);
        assert_eq!(pace(330, 9_000, 10), [100, 100]);
        assert_eq!(pace(20, 0, 10), [0, 0]);
    }

    fn thought(step: Take, chance: f32, nodes: u64) -> Thought<Take> {
        let line = Line {
            turns: vec![vec![step]],
            chances: [chance; MAX_SEATS],
            forced: None,
        };
        Thought {
            depth: 1,
            nodes,
            lines: vec![line],
        }
    }

    #[test]
    fn a_mind_is_made_up_when_it_was_not_changed_for_most_of_the_search() {
        let steps = Pile::start(&"9 stones 2 seats".parse().unwrap()).legal_steps();
        let (one, other) = (steps[0], steps[1]);
        let mut mind = Mind::<Pile>::new(Seat(0));
        let mut is_made_up = |step, chance, nodes| mind.is_made_up(&thought(step, chance, nodes));
        assert!(!is_made_up(one, 0.5, 100));
        assert!(is_made_up(one, 0.5, 300));
        assert!(!is_made_up(other, 0.5, 400));
        assert!(!is_made_up(other, 0.5, 1_199));
        assert!(is_made_up(other, 0.6, 1_200));
        assert!(!is_made_up(other, 0.5, 1_300), "much less is expected");
        assert!(is_made_up(other, 0.5, 3_900));
    }
}
