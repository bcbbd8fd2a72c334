//! Ratings: Glicko-2 for two seats, Weng-Lin on the places for more.

use online::body::Pool;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

use crate::store::Rating;

/// What everybody begins with.
pub const NEW: Rating = Rating {
    rating: 1_500.0,
    deviation: 500.0,
    volatility: 0.09,
    games: 0,
};

/// Weng-Lin counts in units of its own, where a beginner has 25 ± 25/3; sixty times that are the
/// 1,500 ± 500 that people know from the other pool.
const SCALE: f64 = 60.0;

/// The ratings after a game in which the players took these places.
pub fn after(pool: Pool, before: &[Rating], places: &[u8]) -> Vec<Rating> {
    let mut after = match pool {
        Pool::Two => two(before, places),
        Pool::Many => many(before, places),
    };
    for rating in &mut after {
        rating.games += 1;
    }
    after
}

fn two(before: &[Rating], places: &[u8]) -> Vec<Rating> {
    let ([a, b], [first, second]) = (before, places) else {
        return before.to_vec();
    };
    let outcome = match first.cmp(second) {
        std::cmp::Ordering::Less => Outcomes::WIN,
        std::cmp::Ordering::Equal => Outcomes::DRAW,
        std::cmp::Ordering::Greater => Outcomes::LOSS,
    };
    let glicko = |rating: &Rating| Glicko2Rating {
        rating: rating.rating,
        deviation: rating.deviation,
        volatility: rating.volatility,
    };
    let config = Glicko2Config::default();
    let (new_a, new_b) = glicko2(&glicko(a), &glicko(b), &outcome, &config);
    [(a, new_a), (b, new_b)]
        .map(|(old, new)| Rating {
            rating: new.rating,
            deviation: new.deviation,
            volatility: new.volatility,
            games: old.games,
        })
        .to_vec()
}

fn many(before: &[Rating], places: &[u8]) -> Vec<Rating> {
    let teams: Vec<[WengLinRating; 1]> = before
        .iter()
        .map(|rating| {
            [WengLinRating {
                rating: rating.rating / SCALE,
                uncertainty: rating.deviation / SCALE,
            }]
        })
        .collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(places)
        .map(|(team, place)| (&team[..], MultiTeamOutcome::new(usize::from(*place))))
        .collect();
    let after = weng_lin_multi_team(&ranked, &WengLinConfig::default());
    let new = |(old, team): (&Rating, Vec<WengLinRating>)| Rating {
        rating: team[0].rating * SCALE,
        deviation: team[0].uncertainty * SCALE,
        ..*old
    };
    before.iter().zip(after).map(new).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_wins_against_an_equal_gains_what_the_other_loses() {
        let after = after(Pool::Two, &[NEW, NEW], &[1, 2]);
        let (won, lost) = (after[0], after[1]);
        assert!(won.rating > 1_500.0 && lost.rating < 1_500.0);
        assert!((won.rating + lost.rating - 3_000.0).abs() < 1e-6);
        assert!(won.deviation < 500.0 && won.games == 1);
    }

    #[test]
    fn a_draw_between_equals_changes_nothing_but_certainty() {
        let after = after(Pool::Two, &[NEW, NEW], &[1, 1]);
        assert!((after[0].rating - 1_500.0).abs() < 1e-6);
        assert!(after[0].deviation < 500.0);
    }

    #[test]
    fn among_many_the_order_of_places_is_the_order_of_gains() {
        let after = after(Pool::Many, &[NEW; 4], &[2, 1, 4, 3]);
        let mut by_place = [after[1], after[0], after[3], after[2]];
        assert!(by_place.is_sorted_by(|a, b| a.rating > b.rating));
        by_place.reverse();
        assert!(by_place[0].rating < 1_500.0);
        assert!(after.iter().all(|rating| rating.deviation < 500.0));
    }
}
