//! Tactics one after the other by a plan: which comes next, and what becomes of an answer.

use std::sync::Arc;

use games::Kind;
use leptos::prelude::*;
use studio::daily::Date;
use studio::days::Tried;
use study::Answer;
use study::training::{Offer, Standing, Storm, Streak, Training, near, of_day, turn_of};
use tactics::Tactic;

use super::book::Book;
use super::exercise::{Exercise, Stage};
use super::plan::Plan;
use super::{card, result, store, storm};
use crate::days;
use crate::drills;
use crate::live::{live, whenever};

/// Tactics one after the other.
#[derive(Clone, Copy)]
pub struct Course {
    /// Of which game.
    pub kind: Kind,
    /// The one on the board.
    pub exercise: Exercise,
    /// How the course stands.
    pub run: RwSignal<Run>,
    /// What was tried of the game.
    pub training: RwSignal<Training>,
    /// The player's standing before the tactic on the board, if the first answer was given to it.
    pub before: RwSignal<Option<Standing>>,
    /// Whether the first answer has been noted.
    noted: RwSignal<bool>,
    plan: StoredValue<Plan>,
    book: StoredValue<Arc<Book>>,
    /// The names of those that were on the board.
    seen: StoredValue<Vec<String>>,
}

/// How a course stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Run {
    /// A storm that waits for its player.
    Ready,
    /// One tactic after the other.
    Plain,
    /// A streak.
    Streak(Streak),
    /// A storm.
    Storm(Storm),
    /// A storm whose time is up.
    Blown(Storm),
    /// There is none left.
    Empty,
}

impl Course {
    /// Begins with the first tactic.
    pub fn begin(kind: Kind, plan: Plan, book: Arc<Book>) -> Course {
        let run = match plan {
            Plan::Streak => Run::Streak(Streak::default()),
            Plan::Storm => Run::Ready,
            _ => Run::Plain,
        };
        let course = Course {
            kind,
            exercise: Exercise::new(),
            run: RwSignal::new(run),
            training: RwSignal::new(store::load(kind)),
            before: RwSignal::new(None),
            noted: RwSignal::new(false),
            plan: StoredValue::new(plan),
            book: StoredValue::new(book),
            seen: StoredValue::new(Vec::new()),
        };
        if run != Run::Ready {
            course.next();
        }
        whenever(move || {
            if let Some(answer) = course.exercise.answer.get() {
                untrack(|| course.answered(answer));
            }
        });
        // Where time or a row counts nobody has to ask for the next one.
        whenever(move || {
            let is_next = matches!(
                (course.run.get(), course.exercise.stage.get()),
                (Run::Streak(_) | Run::Storm(_), Stage::Right) | (Run::Storm(_), Stage::Wrong(_))
            );
            if is_next && course.noted.get() && course.exercise.desk.is_still() {
                untrack(|| course.next());
            }
        });
        course
    }

    /// What kind of course it is.
    pub fn plan(self) -> Plan {
        self.plan.get_value()
    }

    /// The tactic on the board.
    pub fn tactic(self) -> Option<Arc<Tactic>> {
        self.exercise.tactic.get()
    }

    /// Puts the next tactic on the board.
    pub fn next(self) {
        let Some(tactic) = self.choose() else {
            return self.run.set(Run::Empty);
        };
        self.seen.update_value(|seen| seen.push(tactic.id()));
        self.before.set(None);
        self.noted.set(false);
        self.exercise.begin(tactic);
    }

