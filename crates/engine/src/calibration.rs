//! Whether chances keep what they promise: what was expected of seats, and how their games ended.
//!
//! Chances are sharpened by a power: each is raised to it, and all are shared out anew. More than one
//! makes favourites surer, less makes them less sure, and for two seats it is a factor of the log odds.

use std::fmt;

use game::{MAX_SEATS, Outcome};

/// One number for each seat; those of seats that are not there are zero.
pub type Chances = [f32; MAX_SEATS];

/// A chance is never taken for less, so that a surprise does not weigh more than all the rest.
const LEAST: f32 = 1e-4;
/// Between these the best power is looked for.
const POWERS: [f32; 2] = [0.1, 10.0];
/// Halvings of that range until the power is known to the third digit.
const ROUNDS: usize = 24;

/// Chances raised to a power and shared out anew.
pub fn sharpened(chances: &Chances, power: f32) -> Chances {
    let raised = chances.map(|chance| {
        if chance > 0.0 {
            chance.powf(power)
        } else {
            0.0
        }
    });
    let total: f32 = raised.iter().sum();
    raised.map(|each| each / total)
}

/// The points of each seat: those who share the first place share one point.
pub fn points(outcome: &Outcome) -> Chances {
    let first = outcome.places().iter().filter(|place| **place == 1).count();
    let mut points = [0.0; MAX_SEATS];
    for (points, place) in points.iter_mut().zip(outcome.places()) {
        *points = if *place == 1 { 1.0 / first as f32 } else { 0.0 };
    }
    points
}

/// What was expected in a position, and the points that its game brought.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Expected {
    /// The chance of each seat.
    pub chances: Chances,
    /// The points of each seat.
    pub points: Chances,
}

impl Expected {
    /// How surprising the end was.
    fn surprise(&self, power: f32) -> f64 {
        let chances = sharpened(&self.chances, power);
        let each = chances.iter().zip(&self.points);
        each.map(|(chance, points)| -f64::from(*points) * f64::from(chance.max(LEAST)).ln())
            .sum()
    }
}

/// The power that makes what happened least surprising; 1 for chances that are right as they are.
pub fn best_power(all: &[Expected]) -> f32 {
    let surprise = |power| all.iter().map(|one| one.surprise(power)).sum::<f64>();
    let [mut low, mut high] = POWERS;
    for _ in 0..ROUNDS {
        // The surprise has one valley, so its slope says where the bottom lies.
        let middle = (low * high).sqrt();
        if surprise(middle * 0.999) < surprise(middle * 1.001) {
            high = middle;
        } else {
            low = middle;
        }
    }
    (low * high).sqrt()
}

/// Chances by tenths, with what came of them, game by game: positions of one game end alike.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Deciles([Decile; 10]);

/// The chances within one tenth.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
struct Decile {
    count: u32,
    chances: f64,
    points: f64,
    /// Sums over games, of how many chances there were in each and of how much more was expected in it than came.
    squares: f64,
    products: f64,
    surplus_squares: f64,
}

impl Deciles {
    /// Counts the chances of so many seats in some positions of one game.
    pub fn add_game(&mut self, positions: &[Expected], seats: usize) {
        let mut sums = [(0_u32, 0.0, 0.0); 10];
        for expected in positions {
            let each = expected.chances.iter().zip(&expected.points);
            for (chance, points) in each.take(seats) {
                let (count, chances, all_points) = &mut sums[((10.0 * chance) as usize).min(9)];
                *count += 1;
                *chances += f64::from(*chance);
                *all_points += f64::from(*points);
            }
        }
        for (decile, (count, chances, points)) in self.0.iter_mut().zip(sums) {
            let (own, surplus) = (f64::from(count), chances - points);
            decile.count += count;
            decile.chances += chances;
            decile.points += points;
            decile.squares += own * own;
            decile.products += own * surplus;
            decile.surplus_squares += surplus * surplus;
        }
    }

