//! What a table asks of an engine, and what it hears back.

use std::fmt;
use std::str::FromStr;

use engine::Level;

use super::{NotAnErrand, Reply, read};

/// A turn is wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// How well to play.
    pub level: Level,
    /// The most milliseconds to think.
    pub time: u32,
    /// Decides between equals, and what the weaker levels overlook.
    pub seed: u64,
    /// The record of the match so far.
    pub record: String,
}

/// What the engine says while it thinks, or when it is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// How far it has come.
    pub state: State,
    /// The turn that it would play now, in the game's notation.
    pub turn: String,
}

/// How far an engine has come with a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// It thinks; so many thousandths of its time are over.
    ///
    /// A whole number: reading and writing others would cost the page 20 KB.
    Thinking(u16),
    /// The turn is its answer.
    Done,
}

/// How long a level may think, in milliseconds: long enough to play well, short enough to wait for.
pub fn time_of(level: Level) -> u32 {
    200 + 140 * u32::from(level.number() - 1)
}

impl Reply for Report {
    fn is_last(&self) -> bool {
        self.state == State::Done
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} {} {}\n{}",
            self.level, self.time, self.seed, self.record
        )
    }
}

impl FromStr for Question {
    type Err = NotAnErrand;

    fn from_str(text: &str) -> Result<Question, NotAnErrand> {
        let (head, record) = text.split_once('\n').ok_or(NotAnErrand)?;
        let words: Vec<&str> = head.split(' ').collect();
        let [level, time, seed] = words[..] else {
            return Err(NotAnErrand);
        };
        Ok(Question {
            level: read(level)?,
            time: read(time)?,
            seed: read(seed)?,
            record: record.to_owned(),
        })
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.state {
            State::Thinking(share) => write!(f, "{share} {}", self.turn),
            State::Done => write!(f, "done {}", self.turn),
        }
    }
}

impl FromStr for Report {
    type Err = NotAnErrand;

    fn from_str(text: &str) -> Result<Report, NotAnErrand> {
        let (state, turn) = text.split_once(' ').ok_or(NotAnErrand)?;
        let state = match state {
            "done" => State::Done,
            share => State::Thinking(read(share)?),
        };
        Ok(Report {
            state,
            turn: turn.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_and_reports_survive_their_texts() {
        let question = Question {
            level: Level::BEST,
            time: 1_400,
            seed: u64::MAX,
            record: "[Result \"*\"]\n\n1.e3 2.f6\n".to_owned(),
        };
        assert_eq!(question.to_string().parse(), Ok(question));
        for state in [State::Thinking(250), State::Done] {
            let report = Report {
                state,
                turn: "i8-f5;xg5-g9xa5".to_owned(),
            };
            assert_eq!(report.is_last(), state == State::Done);
            assert_eq!(report.to_string().parse(), Ok(report));
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "ready", "2 3", "2 3 4", "11 3 4\n", "x 3 4\n"] {
            assert_eq!(text.parse::<Question>(), Err(NotAnErrand));
        }
        for text in ["", "ready", "done", "soon e3"] {
            assert_eq!(text.parse::<Report>(), Err(NotAnErrand));
        }
    }

    #[test]
    fn no_level_keeps_a_player_waiting_for_long() {
        assert!(
            Level::all()
                .map(time_of)
                .all(|time| (200..=1_500).contains(&time))
        );
        assert!(Level::all().map(time_of).is_sorted());
        assert!(
            time_of(Level::BEST) > 5 * time_of(Level::EASIEST),
            "a good one may think"
        );
    }
}
