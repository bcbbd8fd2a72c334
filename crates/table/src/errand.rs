//! Errands: what a page asks of a worker in a thread of its own, and what it hears back, as text.
//!
//! Questions are numbered, and an answer carries the number of its question, so that a late one can
//! be told from the one that is wanted. [`Errands`] is the page's side; what is asked of an engine
//! is here too, what is asked of the puzzle solver is in `studio`.

mod agenda;
mod aid;
mod looking;
mod thinking;

use std::error::Error;
use std::fmt;
use std::str::FromStr;

pub use agenda::{Agenda, Due, Importance};
pub use aid::{Aid, Aided, Shown, Wanted};
pub use looking::{Asked, Look, Seen, Sight};
pub use thinking::{Question, Report, State, time_of};

/// What a worker says once it can be asked.
const READY: &str = "ready";

/// A question or a reply with the number of the question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbered<T> {
    /// The number of the question.
    pub number: u32,
    /// What is asked, or said.
    pub what: T,
}

/// What a worker says to a question.
pub trait Reply: FromStr<Err = NotAnErrand> {
    /// Whether nothing comes after it.
    fn is_last(&self) -> bool;
}

/// A text that is no question or no reply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAnErrand;

impl fmt::Display for NotAnErrand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the page and the worker do not understand each other")
    }
}

impl Error for NotAnErrand {}

impl<T: fmt::Display> fmt::Display for Numbered<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.number, self.what)
    }
}

impl<T: FromStr<Err = NotAnErrand>> FromStr for Numbered<T> {
    type Err = NotAnErrand;

    fn from_str(text: &str) -> Result<Numbered<T>, NotAnErrand> {
        let (number, what) = text.split_once(' ').ok_or(NotAnErrand)?;
        Ok(Numbered {
            number: read(number)?,
            what: what.parse()?,
        })
    }
}

/// Reads a part of a question or a reply.
pub fn read<T: FromStr>(word: &str) -> Result<T, NotAnErrand> {
    word.parse().map_err(|_| NotAnErrand)
}

/// The page's side: one question at a time, kept until the worker is ready.
#[derive(Clone, Default, Debug)]
pub struct Errands {
    number: u32,
    is_ready: bool,
    /// What was asked and is not answered yet; the worker knows of it as soon as it is ready.
    question: Option<String>,
}

/// What follows from what a worker said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard<R> {
    /// The worker is ready, and this is sent to it.
    Send(String),
    /// It replied to the question.
    Reply(R),
    /// Nothing that is wanted any more.
    Nothing,
    /// It cannot be understood.
    Garbled,
}

/// What becomes of a worker whose answer nobody wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stopped {
    /// It waits for the next question.
    Idle,
    /// It is at work and hears nothing, so it has to be ended.
    AtWork,
}

impl Errands {
    /// Asks something, and no longer what was asked before; says what to send now.
    pub fn ask(&mut self, what: impl fmt::Display) -> Option<String> {
        self.number += 1;
        let number = self.number;
        let question = Numbered { number, what }.to_string();
        let now = self.is_ready.then(|| question.clone());
        self.question = Some(question);
        now
    }

    /// Nobody wants the answer any more.
    pub fn stop(&mut self) -> Stopped {
        if self.question.take().is_some() && self.is_ready {
            self.is_ready = false;
            return Stopped::AtWork;
        }
        Stopped::Idle
    }

    /// The worker was ended; the next one is asked what this one did not answer. Says whether there is such a question.
    pub fn rest(&mut self) -> bool {
        self.is_ready = false;
        self.question.is_some()
    }

    /// The worker broke down, or never began.
    pub fn fail(&mut self) {
        self.stop();
        self.is_ready = false;
    }

