//! The engine as a player: asks it when its turn has come, and plays what it answers.

use engine::Level;
use leptos::prelude::*;
use table::Sitting;
use table::errand::{Importance, Question, Report, State, time_of};

use super::{Clerk, Desk};
use crate::live::whenever;

/// The engine at the running game.
#[derive(Clone, Copy)]
pub struct Opponent {
    /// What it is doing.
    pub doing: RwSignal<Doing>,
    /// What it wants to play, once nothing else is being shown.
    answer: RwSignal<Option<String>>,
    wanted: Memo<Option<(Level, String)>>,
    clerk: Clerk,
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
    /// The engine at this desk, from now on until the page is left; it answers no turn that is still being judged.
    pub fn sit_down(desk: Desk, judged: RwSignal<bool>) -> Opponent {
        let (doing, answer) = (RwSignal::new(Doing::Nothing), RwSignal::new(None));
        // The tutor's help is more important: a turn that is judged is not answered, nor does an overlay take long.
        let hear = move |report: Option<Report>| match report {
            None => doing.set(Doing::Failed),
            Some(Report { state, turn }) => match state {
                State::Thinking(share) => doing.set(Doing::Thinking(share, Some(turn))),
                State::Done => {
                    doing.set(Doing::Nothing);
                    answer.set(Some(turn));
                }
            },
        };
        let opponent = Opponent {
            doing,
            answer,
            wanted: Memo::new(move |_| desk.read(wanted).flatten()),
            clerk: Clerk::new("worker", Importance::Soon, hear),
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
                && !judged.get()
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
                self.clerk.stop();
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

    /// Forgets the question, if there is one.
    fn break_off(self) {
        self.clerk.stop();
        self.answer.set(None);
        self.doing.set(Doing::Nothing);
    }

    fn ask(self) {
        let Some((level, record)) = self.wanted.get_untracked() else {
            return;
        };
        self.doing.set(Doing::Thinking(0, None));
        self.clerk.ask(&Question {
            level,
            time: time_of(level),
            seed: (js_sys::Math::random() * 2f64.powi(53)) as u64,
            record,
        });
    }
}

/// The level that has to move and the record it moves in; nothing while somebody looks back.
fn wanted(sitting: &Sitting) -> Option<(Level, String)> {
    let facts = sitting.facts();
    let (_, level) = facts.engine_acts.filter(|_| facts.viewed.is_none())?;
    Some((level, sitting.record()))
}
