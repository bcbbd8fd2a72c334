//! The page's side: what several askers want of one worker, and what becomes of the worker.

use std::fmt::Display;

use super::agenda::{Agenda, Asker, Due, Errand, Importance};
use super::{NotAnErrand, Numbered, read};

/// What a worker says once it can be asked.
const READY: &str = "ready";

/// The errands of a page, which one worker serves by their importance.
///
/// A worker is never handed a question unasked: it is started or called, says that it is ready, and gets what is most
/// important then. So questions that come together are weighed together, whichever came first.
#[derive(Clone, Default, Debug)]
pub struct Errands {
    agenda: Agenda,
    number: u32,
    worker: Worker,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
enum Worker {
    /// There is none.
    #[default]
    Gone,
    /// It was started or called, and will say that it is ready.
    Called,
    /// It is at work, or free if nothing is.
    Here,
}

/// What is to be done with the worker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum Act {
    /// Nothing.
    Nothing,
    /// It is free, and called with an empty text.
    Call,
    /// One is started. If there is one it is ended, since it is at work and hears nothing.
    Start,
    /// It is ended.
    End,
}

/// What follows from what a worker said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard<'t> {
    /// This is sent to it.
    Send(String),
    /// It replied to somebody's question.
    Reply(Asker, &'t str),
    /// Nothing that is wanted any more.
    Nothing,
    /// It cannot be understood.
    Garbled,
}

impl Errands {
    /// Somebody asks something, and no longer what they asked before.
    pub fn ask(&mut self, asker: Asker, importance: Importance, what: impl Display) -> Act {
        let is_at_work = self.agenda.give_up(asker);
        self.number += 1;
        let number = self.number;
        let due = self.agenda.add(Errand {
            importance,
            asker,
            number,
            question: Numbered { number, what }.to_string(),
        });
        match (self.worker, due) {
            (Worker::Gone, _) | (Worker::Here, Due::Interrupt) => self.expect(Act::Start),
            (Worker::Here, Due::Begin) if is_at_work => self.expect(Act::Start),
            (Worker::Here, Due::Begin) => self.expect(Act::Call),
            (Worker::Called, _) | (Worker::Here, Due::Wait) => Act::Nothing,
        }
    }

    /// Somebody wants no answer any more.
    pub fn stop(&mut self, asker: Asker) -> Act {
        if !self.agenda.give_up(asker) || self.worker != Worker::Here {
            return Act::Nothing;
        }
        if self.agenda.is_empty() {
            return self.leave();
        }
        self.expect(Act::Start)
    }

    /// The question at work is answered.
    pub fn done(&mut self) -> Act {
        self.agenda.done();
        if self.agenda.is_empty() {
            return Act::Nothing;
        }
        self.expect(Act::Call)
    }

    /// Nothing more will be asked for a while: a worker with nothing to do is ended.
    pub fn rest(&mut self) -> Act {
        if self.agenda.is_empty() {
            return self.leave();
        }
        Act::Nothing
    }

    /// The page is left: the worker is ended, whatever it does.
    pub fn leave(&mut self) -> Act {
        self.worker = Worker::Gone;
        Act::End
    }

    /// The page is back, or a worker broke down: what was not answered is asked of another one.
    pub fn wake(&mut self) -> Act {
        if self.worker == Worker::Gone && !self.agenda.is_empty() {
            return self.expect(Act::Start);
        }
        Act::Nothing
    }

    /// The worker broke down, or never began; says whose question has no answer. Those of the others are kept.
    pub fn fail(&mut self) -> Option<Asker> {
        if self.worker != Worker::Here {
            self.agenda.begin();
        }
        self.worker = Worker::Gone;
        self.agenda.done().map(|errand| errand.asker)
    }

