//! The engine as a player: asks it when its turn has come, and plays what it answers.

use engine::Level;
use leptos::prelude::*;
use table::Sitting;
use table::errand::{Question, Report, State, time_of};

use super::Desk;
use super::thread::Thread;
use crate::live::whenever;

/// The engine at the running game; a thread that nobody waits for any more is ended.
#[derive(Clone, Copy)]
pub struct Opponent {
    /// What it is doing.
    pub doing: RwSignal<Doing>,
    /// What it wants to play, once nothing else is being shown.
    answer: RwSignal<Option<String>>,
    wanted: Memo<Option<(Level, String)>>,
    thread: StoredValue<Option<Thread>, LocalStorage>,
    /// What is asked as soon as the thread is ready.
    waiting: StoredValue<Option<String>>,
    is_ready: StoredValue<bool>,
    number: StoredValue<u32>,
}

/// What the engine is doing.
#[derive(Clone, PartialEq, Debug)]
pub enum Doing {
    /// It is somebody else's turn.
    Nothing,
    /// It thinks: the thousandths of its time that are over, and the turn that it likes so far.
    Thinking(u16, Option<String>),
    /// It was told to stop.
    Stopped,
    /// Its thread broke down.
    Failed,
}

impl Opponent {
    /// The engine at this desk, from now on until the page is left.
    pub fn sit_down(desk: Desk) -> Opponent {
        let opponent = Opponent {
            doing: RwSignal::new(Doing::Nothing),
            answer: RwSignal::new(None),
            wanted: Memo::new(move |_| desk.read(wanted).flatten()),
            thread: StoredValue::new_local(None),
            waiting: StoredValue::new(None),
            is_ready: StoredValue::new(false),
            number: StoredValue::new(0),
        };
        whenever(move || {
            let is_wanted = opponent.wanted.with(Option::is_some);
            opponent.break_off();
            if is_wanted {
                opponent.ask();
            }
        });
        // A turn is played when the one before it has been shown.
        whenever(move || {
            if desk.is_still()
                && let Some(turn) = opponent.answer.get()
            {
                opponent.answer.set(None);
                desk.act(&mut |sitting| {
                    let played = sitting.play_turn(&turn);
                    if played.is_err() {
                        opponent.doing.set(Doing::Failed);
                    }
                    played.unwrap_or_default()
                });
            }
        });
        opponent
    }

    /// Plays the best turn known so far; thinks again when it was stopped.
    pub fn move_now(self) {
        match self.doing.get_untracked() {
            Doing::Thinking(_, Some(turn)) => {
                self.end_thread();
                self.doing.set(Doing::Nothing);
                self.answer.set(Some(turn));
            }
            Doing::Stopped | Doing::Failed => self.ask(),
            // Nothing is known in the first moment, and soon it will be.
            Doing::Thinking(_, None) | Doing::Nothing => {}
        }
    }

    /// Stops thinking and plays nothing.
    pub fn stop(self) {
        self.break_off();
        self.doing.set(Doing::Stopped);
    }

    /// Forgets the question, if there is one; a thread that thinks hears nothing, so it is ended.
    fn break_off(self) {
        if matches!(self.doing.get_untracked(), Doing::Thinking(..)) {
            self.end_thread();
        }
        self.waiting.set_value(None);
        self.answer.set(None);
        self.doing.set(Doing::Nothing);
    }

    fn end_thread(self) {
        self.thread.set_value(None);
        self.is_ready.set_value(false);
    }

    fn ask(self) {
        let Some((level, record)) = self.wanted.get_untracked() else {
            return;
        };
        let number = self.number.get_value() + 1;
        self.number.set_value(number);
        let question = Question {
            number,
            level,
            time: time_of(level),
            seed: (js_sys::Math::random() * 2f64.powi(53)) as u64,
            record,
        };
        self.waiting.set_value(Some(question.to_string()));
        self.doing.set(Doing::Thinking(0, None));
        if self.thread.with_value(Option::is_none) {
            let thread = Thread::start(
                "think.js",
                move |text| self.hear(&text),
                move || self.fail(),
            );
            self.thread.set_value(thread);
        }
        if self.is_ready.get_value() {
            self.send();
        } else if self.thread.with_value(Option::is_none) {
            self.fail();
        }
    }

    fn send(self) {
        let Some(question) = self.waiting.try_update_value(Option::take).flatten() else {
            return;
        };
        let sent = self
            .thread
            .with_value(|thread| thread.as_ref().is_some_and(|thread| thread.ask(&question)));
        if !sent {
            self.fail();
        }
    }

    fn hear(self, text: &str) {
        if text == "ready" {
            self.is_ready.set_value(true);
            return self.send();
        }
        match text.parse::<Report>() {
            Ok(report) if report.number != self.number.get_value() => {}
            Ok(report) => match report.state {
                State::Thinking(share) => self.doing.set(Doing::Thinking(share, Some(report.turn))),
                State::Done => {
                    self.doing.set(Doing::Nothing);
                    self.answer.set(Some(report.turn));
                }
            },
            Err(_) => self.fail(),
        }
    }

    fn fail(self) {
        self.end_thread();
        self.doing.set(Doing::Failed);
    }
}

/// The level that has to move and the record it moves in; nothing while somebody looks back.
fn wanted(sitting: &Sitting) -> Option<(Level, String)> {
    let facts = sitting.facts();
    let (_, level) = facts.engine_acts.filter(|_| facts.viewed.is_none())?;
    Some((level, sitting.record()))
}
