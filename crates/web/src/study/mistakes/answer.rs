//! The engine as a judge: what could be expected of the best turn, and what of the one that was played.

use game::Seat;
use leptos::prelude::*;
use study::{Answer, View};
use table::Sitting;
use table::errand::{Importance, Look, Seen, Sight, State};

use super::practice::over;
use crate::play::Clerk;

/// How long it looks at each of the two positions.
const TIME: u32 = 500;

/// What it says of an answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Verdict {
    /// Right or wrong, and what could follow.
    Told(Answer, Vec<String>),
    /// It broke down.
    Failed,
}

impl Verdict {
    /// The best turn itself was played.
    pub fn right() -> Verdict {
        Verdict::Told(Answer::Right, Vec::new())
    }
}

/// What is known of a position.
type Known = Option<(View, Vec<String>)>;

/// The engine in its own thread, with what it was asked.
#[derive(Clone, Copy)]
pub struct Judge {
    before: RwSignal<Known>,
    after: RwSignal<Known>,
    /// The answer that is to be judged: who played it, among how many.
    asked: StoredValue<Option<Asked>>,
    at_work: StoredValue<Option<Which>>,
    is_broken: RwSignal<bool>,
    clerk: Clerk,
}

#[derive(Clone, Debug)]
struct Asked {
    seat: Seat,
    seats: u8,
    record: Option<String>,
    is_known_mistake: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    Before,
    After,
}

impl Judge {
    /// A judge who has seen nothing yet.
    pub fn new() -> Judge {
        let heard = RwSignal::new(None);
        let judge = Judge {
            before: RwSignal::new(None),
            after: RwSignal::new(None),
            asked: StoredValue::new(None),
            at_work: StoredValue::new(None),
            is_broken: RwSignal::new(false),
            clerk: Clerk::new("worker", Importance::Soon, move |sight: Option<Sight>| {
                heard.set(Some(sight))
            }),
        };
        crate::live::whenever(move || match heard.get() {
            Some(Some(sight)) if sight.state == State::Done => judge.heard(sight),
            Some(None) => judge.is_broken.set(true),
            _ => {}
        });
        judge
    }

    /// Forgets everything.
    pub fn stop(self) {
        self.clerk.stop();
        self.asked.set_value(None);
        self.at_work.set_value(None);
        self.before.set(None);
        self.after.set(None);
        self.is_broken.set(false);
    }

    /// Looks at a position that is to be answered, so that an answer is judged at once.
    pub fn expect(self, start: &Sitting) {
        self.look(Which::Before, start.record());
    }

    /// The best line of that position, if it is known.
    pub fn expected(self) -> Option<Vec<String>> {
        self.before
            .with_untracked(|before| before.as_ref().map(|(_, line)| line.clone()))
    }

    /// Judges the last turn of a table.
    pub fn ask(self, answered: &Sitting, is_known_mistake: bool) {
        let Some((seat, _)) = answered.turns().pop() else {
            return;
        };
        let over = over(answered);
        self.asked.set_value(Some(Asked {
            seat,
            seats: answered.facts().players.len() as u8,
            record: over.is_none().then(|| answered.record()),
            is_known_mistake,
        }));
        self.is_broken.set(false);
        self.after.set(over.map(|view| (view, Vec::new())));
        self.go_on();
    }

    fn look(self, which: Which, record: String) {
        self.at_work.set_value(Some(which));
        self.clerk.ask(&Look {
            lines: 1,
            time: TIME,
            played: None,
            record,
        });
    }

    fn heard(self, sight: Sight) {
        let known = sight.lines.into_iter().next().map(
            |Seen {
                 chances,
                 forced,
                 turns,
             }| { (View::of_thousandths(&chances, forced), turns) },
        );
        match self.at_work.try_update_value(Option::take).flatten() {
            Some(Which::Before) => self.before.set(known),
            Some(Which::After) => self.after.set(known),
            None => {}
        }
        self.go_on();
    }

    /// Looks at the answer as soon as the position before it is known.
    fn go_on(self) {
        let is_idle = self.at_work.with_value(Option::is_none);
        let record = self
            .asked
            .with_value(|asked| asked.as_ref()?.record.clone());
        if let Some(record) = record
            && is_idle
            && self.after.with_untracked(Option::is_none)
        {
            self.look(Which::After, record);
        }
    }

    /// What there is to say of the answer, once it is known.
    pub fn verdict(self) -> Option<Verdict> {
        if self.is_broken.get() {
            return Some(Verdict::Failed);
        }
        let (before, after) = (self.before.get(), self.after.get());
        let ((before, _), (after, line)) = (before?, after?);
        let Asked {
            seat,
            seats,
            is_known_mistake,
            ..
        } = self.asked.get_value()?;
        let is_won = after.is_won_by(seat);
        let answer = match Answer::of_loss(before.loss(&after, seat, seats)) {
            _ if is_won => Answer::Right,
            _ if is_known_mistake => Answer::Wrong,
            answer => answer,
        };
        Some(Verdict::Told(answer, line))
    }
}
