//! The chance to win, from what the tree expects: places, and a tenth for the margin.

use game::MAX_SEATS;
use gemblo::Piece;

use crate::board::Board;
use crate::reward::Rewards;

/// What expectations mean for the win, for two to six players. Measured (README, "Chances").
const MEANINGS: [Meaning; 5] = [
    Meaning::of(0.60, 0.024, 2.0, [0.0; MAX_SEATS]),
    Meaning::of(0.25, 0.286, 1.16, [0.0, -0.25, -0.40, 0.0, 0.0, 0.0]),
    Meaning::of(0.22, 0.343, 1.2, [0.0, -0.42, -0.45, -0.55, 0.0, 0.0]),
    Meaning::of(0.90, 0.047, 2.0, [0.0, -0.19, -0.29, -0.37, -0.33, 0.0]),
    Meaning::of(0.67, 0.123, 1.5, [0.0, -0.25, -0.22, -0.62, -0.48, -0.60]),
];
/// A part that is no smaller than one piece of all.
const LEAST_LEFT: f32 = 0.01;

/// Expectations are kept from certainty by this: only the end of the game is certain.
const LEAST: f32 = 1e-4;

/// What the log odds of the seats, which are those of good places, mean for the win.
#[derive(Clone, Copy, Debug)]
struct Meaning {
    /// What being behind the best seat costs at any time.
    behind: f32,
    /// What it costs the more, the less of the game is left: this much of a power of both.
    late: f32,
    power: f32,
    /// By how much the tree thinks too well of those who play later, on the empty board.
    order: Rewards,
}

impl Meaning {
    const fn of(behind: f32, late: f32, power: f32, order: Rewards) -> Meaning {
        Meaning {
            behind,
            late,
            power,
            order,
        }
    }
}

/// How sure the expectations of a position are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sureness {
    players: usize,
    /// The part of the pieces that is left.
    left: f32,
}

impl Sureness {
    pub(crate) fn of(board: &Board) -> Sureness {
        let players = usize::from(board.players());
        let (mut all, mut left) = (0, 0);
        for colour in board.colours() {
            all += Piece::COUNT;
            left += board.left(colour).len();
        }
        Sureness {
            players,
            left: (left as f32 / all as f32).max(LEAST_LEFT),
        }
    }

    /// The chance of each seat to win.
    pub(crate) fn chances(self, expected: &Rewards) -> Rewards {
        let meaning = MEANINGS[self.players - 2];
        let seats = ..self.players;
        let mut odds = [0.0; MAX_SEATS];
        for ((odds, reward), order) in odds[seats].iter_mut().zip(expected).zip(&meaning.order) {
            let reward = reward.clamp(LEAST, 1.0 - LEAST);
            *odds = (reward / (1.0 - reward)).ln() + self.left * order;
        }
        let best = odds[seats].iter().copied().fold(f32::MIN, f32::max);
        let mut chances = [0.0; MAX_SEATS];
        for (chance, odds) in chances.iter_mut().zip(&odds[seats]) {
            let behind = best - odds;
            let late = (behind / self.left).powf(meaning.power);
            *chance = (-meaning.behind * behind - meaning.late * late).exp();
        }
        let total: f32 = chances.iter().sum();
        chances.map(|chance| chance / total)
    }

    /// Even chances.
    pub(crate) fn even(self) -> Rewards {
        let mut chances = [0.0; MAX_SEATS];
        chances[..self.players].fill(1.0 / self.players as f32);
        chances
    }
}

/// The chances at the end of the game: those with the best place share the win.
pub(crate) fn at_the_end(places: &Rewards, players: u8) -> Rewards {
    let places = &places[..usize::from(players)];
    let best = places.iter().copied().fold(0.0, f32::max);
    let first = places.iter().filter(|place| **place == best).count();
    let mut chances = [0.0; MAX_SEATS];
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

    fn sureness(players: usize, left: f32) -> Sureness {
        Sureness { players, left }
    }

    #[test]
    fn chances_add_up_to_one_and_keep_the_order_of_what_is_expected() {
        let chances = sureness(3, 0.5).chances(&[0.8, 0.5, 0.2, 0.9, 0.9, 0.9]);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(chances[0] > chances[1] && chances[1] > chances[2]);
        assert_eq!(chances[3..], [0.0; 3]);
        assert!((sureness(3, 0.5).even()[2] - 1.0 / 3.0).abs() < 1e-6);
        assert_eq!(sureness(3, 0.5).even()[3..], [0.0; 3]);
    }

    #[test]
    fn the_log_odds_of_two_grow_with_the_lead_and_with_its_square() {
        // The lead is twice the logarithm of 3; the log odds are 0.6 of it, and 0.024 of its square over that of a half.
        let chances = sureness(2, 0.5).chances(&[0.75, 0.25, 0.0, 0.0, 0.0, 0.0]);
        let lead = 2.0 * 3.0_f32.ln();
        let odds = 0.6 * lead + 0.024 * lead * lead / 0.25;
        assert!((chances[0] / chances[1] - odds.exp()).abs() < 1e-3);
    }

    #[test]
    fn with_four_a_lead_counts_by_a_smaller_power_of_what_is_left() {
        // The first two seats are 1.5 apart in log odds; half of what the order of play is worth makes it 0.21 more.
        let odds = |x: f32| 1.0 / (1.0 + (-x).exp());
        let expected = [odds(1.0), odds(-0.5), 0.1, 0.1, 0.0, 0.0];
        let chances = sureness(4, 0.5).chances(&expected);
        let lead = 1.5 + 0.5 * 0.42;
        let log = 0.22 * lead + 0.343 * (lead / 0.5_f32).powf(1.2);
        assert!(((chances[0] / chances[1]).ln() - log).abs() < 1e-3);
    }

    #[test]
    fn a_lead_is_worth_more_the_less_of_the_game_is_left() {
        let chance = |left| sureness(4, left).chances(&[0.7, 0.6, 0.4, 0.3, 0.0, 0.0])[0];
        assert!(chance(0.5) < chance(0.3) && chance(0.3) < chance(0.1));
    }

    #[test]
    fn of_seats_that_the_tree_thinks_equal_the_first_is_ahead_while_much_is_left() {
        let equal = [0.5; MAX_SEATS];
        let early = sureness(6, 1.0).chances(&equal);
        assert!(early[0] > early[1] && early[1] > early[5] && early[5] > early[3]);
        let late = sureness(6, LEAST_LEFT).chances(&equal);
        assert!(
            late[..6]
                .iter()
                .all(|chance| (chance - 1.0 / 6.0).abs() < 0.03)
        );
    }

    #[test]
    fn a_certain_win_is_a_chance_of_nearly_one() {
        let chances = sureness(2, 0.5).chances(&[1.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
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
