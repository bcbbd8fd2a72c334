//! The chance to win, from what the tree expects: places, and a tenth for the margin.

use crate::board::Board;
use crate::reward::Rewards;
use gemblo::Piece;

/// How sure the first expectations are, for two to six players. Later ones are the surer the fewer pieces are left, by
/// the root of their part. Measured (README, chances).
const FIRST: [f32; 5] = [0.6, 0.8, 0.95, 1.05, 1.05];
/// A part that is no smaller than one piece of all.
const LEAST_LEFT: f32 = 0.01;

/// Expectations are kept from certainty by this: only the end of the game is certain.
const LEAST: f32 = 1e-4;

/// How sure the expectations of a position are: the power to which the odds of the seats are raised.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sureness {
    players: usize,
    power: f32,
}

impl Sureness {
    pub(crate) fn of(board: &Board) -> Sureness {
        let players = usize::from(board.players());
        let (mut all, mut left) = (0, 0);
        for colour in board.colours() {
            all += Piece::COUNT;
            left += board.left(colour).len();
        }
        let left = (left as f32 / all as f32).max(LEAST_LEFT);
        Sureness {
            players,
            power: FIRST[players - 2] / left.sqrt(),
        }
    }

    /// The chance of each seat to win.
    pub(crate) fn chances(self, expected: &Rewards) -> Rewards {
        let mut chances = [0.0; game::MAX_SEATS];
        for (chance, reward) in chances.iter_mut().zip(&expected[..self.players]) {
            let reward = reward.clamp(LEAST, 1.0 - LEAST);
            *chance = (reward / (1.0 - reward)).powf(self.power);
        }
        let total: f32 = chances.iter().sum();
        chances.map(|chance| chance / total)
    }

    /// Even chances.
    pub(crate) fn even(self) -> Rewards {
        self.chances(&[0.5; game::MAX_SEATS])
    }
}

/// The chances at the end of the game: those with the best place share the win.
pub(crate) fn at_the_end(places: &Rewards, players: u8) -> Rewards {
    let places = &places[..usize::from(players)];
    let best = places.iter().copied().fold(0.0, f32::max);
    let first = places.iter().filter(|place| **place == best).count();
    let mut chances = [0.0; game::MAX_SEATS];
    for (chance, place) in chances.iter_mut().zip(places) {
        *chance = if *place == best {
            1.0 / first as f32
        } else {
            0.0
        };
    }
    chances
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_add_up_to_one_and_keep_the_order_of_what_is_expected() {
        let sureness = Sureness {
            players: 3,
            power: 1.5,
        };
        let chances = sureness.chances(&[0.8, 0.5, 0.2, 0.9, 0.9, 0.9]);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(chances[0] > chances[1] && chances[1] > chances[2]);
        assert_eq!(chances[3..], [0.0; 3]);
        // The odds are 4, 1 and a quarter; raised to that power 8, 1 and an eighth.
        assert!((chances[0] - 8.0 / 9.125).abs() < 1e-6, "{}", chances[0]);
        assert!((sureness.even()[2] - 1.0 / 3.0).abs() < 1e-6);
    }

    #[test]
    fn a_certain_win_is_a_chance_of_nearly_one() {
        let sureness = Sureness {
            players: 2,
            power: 1.0,
        };
        let chances = sureness.chances(&[1.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
        assert!(chances[0] > 0.999 && chances[0] <= 1.0);
    }

    #[test]
    fn the_end_is_certain_and_a_shared_first_place_is_a_shared_win() {
        let chances = at_the_end(&[0.5, 0.75, 0.75, 0.0, 0.0, 0.0], 4);
        assert_eq!(chances, [0.0, 0.5, 0.5, 0.0, 0.0, 0.0]);
        assert_eq!(
            at_the_end(&[0.0, 1.0, 0.0, 0.0, 0.0, 0.0], 2)[..2],
            [0.0, 1.0]
        );
    }
}
