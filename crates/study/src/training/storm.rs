//! A storm: as many tactics as possible in three minutes.

use crate::drill::Answer;

/// A time in thousandths of a second, from whenever.
type Time = u64;

/// How long it lasts, as long as nothing is won or lost.
const LENGTH: Time = 180_000;
/// What an error costs.
const FINE: Time = 10_000;
/// What is won after so many right answers in a row.
const BONUSES: [(u32, Time); 4] = [(5, 3_000), (12, 5_000), (20, 7_000), (30, 10_000)];

/// A storm that is going on, or over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Storm {
    end: Time,
    /// Right answers in a row.
    pub combo: u32,
    /// The longest such row.
    pub longest: u32,
    /// Right answers.
    pub right: u32,
    /// Wrong answers.
    pub wrong: u32,
}

impl Storm {
    /// One that begins now.
    pub const fn begin(now: Time) -> Storm {
        Storm {
            end: now + LENGTH,
            combo: 0,
            longest: 0,
            right: 0,
            wrong: 0,
        }
    }

    /// The time that is left; none when it is over.
    pub const fn left(&self, now: Time) -> Time {
        self.end.saturating_sub(now)
    }

    /// Notes an answer; says how many seconds it won or lost. Nothing counts once it is over.
    pub fn note(&mut self, answer: Answer, now: Time) -> i32 {
        if self.left(now) == 0 {
            return 0;
        }
        match answer {
            Answer::Right => {
                self.right += 1;
                self.combo += 1;
                self.longest = self.longest.max(self.combo);
                let bonus = bonus(self.combo);
                self.end += bonus;
                (bonus / 1_000) as i32
            }
            Answer::Wrong => {
                self.wrong += 1;
                self.combo = 0;
                self.end = self.end.saturating_sub(FINE);
                -((FINE / 1_000) as i32)
            }
        }
    }

    /// How hard the next tactic should be.
    pub fn rating(&self) -> u16 {
        rising(self.right + self.wrong)
    }
}

/// What a row of right answers wins: the last bonus again after every ten more.
fn bonus(combo: u32) -> Time {
    let (last, most) = BONUSES[BONUSES.len() - 1];
    if combo > last && (combo - last).is_multiple_of(10) {
        return most;
    }
    let reached = BONUSES.iter().find(|(count, _)| *count == combo);
    reached.map_or(0, |(_, bonus)| *bonus)
}

/// How hard the tactic after so many others should be: from easy to hard.
pub(super) fn rising(answered: u32) -> u16 {
    let step = answered.min(60) as u16;
    1_000 + 20 * step
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_ends_after_three_minutes() {
        let mut storm = Storm::begin(1_000);
        assert_eq!(storm.left(1_000), 180_000);
        assert_eq!(storm.note(Answer::Right, 180_999), 0);
        assert_eq!(storm.left(181_000), 0);
        storm.note(Answer::Right, 181_000);
        storm.note(Answer::Wrong, 190_000);
        assert_eq!(
            (storm.right, storm.wrong),
            (1, 0),
            "what comes later does not count"
        );
    }

    #[test]
    fn rows_of_right_answers_win_time() {
        let mut storm = Storm::begin(0);
        let won: Vec<i32> = (0..40).map(|_| storm.note(Answer::Right, 0)).collect();
        let expected = [(5, 3), (12, 5), (20, 7), (30, 10), (40, 10)];
        for (count, seconds) in (1..).zip(won) {
            let bonus = expected.iter().find(|(combo, _)| *combo == count);
            assert_eq!(
                seconds,
                bonus.map_or(0, |(_, bonus)| *bonus),
                "after {count}"
            );
        }
        assert_eq!(storm.left(0), 215_000);
        assert_eq!(storm.longest, 40);
    }

    #[test]
    fn an_error_costs_time_and_the_row() {
        let mut storm = Storm::begin(0);
        for _ in 0..4 {
            storm.note(Answer::Right, 0);
        }
        assert_eq!(storm.note(Answer::Wrong, 0), -10);
        assert_eq!(storm.left(0), 170_000);
        assert_eq!(storm.note(Answer::Right, 0), 0, "a new row begins");
        assert_eq!((storm.combo, storm.longest), (1, 4));
        assert_eq!(storm.note(Answer::Wrong, 169_000), -10);
        assert_eq!(storm.left(169_000), 0);
    }

    #[test]
    fn tactics_become_harder() {
        let mut storm = Storm::begin(0);
        let first = storm.rating();
        storm.note(Answer::Right, 0);
        assert!(storm.rating() > first);
        assert_eq!(rising(1_000), rising(60));
    }
}
