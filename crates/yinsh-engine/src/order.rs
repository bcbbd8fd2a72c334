//! The order in which steps are tried: the remembered one, rows, killers, then by history.

use yinsh::{Phase, Position, Step};

use crate::opening;
use crate::threats::Openings;

/// More legal steps than any position has (116 were seen, 130 are possible).
const MOST: usize = 160;

const REMEMBERED: i32 = 1 << 30;
const ROW: i32 = 1 << 24;
const KILLER: i32 = 1 << 20;
const HISTORY_LIMIT: i32 = 1 << 14;

/// A step with its place in the order.
#[derive(Clone, Copy)]
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

/// The legal steps of one position, handed out best first.
pub(crate) struct Choices {
    list: [Choice; MOST],
    next: usize,
    len: usize,
}

impl Choices {
    pub(crate) fn new(
        position: &Position,
        remembered: Option<Step>,
        killers: [Option<Step>; 2],
        history: &History,
    ) -> Choices {
        let nothing = Choice {
            step: Step::Pass,
            rank: 0,
        };
        let mut choices = Choices {
            list: [nothing; MOST],
            next: 0,
            len: 0,
        };
        let openings = (position.phase() == Phase::Move).then(|| Openings::of(position));
        let openings = openings.filter(|openings| !openings.is_empty());
        let is_folded = opening::folding(position);
        for step in position.legal().iter().filter(|step| !is_folded(*step)) {
            let makes_row = openings.is_some_and(|openings| openings.take(position, step));
            let rank = if Some(step) == remembered {
                REMEMBERED
            } else if makes_row {
                ROW + history.of(position, step)
            } else if killers.contains(&Some(step)) {
                KILLER
            } else {
                history.of(position, step)
            };
            choices.list[choices.len] = Choice { step, rank };
            choices.len += 1;
        }
        choices
    }
}

impl Iterator for Choices {
    type Item = Choice;

    fn next(&mut self) -> Option<Choice> {
        let rest = &mut self.list[self.next..self.len];
        let mut best = 0;
        for (index, choice) in rest.iter().enumerate() {
            if choice.rank > rest[best].rank {
                best = index;
            }
        }
        rest.get(best)?;
        rest.swap(0, best);
        self.next += 1;
        Some(rest[0])
    }
}

/// How often steps were good before, by player and points.
pub(crate) struct History(Vec<i16>);

impl History {
    pub(crate) fn new() -> History {
        History(vec![0; 2 * 121 * 121])
    }

    /// Halves what is known, so that the position at hand soon outweighs it.
    pub(crate) fn fade(&mut self) {
        self.0.iter_mut().for_each(|value| *value /= 2);
    }

    fn index(position: &Position, step: Step) -> usize {
        let (from, to) = match step {
            Step::MoveRing { from, to } => (from.index(), to.index()),
            Step::PlaceRing(point) | Step::RemoveRing(point) => (point.index(), point.index()),
            Step::RemoveRow(row) => (row.first().index(), row.last().index()),
            Step::Pass => (0, 0),
        };
        (position.side().index() * 121 + from) * 121 + to
    }

    pub(crate) fn of(&self, position: &Position, step: Step) -> i32 {
        i32::from(self.0[History::index(position, step)])
    }

    /// Moves a step's value towards a limit, by less the nearer it is.
    pub(crate) fn reward(&mut self, position: &Position, step: Step, amount: i32) {
        let value = &mut self.0[History::index(position, step)];
        let now = i32::from(*value);
        *value = (now + amount - now * amount.abs() / HISTORY_LIMIT) as i16;
    }
}
