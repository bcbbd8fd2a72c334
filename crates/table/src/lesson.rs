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

use crate::{Happened, LastTurn, Sitting, Table};

pub use gemblo::LESSONS as GEMBLO;
pub use section::{SECTIONS_GEMBLO, SECTIONS_YINSH, Section};
pub use start::{Setup, Start};
pub use yinsh::LESSONS as YINSH;

/// One lesson.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// Its name in addresses and among the lessons done.
    pub slug: &'static str,
    /// Its heading.
    pub title: Text,
    /// The clauses of the rules that it teaches.
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

/// Whether a turn, and the position after it, is what a lesson asks for.
#[derive(Clone, Copy, Debug)]
pub enum Goal {
    /// In YINSH.
    Yinsh(fn(&LastTurn<::yinsh::Position>, &::yinsh::Position) -> bool),
    /// In Gemblo.
    Gemblo(fn(&LastTurn<::gemblo::Position>, &::gemblo::Position) -> bool),
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
    /// How the lesson stands at a table that began from its start.
    pub fn judge(&self, sitting: &Sitting) -> Progress {
        let first = self.start.turns.len() + 1;
        let reached = match (self.goal, sitting) {
            (Goal::Yinsh(goal), Sitting::Yinsh(board)) => reached(goal, board.table(), first),
            (Goal::Gemblo(goal), Sitting::Gemblo(board)) => reached(goal, board.table(), first),
            _ => None,
        };
        match reached {
            None => Progress::Open,
            Some(false) => Progress::Missed,
            Some(true) => Progress::Done,
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

/// Whether the turn with this number reaches a goal; nothing before it is confirmed.
fn reached<G: Game>(
    goal: fn(&LastTurn<G>, &G) -> bool,
    table: &Table<G>,
    number: usize,
) -> Option<bool> {
    let turn = table
        .turn(number)
        .filter(|_| table.turn_count() >= number)?;
    Some(goal(&turn, table.position()))
}
