//! The solver in its own thread: one question at a time, and a new one ends the old.

use leptos::prelude::*;
use studio::errand::{Answer, Ask, Question, Say};

use crate::play::Thread;

/// The solver of a page.
#[derive(Clone, Copy)]
pub struct Solver {
    thread: StoredValue<Option<Thread>, LocalStorage>,
    is_ready: StoredValue<bool>,
    /// What is asked as soon as the thread is ready.
    waiting: StoredValue<Option<String>>,
    number: StoredValue<u32>,
    hear: StoredValue<Box<dyn Fn(Say)>, LocalStorage>,
    /// Whether a question is open.
    pub is_busy: RwSignal<bool>,
    /// Whether the thread broke down.
    pub has_failed: RwSignal<bool>,
}

impl Solver {
    /// A solver whose answers are heard; it ends with the page.
    pub fn new(hear: impl Fn(Say) + 'static) -> Solver {
        let hear: Box<dyn Fn(Say)> = Box::new(hear);
        Solver {
            thread: StoredValue::new_local(None),
            is_ready: StoredValue::new(false),
            waiting: StoredValue::new(None),
            number: StoredValue::new(0),
            hear: StoredValue::new_local(hear),
            is_busy: RwSignal::new(false),
            has_failed: RwSignal::new(false),
        }
    }

    /// Asks something. A thread that searches hears nothing, so it is ended.
    pub fn ask(self, ask: Ask) {
        self.stop();
        let number = self.number.get_value() + 1;
        self.number.set_value(number);
        let question = Question { number, ask };
        self.waiting.set_value(Some(question.to_string()));
        self.is_busy.set(true);
        if self.thread.with_value(Option::is_none) {
            let hear = move |text: String| self.hear(&text);
            let thread = Thread::start("solve.js", hear, move || self.fail());
            self.thread.set_value(thread);
        }
        if self.is_ready.get_value() {
            self.send();
        } else if self.thread.with_value(Option::is_none) {
            self.fail();
        }
    }

    /// Ends the search that is going on.
    pub fn stop(self) {
        let was_sent = self.waiting.with_value(Option::is_none);
        if self.is_busy.get_untracked() && was_sent {
            self.end();
        }
        self.waiting.set_value(None);
        if self.is_busy.get_untracked() {
            self.is_busy.set(false);
        }
    }

    fn end(self) {
        self.thread.set_value(None);
        self.is_ready.set_value(false);
    }

    fn send(self) {
        let Some(question) = self.waiting.try_update_value(Option::take).flatten() else {
            return;
        };
        let asked = |thread: &Option<Thread>| thread.as_ref().is_some_and(|t| t.ask(&question));
        if !self.thread.with_value(asked) {
            self.fail();
        }
    }

    fn hear(self, text: &str) {
        if text == "ready" {
            self.is_ready.set_value(true);
            return self.send();
        }
        match text.parse::<Answer>() {
            Ok(answer) if answer.number != self.number.get_value() => {}
            Ok(answer) => {
                self.is_busy.set(false);
                self.hear.with_value(|hear| hear(answer.say));
            }
            Err(_) => self.fail(),
        }
    }

    fn fail(self) {
        self.end();
        self.is_busy.set(false);
        self.has_failed.set(true);
    }
}
