//! The order in which steps are tried: the remembered one, rows, killers, then by history and shape.

use yinsh::{Phase, Position, Step};

use crate::memory::{Memory, Trail};
use crate::opening;
use crate::threats::{Openings, Shapes};
use crate::tune::Tuning;

const REMEMBERED: i32 = 1 << 30;
const ROW: i32 = 1 << 24;
const KILLER: i32 = 1 << 20;

/// A step with its place in the order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    pub(crate) step: Step,
    rank: i32,
}

impl Choice {
    /// Whether the step neither was remembered nor makes a row.
    pub(crate) fn is_quiet(&self) -> bool {
        self.rank < ROW
    }
}

/// What the order depends on.
#[derive(Clone, Copy)]
pub(crate) struct Order<'m> {
    pub(crate) remembered: Option<Step>,
    pub(crate) killers: [Option<Step>; 2],
    pub(crate) trail: Trail,
    pub(crate) memory: &'m Memory,
    pub(crate) tuning: &'m Tuning,
}

/// The legal steps of one position, handed out best first. Those beside the remembered one are
/// only listed once it has been tried.
#[derive(Clone, Default, Debug)]
pub(crate) struct Choices {
    list: Vec<Choice>,
    next: usize,
    stage: Stage,
}

/// Which steps are still worth a look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    All,
    /// Those that make a row.
    Rows,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Stage {
    #[default]
    Remembered,
    Unlisted,
    Listed,
}

impl Choices {
    /// Begins a position; the memory of an earlier list is used again.
    pub(crate) fn begin(&mut self) {
        self.list.clear();
        self.next = 0;
        self.stage = Stage::Remembered;
    }

    /// The best step that was not handed out yet, as long as one is wanted.
    pub(crate) fn next(
        &mut self,
        position: &Position,
        order: Order<'_>,
        wanted: Wanted,
    ) -> Option<Choice> {
        if self.stage == Stage::Remembered {
            self.stage = Stage::Unlisted;
            if let Some(step) = order.remembered {
                let rank = REMEMBERED;
                return Some(Choice { step, rank });
            }
        }
        if self.stage == Stage::Unlisted {
            self.stage = Stage::Listed;
            self.fill(position, order, wanted);
        }
        let rest = &mut self.list[self.next..];
        let best = (0..rest.len()).reduce(|best, index| {
            if rest[index].rank > rest[best].rank {
                index
            } else {
                best
            }
        })?;
        rest.swap(0, best);
        self.next += 1;
        Some(rest[0]).filter(|choice| wanted == Wanted::All || !choice.is_quiet())
    }

    fn fill(&mut self, position: &Position, order: Order<'_>, wanted: Wanted) {
        let is_move = position.phase() == Phase::Move;
        let openings = is_move.then(|| Openings::of(position));
        let openings = openings.filter(|openings| !openings.is_empty());
        if wanted == Wanted::Rows && openings.is_none() {
            return;
        }
        let shapes = is_move.then(|| Shapes::of(position));
        let is_folded = opening::folding(position);
        let past = order.memory.at(position.side(), order.trail, order.tuning);
        position.legal().for_each(|step| {
            if Some(step) == order.remembered || is_folded(step) {
                return;
            }
            let makes_row = openings.is_some_and(|openings| openings.take(position, step));
            if wanted == Wanted::Rows && !makes_row {
                return;
            }
            let rank = if order.killers.contains(&Some(step)) && !makes_row {
                KILLER
            } else {
                let shape = shapes
                    .as_ref()
                    .map_or(0, |shapes| shapes.worth(position, step, order.tuning));
                let row = if makes_row { ROW } else { 0 };
                row + past.of(step) + shape
            };
            self.list.push(Choice { step, rank });
        });
    }
}
