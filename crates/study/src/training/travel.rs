//! Training that travels with the games of a file, as a record of its own, to another browser.

use record::text::{Record, Turn};

use super::{Attempt, Training, best, of_sign, sign};
use crate::drill::Day;
use crate::travel;

/// Names the game that was trained.
const GAME: &str = "Training";
const STANDING: &str = "Standing";
const BEST: &str = "Best";

impl Training {
    /// The record of what was tried of a game; none where nothing was.
    pub fn to_record(&self, game: &str) -> Option<Record> {
        if *self == Training::default() {
            return None;
        }
        let attempts = self.attempts.iter().map(written).map(Turn::from);
        let mut record = Record {
            tree: attempts.collect(),
            ..Record::default()
        };
        record.set_tag(GAME, game);
        record.set_tag(STANDING, self.standing.to_string());
        record.set_tag(BEST, format!("{} {}", self.best.streak, self.best.storm));
        Some(record)
    }

    /// The game and what was tried of it, if a record tells of that.
    pub fn from_record(record: &Record) -> Option<(String, Training)> {
        let game = record.tag(GAME)?.to_owned();
        let attempts = record.turns().map(|turn| read(&turn.text));
        let training = Training {
            standing: record.tag(STANDING)?.parse().ok()?,
            best: best(record.tag(BEST)?)?,
            attempts: attempts.collect::<Option<_>>()?,
        };
        Some((game, training))
    }

    /// What was tried of games, by the records of a text; and the text of the others, or of what cannot be read.
    pub fn take(text: &str) -> (Vec<(String, Training)>, String) {
        travel::take(text, Training::from_record)
    }

    /// Adds what was tried elsewhere. The standing is that of whoever has tried more: two histories cannot be rated as one.
    pub fn join(&mut self, other: Training) {
        if other.attempts.len() > self.attempts.len() {
            self.standing = other.standing;
        }
        self.best.streak = self.best.streak.max(other.best.streak);
        self.best.storm = self.best.storm.max(other.best.storm);
        let known = self.attempts.clone();
        let new = other.attempts.into_iter();
        self.attempts
            .extend(new.filter(|attempt| !known.contains(attempt)));
        self.attempts.sort_by_key(|attempt| attempt.day);
    }
}

/// An attempt as `name+rating@day`, or with `-` if it failed.
fn written(attempt: &Attempt) -> String {
    let Attempt {
        day,
        id,
        answer,
        rating,
    } = attempt;
    format!("{id}{}{rating}@{}", sign(*answer), day.0)
}

fn read(text: &str) -> Option<Attempt> {
    let (tried, day) = text.split_once('@')?;
    let at = tried.find(['+', '-'])?;
    Some(Attempt {
        day: Day(day.parse().ok()?),
        id: tried[..at].to_owned(),
        answer: of_sign(&tried[at..=at])?,
        rating: tried[at + 1..].parse().ok()?,
    })
}

#[cfg(test)]
mod tests {
    use super::super::{Offer, Storm, Streak};
    use super::*;
    use crate::drill::Answer;

    const GAMES: &str = "[Game \"YINSH\"]\n\n1.e3 2.f6\n";

    fn tried(ids: &[&str], day: u32) -> Training {
        let mut training = Training::default();
        for (at, id) in ids.iter().enumerate() {
            let answer = if at % 2 == 0 {
                Answer::Right
            } else {
                Answer::Wrong
            };
            training.note(Offer { id, rating: 1_400 }, answer, Day(day));
        }
        training.note_streak(Streak {
            right: 7,
            is_over: true,
        });
        let mut storm = Storm::begin(0);
        storm.right = ids.len() as u32;
        training.note_storm(storm);
        training
    }

    #[test]
    fn it_comes_back_from_a_file_with_games_and_leaves_them() {
        let training = tried(&["yabcdef", "y234567", "ydivins"], 20_400);
        let text = training.to_record("yinsh").unwrap().to_string();
        let (found, rest) = Training::take(&format!("{GAMES}\n{text}"));
        assert_eq!(found, [("yinsh".to_owned(), training)]);
        assert_eq!(rest, GAMES);
        assert_eq!(Training::take(GAMES), (vec![], GAMES.to_owned()));
        assert_eq!(Training::default().to_record("yinsh"), None);
        let damaged = text.replacen('@', "?", 1);
        assert_eq!(Training::take(&damaged), (vec![], damaged.clone()));
    }

    #[test]
    fn two_histories_become_one_without_doubles() {
        let (short, long) = (tried(&["a", "b"], 5), tried(&["c", "d", "e"], 3));
        let mut joined = short.clone();
        joined.join(long.clone());
        assert_eq!(joined.standing(), long.standing());
        assert_eq!((joined.best().streak, joined.best().storm), (7, 3));
        let names: Vec<&str> = joined.attempts().iter().map(|it| it.id.as_str()).collect();
        assert_eq!(names, ["c", "d", "e", "a", "b"], "by day");
        assert_eq!(joined.repeats(Day(9)), ["d", "b"]);
        let again = joined.clone();
        joined.join(short);
        joined.join(long);
        assert_eq!(joined, again, "a second time changes nothing");
    }
}
