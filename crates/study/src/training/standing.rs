//! How strong a player is at tactics: Glicko-2, with every tactic an opponent whose rating is known.

use std::fmt;
use std::str::FromStr;

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use crate::drill::Answer;
use crate::training::NotATraining;

/// How sure the ratings of tactics are: they were found by engines, not by people.
const DEVIATION: f64 = 75.0;

/// A rating with how sure it is. Whole numbers, since a page that writes fractions pays 20 KB for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// In thousandths of a point.
    rating: u32,
    /// In thousandths of a point.
    deviation: u32,
    /// In millionths.
    volatility: u32,
}

impl Default for Standing {
    /// Whoever has not tried anything. Tactics are spread around 1500 by some 300 points, and so are players before anything
    /// is known of them; with Glickman's 350 for chess a single answer would move them by up to 450.
    fn default() -> Standing {
        Standing {
            rating: 1_500_000,
            deviation: 250_000,
            volatility: 60_000,
        }
    }
}

impl Standing {
    /// The rating in whole points.
    pub fn rounded(self) -> u16 {
        let points = (self.rating + 500) / 1_000;
        u16::try_from(points).unwrap_or(u16::MAX)
    }

    /// Half of the range in which the rating lies 19 times of 20.
    pub fn doubt(self) -> u16 {
        (0.001_96 * f64::from(self.deviation)).round() as u16
    }

    /// The standing after a tactic of this rating.
    pub fn after(self, tactic: u16, answer: Answer) -> Standing {
        let player = Glicko2Rating {
            rating: f64::from(self.rating) / 1e3,
            deviation: f64::from(self.deviation) / 1e3,
            volatility: f64::from(self.volatility) / 1e6,
        };
        let tactic = Glicko2Rating {
            rating: f64::from(tactic),
            deviation: DEVIATION,
            volatility: player.volatility,
        };
        let outcome = match answer {
            Answer::Right => Outcomes::WIN,
            Answer::Wrong => Outcomes::LOSS,
        };
        let (player, _) = glicko2(&player, &tactic, &outcome, &Glicko2Config::default());
        Standing {
            rating: (1e3 * player.rating).round() as u32,
            deviation: (1e3 * player.deviation).round() as u32,
            volatility: (1e6 * player.volatility).round() as u32,
        }
    }
}

/// The rating and its deviation in thousandths of a point, and the volatility in millionths.
impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.rating, self.deviation, self.volatility)
    }
}

impl FromStr for Standing {
    type Err = NotATraining;

    fn from_str(text: &str) -> Result<Standing, NotATraining> {
        let numbers: Option<Vec<u32>> = text.split(' ').map(|word| word.parse().ok()).collect();
        let Some([rating, deviation, volatility]) = numbers.as_deref() else {
            return Err(NotATraining);
        };
        Ok(Standing {
            rating: *rating,
            deviation: *deviation,
            volatility: *volatility,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hard_tactic_brings_more_than_an_easy_one_and_costs_less() {
        let new = Standing::default();
        let [easy, hard] = [1_000, 2_000].map(|tactic| new.after(tactic, Answer::Right));
        assert!(new.rounded() < easy.rounded() && easy.rounded() < hard.rounded());
        let [easy, hard] = [1_000, 2_000].map(|tactic| new.after(tactic, Answer::Wrong));
        assert!(easy.rounded() < hard.rounded() && hard.rounded() < new.rounded());
    }

    #[test]
    fn one_answer_is_no_proof() {
        let new = Standing::default();
        let moved = |tactic, answer| new.after(tactic, answer).rounded().abs_diff(1_500);
        for answer in [Answer::Right, Answer::Wrong] {
            assert!((80..150).contains(&moved(1_500, answer)));
            assert!(
                [600, 2_700]
                    .iter()
                    .all(|tactic| moved(*tactic, answer) < 350)
            );
        }
    }

    #[test]
    fn doubt_becomes_less_and_never_none() {
        let mut standing = Standing::default();
        let mut doubt = standing.doubt();
        for number in 0..200 {
            let answer = if number % 2 == 0 {
                Answer::Right
            } else {
                Answer::Wrong
            };
            standing = standing.after(1_500, answer);
            assert!(standing.doubt() <= doubt);
            doubt = standing.doubt();
        }
        assert!((100..130).contains(&doubt), "{doubt}");
        assert!(standing.rounded().abs_diff(1_500) < 60);
    }
}