    /// The worker said something.
    pub fn hear<'t>(&mut self, text: &'t str) -> Heard<'t> {
        if text == READY {
            self.worker = Worker::Here;
            let next = self.agenda.begin();
            return next.map_or(Heard::Nothing, |errand| {
                Heard::Send(errand.question.clone())
            });
        }
        let Some((number, reply)) = text.split_once(' ') else {
            return Heard::Garbled;
        };
        let is_here = self.worker == Worker::Here;
        let at_work = self.agenda.at_work().filter(|_| is_here);
        match (read::<u32>(number), at_work) {
            (Err(NotAnErrand), _) => Heard::Garbled,
            (Ok(number), Some(errand)) if errand.number == number => {
                Heard::Reply(errand.asker, reply)
            }
            (Ok(_), _) => Heard::Nothing,
        }
    }

    fn expect(&mut self, act: Act) -> Act {
        self.worker = Worker::Called;
        act
    }
}

#[cfg(test)]
mod tests {
    use super::Importance::{Background, Now, Soon};
    use super::*;

    const PLAYER: Asker = Asker(1);
    const READER: Asker = Asker(2);
    const REVIEW: Asker = Asker(3);

    /// What a worker that is ready is sent.
    fn sent(errands: &mut Errands) -> Option<String> {
        match errands.hear(READY) {
            Heard::Send(question) => Some(question),
            _ => None,
        }
    }

    fn begin(errands: &mut Errands, asker: Asker, importance: Importance, what: &str) {
        assert_ne!(errands.ask(asker, importance, what), Act::Nothing);
        assert!(sent(errands).is_some_and(|question| question.ends_with(what)));
    }

    #[test]
    fn a_question_waits_until_the_worker_is_ready() {
        let mut errands = Errands::default();
        assert_eq!(errands.ask(PLAYER, Now, "what"), Act::Start);
        assert_eq!(errands.ask(PLAYER, Now, "who"), Act::Nothing);
        assert_eq!(sent(&mut errands).as_deref(), Some("2 who"));
        assert_eq!(errands.hear("2 a"), Heard::Reply(PLAYER, "a"));
        assert_eq!(errands.hear("2 B"), Heard::Reply(PLAYER, "B"));
        assert_eq!(errands.done(), Act::Nothing);
        assert_eq!(errands.ask(PLAYER, Now, "why"), Act::Call, "it is free");
        assert_eq!(sent(&mut errands).as_deref(), Some("3 why"));
    }

    #[test]
    fn what_is_asked_together_is_weighed_together() {
        let mut errands = Errands::default();
        assert_eq!(errands.ask(PLAYER, Soon, "turn"), Act::Start);
        assert_eq!(errands.ask(REVIEW, Background, "review"), Act::Nothing);
        assert_eq!(errands.ask(READER, Now, "hint"), Act::Nothing);
        for (question, next) in [("3 hint", Act::Call), ("1 turn", Act::Call)] {
            assert_eq!(sent(&mut errands).as_deref(), Some(question));
            assert_eq!(errands.done(), next);
        }
        assert_eq!(sent(&mut errands).as_deref(), Some("2 review"));
        assert_eq!(errands.done(), Act::Nothing);
    }

    #[test]
    fn an_important_question_interrupts_a_lesser_one_which_goes_on_afterwards() {
        let mut errands = Errands::default();
        begin(&mut errands, REVIEW, Background, "review");
        assert_eq!(errands.ask(READER, Now, "hint"), Act::Start);
        assert_eq!(sent(&mut errands).as_deref(), Some("2 hint"));
        assert_eq!(errands.hear("1 a"), Heard::Nothing, "it is interrupted");
        assert_eq!(errands.ask(PLAYER, Soon, "turn"), Act::Nothing, "it waits");
        assert_eq!(errands.hear("2 a"), Heard::Reply(READER, "a"));
        assert_eq!(errands.done(), Act::Call);
        assert_eq!(sent(&mut errands).as_deref(), Some("3 turn"));
        assert_eq!(errands.done(), Act::Call);
        assert_eq!(sent(&mut errands).as_deref(), Some("1 review"));
    }

