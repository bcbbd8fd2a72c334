//! Accuracy from 0 to 100, of a turn and of all turns of a player in a game.
//!
//! The formulas are those of Lichess, for any number of seats: each seat has a series of chances of its
//! own, which for two seats vary alike.

use std::ops::RangeInclusive;

/// The shortest and the longest window in which the chances' variation is measured, in positions.
const WINDOW: RangeInclusive<usize> = 2..=8;
/// One in so many positions of a game is the length of the window.
const WINDOWS: usize = 10;
/// The least and the most that a turn weighs.
const WEIGHT: RangeInclusive<f64> = 0.5..=12.0;

/// The accuracy of a turn that lost so many points of a hundred.
pub fn of_turn(loss: f32) -> f32 {
    // One more than the curve gives: the chances themselves are never exact.
    let curve = 103.1668 * (-0.04354 * loss).exp() - 3.1669 + 1.0;
    curve.clamp(0.0, 100.0)
}

/// The accuracy of a player in a game, none for somebody without a turn.
///
/// `chances` are the player's in every position, in points of a hundred; each turn has its index, from 0,
/// and its accuracy, and leads from the position with its index to the next.
pub fn of_game(chances: &[f32], turns: &[(usize, f32)]) -> Option<f32> {
    if turns.is_empty() {
        return None;
    }
    let each = turns.iter().map(|(_, accuracy)| f64::from(*accuracy));
    // A turn of no accuracy at all counts as one hundredth, or it would be the only one that counts.
    let harmonic = turns.len() as f64 / each.clone().map(|one| 1.0 / one.max(1.0)).sum::<f64>();
    let weights: Vec<f64> = turns
        .iter()
        .map(|(index, _)| weight(chances, *index))
        .collect();
    let weighted = each.zip(&weights).map(|(one, weight)| one * weight);
    let weighted = weighted.sum::<f64>() / weights.iter().sum::<f64>();
    Some(((harmonic + weighted) / 2.0) as f32)
}

/// How much a turn weighs: the standard deviation of the chances in a window that ends after it.
fn weight(chances: &[f32], turn: usize) -> f64 {
    let turns = chances.len().saturating_sub(1);
    let length = (turns / WINDOWS).clamp(*WINDOW.start(), *WINDOW.end());
    let start = (turn + 2).saturating_sub(length);
    let end = (start + length).min(chances.len());
    deviation(&chances[start..end]).clamp(*WEIGHT.start(), *WEIGHT.end())
}

fn deviation(values: &[f32]) -> f64 {
    let count = values.len() as f64;
    let values = values.iter().map(|value| f64::from(*value));
    let mean = values.clone().sum::<f64>() / count;
    let variance = values.map(|value| (value - mean).powi(2)).sum::<f64>() / count;
    variance.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn is_near(one: f32, other: f32) {
        assert!((one - other).abs() < 0.01, "{one} and {other}");
    }

    #[test]
    fn a_turn_that_loses_nothing_is_all_accurate_and_one_that_loses_all_is_not() {
        is_near(of_turn(0.0), 100.0);
        is_near(of_turn(5.0), 80.82);
        is_near(of_turn(10.0), 64.58);
        is_near(of_turn(15.0), 51.52);
        is_near(of_turn(100.0), 0.0);
    }

    #[test]
    fn a_game_without_variation_is_the_mean_of_both_means() {
        // All weigh 0.5: the mean is 70, the harmonic mean 2 / (1/100 + 1/40).
        let accuracy = of_game(&[50.0; 3], &[(0, 100.0), (1, 40.0)]);
        is_near(accuracy.unwrap(), (70.0 + 57.142_86) / 2.0);
        assert_eq!(of_game(&[50.0], &[]), None);
    }

    #[test]
    fn a_turn_in_a_lively_passage_weighs_more() {
        let chances = [50.0, 50.0, 50.0, 30.0];
        assert_eq!(weight(&chances, 0), 0.5);
        assert_eq!(weight(&chances, 2), 10.0);
        let lively = of_game(&chances, &[(0, 100.0), (2, 40.0)]).unwrap();
        let quiet = of_game(&chances, &[(0, 40.0), (2, 100.0)]).unwrap();
        assert!(lively < quiet);
        assert_eq!(weight(&[90.0, 10.0], 0), 12.0, "no turn is the whole game");
    }

    #[test]
    fn the_window_is_a_tenth_of_the_game_and_stays_inside() {
        let mut chances = [50.0; 61];
        chances[1] = 80.0;
        assert!(
            weight(&chances, 0) > 0.5,
            "the first window begins with the game"
        );
        assert!(weight(&chances, 5) > 0.5);
        assert_eq!(weight(&chances, 6), 0.5);
        assert_eq!(weight(&chances, 59), 0.5);
    }

    #[test]
    fn the_window_of_a_long_game_has_eight_positions() {
        let mut chances = [50.0; 201];
        chances[50] = 80.0;
        assert_eq!(weight(&chances, 49), weight(&chances, 56));
        assert!(weight(&chances, 56) > 0.5);
        assert_eq!(weight(&chances, 57), 0.5);
        assert_eq!(weight(&chances, 48), 0.5);
    }
}
