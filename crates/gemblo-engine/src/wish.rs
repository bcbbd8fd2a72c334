//! What the seat that thinks plays for: not only a good place, but the first.

use crate::board::Board;
use crate::reward::Rewards;
use crate::settings::Settings;

/// What the seat to move at the root of a search plays for. All others are taken to play for their rewards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Wish {
    pub(crate) seat: usize,
    /// How much the chance to be first counts; the rest is the reward.
    pub(crate) first: f32,
}

/// What a simulation brought.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Brought {
    /// What each seat plays for.
    pub(crate) wishes: Rewards,
    /// The reward of the seat that thinks.
    pub(crate) own: f32,
}

impl Wish {
    pub(crate) fn of(root: &Board, settings: &Settings) -> Wish {
        Wish {
            seat: root.seat(root.turn()),
            first: settings.first[usize::from(root.players()) - 2],
        }
    }

    /// Nothing but rewards.
    pub(crate) fn plain(self) -> Wish {
        Wish { first: 0.0, ..self }
    }

    /// Whether what was found out for one wish holds for the other, too.
    pub(crate) fn is_like(&self, other: &Wish) -> bool {
        self == other || self.first == 0.0 && other.first == 0.0
    }

    /// What a result is worth, if the seat that thinks is first in it with some chance.
    pub(crate) fn brought(&self, rewards: Rewards, first: impl FnOnce() -> f32) -> Brought {
        let own = rewards[self.seat];
        let mut wishes = rewards;
        if self.first > 0.0 {
            wishes[self.seat] = (1.0 - self.first) * own + self.first * first();
        }
        Brought { wishes, own }
    }
}

impl Brought {
    /// A result of which nobody wishes more than the reward.
    #[cfg(test)]
    pub(crate) fn plain(reward: f32) -> Brought {
        Brought {
            wishes: [reward; game::MAX_SEATS],
            own: reward,
        }
    }

    pub(crate) fn add(&mut self, other: &Brought) {
        let wishes = self.wishes.iter_mut().zip(other.wishes);
        wishes.for_each(|(sum, wish)| *sum += wish);
        self.own += other.own;
    }

    /// The mean of so many results of which this is the sum.
    pub(crate) fn mean_of(&self, count: u32) -> Brought {
        let count = count as f32;
        Brought {
            wishes: self.wishes.map(|sum| sum / count),
            own: self.own / count,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REWARDS: Rewards = [1.0, 0.5, 0.5, 0.25, 0.0, 0.0];

    #[test]
    fn only_the_seat_that_thinks_plays_to_be_first() {
        let wish = Wish {
            seat: 1,
            first: 0.5,
        };
        let brought = wish.brought(REWARDS, || 0.25);
        assert_eq!(brought.wishes, [1.0, 0.375, 0.5, 0.25, 0.0, 0.0]);
        assert_eq!(brought.own, 0.5);
        let plain = wish.plain().brought(REWARDS, || panic!("nobody asks"));
        assert_eq!((plain.wishes, plain.own), (REWARDS, 0.5));
    }
}