    fn choose(self) -> Option<Arc<Tactic>> {
        let (book, plan) = (self.book.get_value(), self.plan.get_value());
        let seen = self.seen.get_value();
        let training = self.training.get_untracked();
        let rising = |rating: u16| {
            let offers = book.offers(|id, _| !seen.iter().any(|one| one == id));
            near(&offers, rating, any_seed()).map(|offer| offer.id)
        };
        let id = match (&plan, self.run.get_untracked()) {
            (Plan::New, _) => training.next(&book.offers(|_, _| true)).map(|new| new.id),
            (Plan::About(theme), _) => {
                let offers = book.offers(|_, tactic| tactic.themes.contains(theme));
                let again = || near(&offers, training.standing().rounded(), any_seed());
                training.next(&offers).or_else(again).map(|it| it.id)
            }
            (Plan::Again, _) => {
                let due = training.repeats(drills::today());
                let next = due.into_iter().find(|id| !seen.iter().any(|one| one == id));
                return book.find(next?);
            }
            (Plan::One(id), _) if seen.is_empty() => return book.find(id),
            (Plan::Daily(date), _) if seen.is_empty() => {
                let (_, day) = turn_of(date.number(), Kind::ALL.len());
                of_day(&book.offers(|_, _| true), day).map(|it| it.id)
            }
            (Plan::One(_) | Plan::Daily(_), _) => {
                training.next(&book.offers(|_, _| true)).map(|new| new.id)
            }
            (Plan::Streak, Run::Streak(streak)) => rising(streak.rating()),
            (Plan::Storm, Run::Storm(storm)) => rising(storm.rating()),
            (Plan::Streak | Plan::Storm, _) => None,
        };
        book.find(id?)
    }

    /// The first answer to the tactic on the board was given.
    fn answered(self, answer: Answer) {
        let Some(tactic) = self.exercise.tactic.get_untracked() else {
            return;
        };
        match self.run.get_untracked() {
            Run::Streak(mut streak) => {
                streak.note(answer);
                self.run.set(Run::Streak(streak));
                self.keep_streak(streak);
            }
            Run::Storm(mut storm) => {
                storm.note(answer, storm::now());
                self.run.set(Run::Storm(storm));
            }
            _ => self.rate(&tactic, answer),
        }
        self.noted.set(true);
    }

    fn rate(self, tactic: &Tactic, answer: Answer) {
        let id = tactic.id();
        let offer = Offer {
            id: &id,
            rating: tactic.rating,
        };
        let kept = store::load(self.kind);
        self.before.set(kept.is_new(&id).then(|| kept.standing()));
        let note = |training: &mut Training| training.note(offer, answer, drills::today());
        self.training.set(store::change(self.kind, note));
        if let Plan::Daily(date) = self.plan()
            && self.seen.with_value(|seen| seen.len() == 1)
        {
            let tried = match answer {
                Answer::Right => Tried::Solved,
                Answer::Wrong => Tried::Missed,
            };
            days::note(|days| days.note_tactic(date, tried));
        }
    }

    fn keep_streak(self, streak: Streak) {
        if streak.is_over {
            let kept = store::change(self.kind, |training| training.note_streak(streak));
            self.training.set(kept);
        }
    }

    /// Begins a storm, or another one.
    pub fn blow(self) {
        self.seen.set_value(Vec::new());
        self.run.set(Run::Storm(Storm::begin(storm::now())));
        self.next();
    }

    /// The time of a storm is up.
    pub fn calm(self, storm: Storm) {
        let kept = store::change(self.kind, |training| training.note_storm(storm));
        self.training.set(kept);
        self.run.set(Run::Blown(storm));
    }

    /// Begins a streak anew.
    pub fn restart(self) {
        self.seen.set_value(Vec::new());
        self.run.set(Run::Streak(Streak::default()));
        self.next();
    }
}

/// Whose game the tactic of a day is: they take turns.
pub fn game_of(date: Date) -> Kind {
    Kind::ALL[turn_of(date.number(), Kind::ALL.len()).0]
}

/// Another number each time.
fn any_seed() -> u64 {
    (js_sys::Math::random() * 2f64.powi(53)) as u64
}

/// The page of a course.
pub fn view(course: Course) -> AnyView {
    storm::run_down(course);
    let part = Memo::new(move |_| match course.run.get() {
        Run::Ready => Part::Ready,
        Run::Blown(_) => Part::Over,
        Run::Empty => Part::Empty,
        Run::Plain | Run::Streak(_) | Run::Storm(_) => Part::Board,
    });
    live(move || match part.get() {
        Part::Ready => storm::ready(course),
        Part::Board => card::view(course),
        Part::Over => result::of_storm(course),
        Part::Empty => result::nothing(course),
    })
}

/// Which part of the page is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Ready,
    Board,
    Over,
    Empty,
}