    #[test]
    fn a_worker_that_was_interrupted_says_nothing_more() {
        let mut errands = Errands::default();
        begin(&mut errands, REVIEW, Background, "review");
        assert_eq!(errands.ask(READER, Now, "hint"), Act::Start);
        assert_eq!(errands.hear("1 a"), Heard::Nothing);
    }

    #[test]
    fn a_late_reply_is_not_heard() {
        let mut errands = Errands::default();
        begin(&mut errands, PLAYER, Now, "what");
        assert_eq!(errands.ask(PLAYER, Now, "who"), Act::Start);
        assert_eq!(sent(&mut errands).as_deref(), Some("2 who"));
        assert_eq!(errands.hear("1 a"), Heard::Nothing);
        assert_eq!(errands.hear("2 a"), Heard::Reply(PLAYER, "a"));
        assert_eq!(errands.done(), Act::Nothing);
        assert_eq!(errands.hear("2 b"), Heard::Nothing);
    }

    #[test]
    fn only_a_worker_that_is_at_work_has_to_be_ended() {
        let mut errands = Errands::default();
        assert_eq!(errands.ask(PLAYER, Now, "what"), Act::Start);
        assert_eq!(errands.stop(PLAYER), Act::Nothing, "nothing was sent yet");
        assert_eq!(sent(&mut errands), None);
        begin(&mut errands, PLAYER, Now, "who");
        assert_eq!(errands.stop(READER), Act::Nothing, "nothing of theirs");
        assert_eq!(errands.stop(PLAYER), Act::End);
        assert_eq!(errands.hear("2 a"), Heard::Nothing, "too late");
        begin(&mut errands, PLAYER, Now, "why");
        assert_eq!(errands.done(), Act::Nothing);
        assert_eq!(errands.stop(PLAYER), Act::Nothing, "it has answered");
    }

    #[test]
    fn whoever_stops_the_worker_leaves_it_to_the_others() {
        let mut errands = Errands::default();
        begin(&mut errands, READER, Now, "lines");
        assert_eq!(errands.ask(REVIEW, Background, "review"), Act::Nothing);
        assert_eq!(errands.stop(READER), Act::Start);
        assert_eq!(sent(&mut errands).as_deref(), Some("2 review"));
        assert_eq!(errands.rest(), Act::Nothing, "it is at work");
        assert_eq!(errands.done(), Act::Nothing);
        assert_eq!(errands.rest(), Act::End);
    }

    #[test]
    fn a_question_that_breaks_the_worker_breaks_no_other() {
        let mut errands = Errands::default();
        begin(&mut errands, READER, Now, "lines");
        assert_eq!(errands.ask(REVIEW, Background, "review"), Act::Nothing);
        assert_eq!(errands.fail(), Some(READER));
        assert_eq!(errands.wake(), Act::Start);
        assert_eq!(errands.fail(), Some(REVIEW), "the next one never began");
        assert_eq!(errands.wake(), Act::Nothing);
        assert_eq!(errands.fail(), None);
        assert_eq!(errands.ask(READER, Now, "lines"), Act::Start);
    }

    #[test]
    fn the_next_worker_is_asked_what_one_that_was_ended_did_not_answer() {
        let mut errands = Errands::default();
        begin(&mut errands, READER, Now, "what");
        assert_eq!(errands.leave(), Act::End);
        assert_eq!(errands.wake(), Act::Start);
        assert_eq!(errands.wake(), Act::Nothing, "it is on its way");
        assert_eq!(sent(&mut errands).as_deref(), Some("1 what"));
        assert_eq!(errands.done(), Act::Nothing);
        assert_eq!(errands.leave(), Act::End);
        assert_eq!(errands.wake(), Act::Nothing, "it is answered");
    }

    #[test]
    fn what_is_no_reply_is_garbled() {
        let mut errands = Errands::default();
        begin(&mut errands, PLAYER, Now, "what");
        for text in ["", "broken", "1", "x a"] {
            assert_eq!(errands.hear(text), Heard::Garbled, "{text:?}");
        }
    }
}
