//! Training with tactics: what was tried, how strong the player is, what comes next.
//!
//! Tactics are known here by name and rating alone, and nothing reads a clock: whoever asks says which day it is.

mod standing;
mod storm;
mod streak;
mod travel;

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use game::Rng;

use crate::drill::{Answer, Day};

pub use standing::Standing;
pub use storm::Storm;
pub use streak::Streak;

/// Of so many tactics that suit about equally well one is drawn.
const ALIKE: usize = 12;

/// A tactic, as far as training knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer<'a> {
    /// Its name.
    pub id: &'a str,
    /// The rating of a player who solves it half of the time.
    pub rating: u16,
}

/// A tactic that was tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// When.
    pub day: Day,
    /// Its name.
    pub id: String,
    /// How it was answered.
    pub answer: Answer,
    /// The player's rating afterwards.
    pub rating: u16,
}

/// The most that a player has reached.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Best {
    /// Right answers in a streak.
    pub streak: u32,
    /// Right answers in a storm.
    pub storm: u32,
}

/// All that a player tried.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Training {
    standing: Standing,
    best: Best,
    attempts: Vec<Attempt>,
}

impl Training {
    /// How strong the player is.
    pub const fn standing(&self) -> Standing {
        self.standing
    }

    /// The most that the player has reached.
    pub const fn best(&self) -> Best {
        self.best
    }

    /// Notes how a streak went.
    pub fn note_streak(&mut self, streak: Streak) {
        self.best.streak = self.best.streak.max(streak.right);
    }

    /// Notes how a storm went.
    pub fn note_storm(&mut self, storm: Storm) {
        self.best.storm = self.best.storm.max(storm.right);
    }

    /// Everything that was tried, the oldest first.
    pub fn attempts(&self) -> &[Attempt] {
        &self.attempts
    }

    /// Whether a tactic was never tried.
    pub fn is_new(&self, id: &str) -> bool {
        self.attempts.iter().all(|attempt| attempt.id != id)
    }

    /// Notes an answer; only the first one to a tactic changes the rating.
    pub fn note(&mut self, offer: Offer<'_>, answer: Answer, day: Day) {
        if self.is_new(offer.id) {
            self.standing = self.standing.after(offer.rating, answer);
        }
        self.attempts.push(Attempt {
            day,
            id: offer.id.to_owned(),
            answer,
            rating: self.standing.rounded(),
        });
    }

    /// The tactics whose last answer was wrong and given before today, the oldest first.
    pub fn repeats(&self, today: Day) -> Vec<&str> {
        let is_last =
            |at: usize, id: &str| self.attempts[at + 1..].iter().all(|later| later.id != id);
        let failed = self.attempts.iter().enumerate().filter(|(at, attempt)| {
            attempt.answer == Answer::Wrong && attempt.day < today && is_last(*at, &attempt.id)
        });
        failed.map(|(_, attempt)| attempt.id.as_str()).collect()
    }

    /// The next of these tactics: one of those that were never tried, about as hard as the player is strong.
    pub fn next<'a>(&self, offers: &[Offer<'a>]) -> Option<Offer<'a>> {
        let new = offers.iter().filter(|offer| self.is_new(offer.id));
        let new: Vec<Offer<'a>> = new.copied().collect();
        let seed = self.attempts.len() as u64;
        near(&new, self.standing.rounded(), seed)
    }
}

/// One of the tactics whose rating is nearest to this one, drawn by a seed.
pub fn near<'a>(offers: &[Offer<'a>], rating: u16, seed: u64) -> Option<Offer<'a>> {
    let mut nearest = offers.to_vec();
    nearest.sort_by_key(|offer| offer.rating.abs_diff(rating));
    nearest.truncate(ALIKE);
    nearest.get(Rng::new(seed).below(nearest.len())).copied()
}

/// Games take turns, a day each: which of so many a day has, by its number, and the how manieth of its days it is.
pub fn turn_of(number: u64, games: usize) -> (usize, Day) {
    let games = games as u64;
    ((number % games) as usize, Day((number / games) as u32))
}

/// The tactic of a day: the same everywhere, and all of them in turn.
pub fn of_day<'a>(offers: &[Offer<'a>], day: Day) -> Option<Offer<'a>> {
    let days = usize::try_from(day.0).ok()?;
    // A step that shares no factor with their number meets every one before the first comes again.
    let mut step = offers.len() / 2 + 1;
    while greatest_common(step, offers.len()) > 1 {
        step += 1;
    }
    let at = (days * step).checked_rem(offers.len())?;
    offers.get(at).copied()
}

const fn greatest_common(mut a: usize, mut b: usize) -> usize {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// The standing, the best streak and storm, then a line for each attempt: day, name, `+` or `-`, rating.
impl fmt::Display for Training {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Best { streak, storm } = self.best;
        write!(f, "{}\n{streak} {storm}", self.standing)?;
        for attempt in &self.attempts {
            let Attempt {
                day, id, rating, ..
            } = attempt;
            write!(f, "\n{} {id} {} {rating}", day.0, sign(attempt.answer))?;
        }
        Ok(())
    }
}

impl FromStr for Training {
    type Err = NotATraining;

    fn from_str(text: &str) -> Result<Training, NotATraining> {
        let mut lines = text.lines();
        let standing = lines.next().ok_or(NotATraining)?.parse()?;
        let best = lines.next().and_then(best).ok_or(NotATraining)?;
        let attempts = lines.map(attempt).collect::<Result<_, _>>()?;
        Ok(Training {
            standing,
            best,
            attempts,
        })
    }
}

