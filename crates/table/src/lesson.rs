//! Lessons: a small position, a task, and a goal that is checked by what the player does.
//!
//! A lesson is plain data. Its [`Start`] makes a [`Sitting`] for a board of its own, and
//! [`Lesson::judge`] says whether the turn that was made there is the one asked for. Turns against
//! the rules need no judge: the board refuses them and says why.

mod gemblo;
mod section;
mod start;
mod yinsh;

use game::Game;
use i18n::Text;

use crate::{Happened, LastTurn, Sitting};

pub use gemblo::{LESSONS as GEMBLO, STRATEGY as GEMBLO_STRATEGY};
pub use section::{SECTIONS_GEMBLO, SECTIONS_YINSH, Section, Shows};
pub use start::Start;
pub use yinsh::{LESSONS as YINSH, STRATEGY as YINSH_STRATEGY};

/// One lesson.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// Its name in addresses and among the lessons done.
    pub slug: &'static str,
    /// Its heading.
    pub title: Text,
    /// The clauses of the rules, or the advice, that it teaches.
    pub rules: &'static [Text],
    /// What to do.
    pub task: Text,
    /// Where to look.
    pub hint: Text,
    /// The position.
    pub start: Start,
    /// A turn that reaches the goal.
    pub solution: &'static str,
    /// What has to be reached.
    pub goal: Goal,
    /// Whether the players' rings and the pool matter.
    pub players: Players,
}

/// Which turn a lesson asks for.
#[derive(Clone, Copy, Debug)]
pub enum Goal {
    /// Any that is legal.
    Any,
    /// One whose text begins like one of these.
    Turns(&'static [&'static str]),
    /// One of YINSH that is like this.
    Yinsh(fn(&LastTurn<::yinsh::Position>) -> bool),
    /// One of Gemblo that is like this.
    Gemblo(fn(&LastTurn<::gemblo::Position>) -> bool),
}

/// Whether the players are shown beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Players {
    /// They are.
    Shown,
    /// Only the board matters.
    Hidden,
}

/// How a lesson stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// No whole turn was made yet.
    Open,
    /// The turn made is legal, but does not reach the goal.
    Missed,
    /// The goal is reached.
    Done,
}

impl Lesson {
    /// A lesson on some clauses of the rules: its name, its heading, what to do and where to look.
    const fn on(rules: &'static [Text], slug: &'static str, words: [Text; 3]) -> Lesson {
        let [title, task, hint] = words;
        Lesson {
            slug,
            title,
            rules,
            task,
            hint,
            start: Start::at(""),
            solution: "",
            goal: Goal::Any,
            players: Players::Hidden,
        }
    }

    const fn begins(self, start: Start) -> Lesson {
        Lesson { start, ..self }
    }

    const fn at(self, position: &'static str) -> Lesson {
        self.begins(Start::at(position))
    }

    const fn ends(self, solution: &'static str, goal: Goal) -> Lesson {
        Lesson {
            solution,
            goal,
            ..self
        }
    }

    const fn among_players(self) -> Lesson {
        let players = Players::Shown;
        Lesson { players, ..self }
    }

    /// How the lesson stands at a table that began from its start.
    pub fn judge(&self, sitting: &Sitting) -> Progress {
        let first = self.start.turns.len() + 1;
        let reached = match (self.goal, sitting) {
            _ if sitting.facts().turn_count < first => return Progress::Open,
            (Goal::Yinsh(goal), Sitting::Yinsh(board)) => {
                board.table().turn(first).as_ref().is_some_and(goal)
            }
            (Goal::Gemblo(goal), Sitting::Gemblo(board)) => {
                board.table().turn(first).as_ref().is_some_and(goal)
            }
            (Goal::Turns(right), Sitting::Yinsh(board)) => {
                begins(board.table().turn(first).as_ref(), right)
            }
            (Goal::Turns(right), Sitting::Gemblo(board)) => {
                begins(board.table().turn(first).as_ref(), right)
            }
            (goal, _) => matches!(goal, Goal::Any),
        };
        if reached {
            Progress::Done
        } else {
            Progress::Missed
        }
    }

    /// Makes the turn that reaches the goal, from the start on.
    pub fn show(&self, sitting: &mut Sitting) -> Happened {
        *sitting = self.start.sitting();
        let played = sitting.play_turn(self.solution);
        debug_assert!(played.is_ok(), "the solution of {} is refused", self.slug);
        played.unwrap_or_default()
    }
}

/// Whether the text of a turn begins like one of these.
fn begins<G: Game>(turn: Option<&LastTurn<G>>, right: &[&str]) -> bool {
    let text = turn.map(|turn| G::write_turn(&turn.steps));
    let rest = |start: &&str| text.as_deref()?.strip_prefix(*start);
    let is_next = |next: char| next.is_ascii_digit();
    right
        .iter()
        .filter_map(rest)
        .any(|rest| !rest.starts_with(is_next))
}