    /// The worker said something.
    pub fn hear<R: Reply>(&mut self, text: &str) -> Heard<R> {
        if text == READY {
            self.is_ready = true;
            return self.question.clone().map_or(Heard::Nothing, Heard::Send);
        }
        match text.parse::<Numbered<R>>() {
            Ok(reply) if reply.number != self.number || self.question.is_none() => Heard::Nothing,
            Ok(reply) => {
                self.question.take_if(|_| reply.what.is_last());
                Heard::Reply(reply.what)
            }
            Err(NotAnErrand) => Heard::Garbled,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A reply of one letter; a capital is the last one.
    #[derive(Clone, PartialEq, Debug)]
    struct Letter(char);

    impl FromStr for Letter {
        type Err = NotAnErrand;

        fn from_str(text: &str) -> Result<Letter, NotAnErrand> {
            read(text).map(Letter)
        }
    }

    impl Reply for Letter {
        fn is_last(&self) -> bool {
            self.0.is_uppercase()
        }
    }

    #[test]
    fn a_question_waits_until_the_worker_is_ready() {
        let mut errands = Errands::default();
        assert_eq!(errands.ask("what"), None);
        assert_eq!(errands.ask("who"), None);
        assert_eq!(
            errands.hear::<Letter>("ready"),
            Heard::Send("2 who".to_owned())
        );
        assert_eq!(errands.hear("2 a"), Heard::Reply(Letter('a')));
        assert_eq!(errands.hear("2 B"), Heard::Reply(Letter('B')));
        assert_eq!(errands.ask("why"), Some("3 why".to_owned()));
    }

    #[test]
    fn a_late_reply_is_not_heard() {
        let mut errands = Errands::default();
        errands.hear::<Letter>("ready");
        errands.ask("what");
        errands.ask("who");
        assert_eq!(errands.hear::<Letter>("1 a"), Heard::Nothing);
        assert_eq!(errands.hear("2 A"), Heard::Reply(Letter('A')));
        assert_eq!(errands.hear::<Letter>("2 b"), Heard::Nothing);
    }

    #[test]
    fn only_a_worker_that_is_at_work_has_to_be_ended() {
        let mut errands = Errands::default();
        errands.ask("what");
        assert_eq!(errands.stop(), Stopped::Idle, "nothing was sent yet");
        assert_eq!(errands.hear::<Letter>("ready"), Heard::Nothing);
        errands.ask("who");
        assert_eq!(errands.stop(), Stopped::AtWork);
        assert_eq!(errands.hear::<Letter>("2 a"), Heard::Nothing, "too late");
        assert_eq!(errands.ask("why"), None, "another worker is not ready yet");
    }

    #[test]
    fn a_worker_that_has_answered_may_stay() {
        let mut errands = Errands::default();
        errands.hear::<Letter>("ready");
        errands.ask("what");
        errands.hear::<Letter>("1 A");
        assert_eq!(errands.stop(), Stopped::Idle);
        assert_eq!(errands.ask("who"), Some("2 who".to_owned()));
    }

    #[test]
    fn nothing_is_sent_to_a_worker_that_has_failed() {
        let mut errands = Errands::default();
        errands.hear::<Letter>("ready");
        errands.fail();
        assert_eq!(errands.ask("what"), None);
        assert_eq!(
            errands.hear::<Letter>("ready"),
            Heard::Send("1 what".to_owned())
        );
    }

    #[test]
    fn the_next_worker_is_asked_what_one_that_was_ended_did_not_answer() {
        let mut errands = Errands::default();
        errands.hear::<Letter>("ready");
        errands.ask("what");
        errands.hear::<Letter>("1 a");
        assert!(errands.rest());
        let again = Heard::Send("1 what".to_owned());
        assert_eq!(errands.hear::<Letter>("ready"), again);
        errands.hear::<Letter>("1 B");
        assert!(!errands.rest(), "it is answered");
        assert_eq!(errands.hear::<Letter>("ready"), Heard::Nothing);
    }

    #[test]
    fn what_is_no_reply_is_garbled() {
        let mut errands = Errands::default();
        errands.ask("what");
        for text in ["", "broken", "1", "x a", "1 ab", "1 "] {
            assert_eq!(errands.hear::<Letter>(text), Heard::Garbled, "{text:?}");
        }
    }
}