fn best(line: &str) -> Option<Best> {
    let (streak, storm) = line.split_once(' ')?;
    Some(Best {
        streak: streak.parse().ok()?,
        storm: storm.parse().ok()?,
    })
}

fn attempt(line: &str) -> Result<Attempt, NotATraining> {
    let words: Vec<&str> = line.split(' ').collect();
    let [day, id, sign, rating] = words[..] else {
        return Err(NotATraining);
    };
    Ok(Attempt {
        day: Day(day.parse().map_err(|_| NotATraining)?),
        id: id.to_owned(),
        answer: of_sign(sign).ok_or(NotATraining)?,
        rating: rating.parse().map_err(|_| NotATraining)?,
    })
}

const fn sign(answer: Answer) -> char {
    match answer {
        Answer::Right => '+',
        Answer::Wrong => '-',
    }
}

fn of_sign(sign: &str) -> Option<Answer> {
    match sign {
        "+" => Some(Answer::Right),
        "-" => Some(Answer::Wrong),
        _ => None,
    }
}

/// A text that tells of no training.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotATraining;

impl fmt::Display for NotATraining {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not the text of a training")
    }
}

impl Error for NotATraining {}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    const EASY: Offer<'static> = Offer {
        id: "easy",
        rating: 1_000,
    };
    const HARD: Offer<'static> = Offer {
        id: "hard",
        rating: 2_000,
    };

    #[test]
    fn only_the_first_answer_to_a_tactic_is_rated() {
        let mut training = Training::default();
        training.note(HARD, Answer::Wrong, Day(1));
        let after = training.standing();
        assert!(after.rounded() < Standing::default().rounded());
        training.note(HARD, Answer::Right, Day(2));
        assert_eq!(training.standing(), after);
        assert_eq!(training.attempts().len(), 2);
    }

    #[test]
    fn what_was_wrong_comes_again_on_another_day_until_it_is_right() {
        let mut training = Training::default();
        training.note(HARD, Answer::Wrong, Day(5));
        training.note(EASY, Answer::Right, Day(5));
        assert!(training.repeats(Day(5)).is_empty(), "not on the same day");
        assert_eq!(training.repeats(Day(6)), ["hard"]);
        training.note(HARD, Answer::Wrong, Day(6));
        assert_eq!(training.repeats(Day(7)), ["hard"], "and only once");
        training.note(HARD, Answer::Right, Day(7));
        assert!(training.repeats(Day(8)).is_empty());
    }

    #[test]
    fn the_next_tactic_is_new_and_about_as_hard_as_the_player_is_strong() {
        let names: Vec<String> = (0..100).map(|number| format!("t{number}")).collect();
        let offers: Vec<Offer<'_>> = (0_u16..)
            .zip(&names)
            .map(|(number, id)| Offer {
                id,
                rating: 1_000 + 10 * number,
            })
            .collect();
        let mut training = Training::default();
        let mut seen = HashSet::new();
        for _ in 0..20 {
            let next = training.next(&offers).unwrap();
            assert!(seen.insert(next.id), "{} comes twice", next.id);
            assert!(next.rating.abs_diff(training.standing().rounded()) <= 200);
            let answer = if next.rating < 1_400 {
                Answer::Right
            } else {
                Answer::Wrong
            };
            training.note(next, answer, Day(1));
        }
        assert!(training.standing().rounded().abs_diff(1_400) < 100);
        assert_eq!(training.next(&[]), None);
    }

    #[test]
    fn every_tactic_has_its_day_before_the_first_comes_again() {
        for count in 1..=60 {
            let names: Vec<String> = (0..count).map(|number| number.to_string()).collect();
            let offers: Vec<Offer<'_>> = names.iter().map(|id| Offer { id, rating: 0 }).collect();
            let days = (20_000..).take(count).map(Day);
            let seen: HashSet<&str> = days.map(|day| of_day(&offers, day).unwrap().id).collect();
            assert_eq!(seen.len(), count);
        }
        assert_eq!(of_day(&[], Day(3)), None);
    }

    #[test]
    fn games_take_turns() {
        let days = [7, 8, 9].map(|number| turn_of(number, 2));
        assert_eq!(days, [(1, Day(3)), (0, Day(4)), (1, Day(4))]);
    }

    #[test]
    fn a_training_survives_its_text() {
        let mut training = Training::default();
        assert_eq!(training.to_string().parse(), Ok(training.clone()));
        training.note(HARD, Answer::Wrong, Day(20_408));
        training.note(EASY, Answer::Right, Day(20_409));
        let (mut streak, mut storm) = (Streak::default(), Storm::begin(0));
        for _ in 0..3 {
            streak.note(Answer::Right);
            training.note_streak(streak);
            storm.note(Answer::Right, 0);
        }
        training.note_storm(storm);
        training.note_storm(Storm::begin(0));
        assert_eq!((training.best().streak, training.best().storm), (3, 3));
        assert_eq!(training.to_string().parse(), Ok(training));
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "x",
            "1500 350",
            "1500000 350000 60000",
            "1500000 350000 60000\n1",
            "1500000 350000 60000\n0 0\n1 a",
            "1500000 350000 60000\n0 0\n1 a ? 1500",
            "-1 350000 60000",
            "1500.0 350 0.06",
        ] {
            assert_eq!(text.parse::<Training>(), Err(NotATraining), "{text:?}");
        }
    }
}