    /// By how many hundredths the tenth is off that is off most.
    pub fn worst(&self) -> f64 {
        let off = self.0.iter().map(|decile| decile.off().abs());
        off.fold(0.0, f64::max)
    }
}

impl Decile {
    /// Hundredths by which more was expected than came.
    fn off(&self) -> f64 {
        100.0 * (self.chances - self.points) / f64::from(self.count.max(1))
    }

    /// The standard error of that, by games.
    fn error(&self) -> f64 {
        let off = self.off() / 100.0;
        let spread = self.surplus_squares - 2.0 * off * self.products + off * off * self.squares;
        100.0 * spread.max(0.0).sqrt() / f64::from(self.count.max(1))
    }
}

/// The rows of a table: the tenth, how many chances, what they promised and what came with its standard error, in
/// hundredths.
impl fmt::Display for Deciles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (decile, tenth) in self.0.iter().zip(0..) {
            let mean = |sum: f64| 100.0 * sum / f64::from(decile.count.max(1));
            let (from, to) = (10 * tenth, 10 * tenth + 10);
            let (chances, points) = (mean(decile.chances), mean(decile.points));
            let (count, error) = (decile.count, decile.error());
            writeln!(
                f,
                "| {from}–{to} | {count} | {chances:.1} | {points:.1} ± {error:.1} |"
            )?;
        }
        write!(f, "at most {:.1} off", self.worst())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expected(chance: f32, points: f32) -> Expected {
        let both = |one| [one, 1.0 - one, 0.0, 0.0, 0.0, 0.0];
        Expected {
            chances: both(chance),
            points: both(points),
        }
    }

    #[test]
    fn a_power_is_a_factor_of_the_log_odds() {
        let chances = expected(0.8, 1.0).chances;
        assert!((sharpened(&chances, 0.5)[0] - 2.0 / 3.0).abs() < 1e-6);
        assert_eq!(sharpened(&chances, 1.0)[2], 0.0);
        let certain = expected(1.0, 1.0).chances;
        assert_eq!(sharpened(&certain, 3.0), certain);
    }

    #[test]
    fn those_who_share_the_first_place_share_the_point() {
        let outcome = Outcome::from_ranks(&[4, 2, 2, 9]);
        assert_eq!(points(&outcome), [0.0, 0.5, 0.5, 0.0, 0.0, 0.0]);
    }

    #[test]
    fn the_best_power_brings_chances_to_what_happened() {
        // Eight of ten were won where two thirds were expected.
        let all: Vec<Expected> = (0..10)
            .map(|game| expected(2.0 / 3.0, if game < 8 { 1.0 } else { 0.0 }))
            .collect();
        let power = best_power(&all);
        assert!((power - 2.0).abs() < 0.01, "{power}");
        let right: Vec<Expected> = all
            .iter()
            .map(|one| Expected {
                chances: sharpened(&one.chances, power),
                ..*one
            })
            .collect();
        assert!((best_power(&right) - 1.0).abs() < 0.01);
    }

    #[test]
    fn tenths_tell_what_was_promised_and_what_came() {
        let mut deciles = Deciles::default();
        deciles.add_game(&[expected(0.75, 1.0)], 2);
        deciles.add_game(&[expected(0.75, 0.0)], 2);
        let text = deciles.to_string();
        assert!(
            text.contains("| 70–80 | 2 | 75.0 | 50.0 ± 35.4 |\n"),
            "{text}"
        );
        assert!(
            text.contains("| 20–30 | 2 | 25.0 | 50.0 ± 35.4 |\n"),
            "{text}"
        );
        assert!(text.ends_with("at most 25.0 off"), "{text}");
    }

    #[test]
    fn many_positions_of_one_game_are_no_surer_than_one() {
        let error = |positions: usize| {
            let mut deciles = Deciles::default();
            for points in [0.0, 1.0, 1.0] {
                deciles.add_game(&vec![expected(0.75, points); positions], 2);
            }
            deciles.0[7].error()
        };
        assert!(error(1) > 20.0);
        assert!((error(5) - error(1)).abs() < 1e-9);
    }
}
