//! The state of a tutorial: which lesson, its board, and what help was given.

use games::Kind;
use i18n::{Text, learn};
use leptos::prelude::*;
use table::lesson::{self, Lesson, Progress};

use crate::browser;
use crate::play::Desk;
use crate::route::Route;

/// A tutorial that somebody takes.
#[derive(Clone, Copy)]
pub struct Class {
    /// The game.
    pub kind: Kind,
    /// What the lessons are about.
    pub course: Course,
    /// Its lessons.
    pub lessons: &'static [Lesson],
    /// Which of them is taken.
    pub index: RwSignal<usize>,
    /// The lesson's board.
    pub desk: Desk,
    /// How the lesson stands.
    pub progress: Memo<Progress>,
    /// The help given.
    pub aid: RwSignal<Aid>,
    /// The names of the lessons that were ever done.
    done: RwSignal<Vec<String>>,
}

/// The help given in a lesson.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Aid {
    /// None.
    None,
    /// The hint is shown.
    Hint,
    /// The solution was shown.
    Shown,
}

/// What lessons are about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Course {
    /// The rules.
    Rules,
    /// How to play well.
    Strategy,
}

impl Course {
    /// Both, in the order in which they are taken.
    pub const ALL: [Course; 2] = [Course::Rules, Course::Strategy];

    /// What it is called.
    pub fn name(self) -> Text {
        match self {
            Course::Rules => learn::THE_RULES,
            Course::Strategy => learn::STRATEGY,
        }
    }

    /// Its lessons.
    pub fn lessons(self, kind: Kind) -> &'static [Lesson] {
        match (self, kind) {
            (Course::Rules, Kind::Yinsh) => lesson::YINSH,
            (Course::Rules, Kind::Gemblo) => lesson::GEMBLO,
            (Course::Strategy, Kind::Yinsh) => lesson::YINSH_STRATEGY,
            (Course::Strategy, Kind::Gemblo) => lesson::GEMBLO_STRATEGY,
        }
    }

    /// The course with a lesson of this name, and which lesson it is.
    fn with(kind: Kind, name: &str) -> Option<(Course, usize)> {
        Course::ALL.into_iter().find_map(|course| {
            let mut lessons = course.lessons(kind).iter();
            let index = lessons.position(|lesson| lesson.slug == name)?;
            Some((course, index))
        })
    }
}

fn load(kind: Kind) -> Vec<String> {
    let kept = browser::kept(&key(kind)).unwrap_or_default();
    kept.split_whitespace().map(str::to_owned).collect()
}

fn keep(kind: Kind, done: &[String]) {
    browser::keep(&key(kind), Some(&done.join(" ")));
}

/// Where the lessons that were done are kept.
fn key(kind: Kind) -> String {
    format!("sixfold.lessons.{}", kind.id())
}

impl Class {
    /// The tutorial of a game at the lesson of this name, or at the first that is not done.
    pub fn new(kind: Kind, name: &str) -> Option<Class> {
        let done = load(kind);
        let is_open = |lesson: &Lesson| done.iter().all(|name| name != lesson.slug);
        let named = Course::with(kind, name);
        let (course, index) = named.unwrap_or_else(|| {
            let lessons = Course::Rules.lessons(kind);
            let first = lessons.iter().position(is_open);
            (Course::Rules, first.unwrap_or(0))
        });
        let lessons = course.lessons(kind);
        let desk = Desk::beside(lessons.get(index)?.start.sitting());
        on_cleanup(move || desk.stop_film());
        let index = RwSignal::new(index);
        let progress = Memo::new(move |_| {
            let judge = |sitting: &_| lessons[index.get()].judge(sitting);
            desk.read(judge).unwrap_or(Progress::Open)
        });
        let class = Class {
            kind,
            course,
            lessons,
            index,
            desk,
            progress,
            aid: RwSignal::new(Aid::None),
            done: RwSignal::new(done),
        };
        Effect::new(move |_| class.remember());
        Some(class)
    }

    /// The lesson that is taken.
    pub fn lesson(self) -> &'static Lesson {
        &self.lessons[self.index.get()]
    }

    /// Whether it is the last one.
    pub fn is_last(self) -> bool {
        self.index.get() + 1 == self.lessons.len()
    }

    /// Goes to another lesson.
    pub fn go(self, index: usize) {
        let Some(lesson) = self.lessons.get(index) else {
            return;
        };
        self.aid.set(Aid::None);
        self.desk.put(lesson.start.sitting());
        self.index.set(index);
        Route::Learn(self.kind, lesson.slug.to_owned()).note();
    }

    /// Sets the lesson up again.
    pub fn restart(self) {
        self.go(self.index.get_untracked());
    }

    /// Shows how it is done.
    pub fn show(self) {
        self.aid.set(Aid::Shown);
        let lesson = untrack(|| self.lesson());
        self.desk.act(&mut |sitting| lesson.show(sitting));
    }

    /// Whether a lesson was ever done.
    pub fn has_done(self, lesson: &Lesson) -> bool {
        self.done
            .with(|done| done.iter().any(|name| name == lesson.slug))
    }

    /// Whoever was shown the solution has not done the lesson yet.
    fn remember(self) {
        if self.progress.get() != Progress::Done || self.aid.get() == Aid::Shown {
            return;
        }
        let lesson = self.lesson();
        if !untrack(|| self.has_done(lesson)) {
            self.done.update(|done| done.push(lesson.slug.to_owned()));
            self.done.with_untracked(|done| keep(self.kind, done));
        }
    }
}
