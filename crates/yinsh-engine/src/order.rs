//! The order in which steps are tried: the remembered one, rows, killers, then by history and shape.

use yinsh::{Phase, Point, Points, Position, RingMove, Step};

use crate::memory::{Memory, POINTS, Past, Trail, number};
use crate::opening;
use crate::threats::{Openings, Shapes};
use crate::tune::Tuning;

/// The rank of a step of which nothing is known; history and shape raise or lower it by less.
const NEUTRAL: i32 = 1 << 17;
const KILLER: i32 = 1 << 18;
const ROW: i32 = 1 << 19;
const REMEMBERED: i32 = 1 << 20;

/// More than the legal steps of any position: five rings on three lines of ten points each.
const ROOM: usize = 144;

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

/// The legal steps of one position, handed out best first, equals in the order of listing. Those
/// beside the remembered one are only listed once it has been tried, and so have killers that
/// nothing comes before: often one of these cuts, and the list is never made.
#[derive(Clone, Debug)]
pub(crate) struct Choices {
    steps: [Step; ROOM],
    /// For each step its rank, and below it how early it was listed; 0 once it was handed out.
    keys: [u32; ROOM],
    len: usize,
    /// Which step has the highest key; none if it is out of range.
    best: usize,
    stage: Stage,
    /// The killers that were handed out without a list.
    unlisted: [u16; 2],
}

/// Which steps are still worth a look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    All,
    /// Those that make a row.
    Rows,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Remembered,
    Killers,
    Listed,
}

impl Default for Choices {
    fn default() -> Choices {
        Choices {
            steps: [Step::Pass; ROOM],
            keys: [0; ROOM],
            len: 0,
            best: 0,
            stage: Stage::Remembered,
            unlisted: [0; 2],
        }
    }
}

impl Choices {
    /// Begins a position; the memory of an earlier list is used again.
    pub(crate) fn begin(&mut self) {
        self.len = 0;
        self.stage = Stage::Remembered;
        self.unlisted = [0; 2];
    }

    /// The best step that was not handed out yet, as long as one is wanted.
    pub(crate) fn next(
        &mut self,
        position: &Position,
        order: Order<'_>,
        wanted: Wanted,
    ) -> Option<Choice> {
        if self.stage == Stage::Remembered {
            self.stage = Stage::Killers;
            if let Some(step) = order.remembered {
                let rank = REMEMBERED;
                return Some(Choice { step, rank });
            }
        }
        if self.stage == Stage::Killers {
            if wanted == Wanted::All
                && let Some(step) = self.killer(position, order)
            {
                let rank = KILLER;
                return Some(Choice { step, rank });
            }
            self.stage = Stage::Listed;
            self.list(position, order, wanted);
            self.find_best();
        }
        let choice = self.upcoming();
        if choice.is_some() {
            self.keys[self.best] = 0;
            self.find_best();
        }
        choice.filter(|choice| wanted == Wanted::All || !choice.is_quiet())
    }

    /// The next killer that is legal, where no row can be made: rows come first.
    fn killer(&mut self, position: &Position, order: Order<'_>) -> Option<Step> {
        let is_new = |step: &Step| {
            let code = code(Some(*step));
            code != 0 && !self.unlisted.contains(&code) && Some(*step) != order.remembered
        };
        let is_legal = |step: &Step| position.check(*step).is_ok();
        let mut killers = order.killers.into_iter().flatten();
        let killer = killers.find(|step| is_new(step) && is_legal(step))?;
        if !Openings::of(position).is_empty() {
            return None;
        }
        self.unlisted = [code(Some(killer)), self.unlisted[0]];
        Some(killer)
    }

    /// The choice that will be handed out next, if it is known yet.
    pub(crate) fn upcoming(&self) -> Option<Choice> {
        let key = *self.keys[..self.len].get(self.best)?;
        let choice = Choice {
            step: self.steps[self.best],
            rank: (key >> 8) as i32,
        };
        (key != 0).then_some(choice)
    }

    fn find_best(&mut self) {
        let best = self.keys[..self.len].iter().copied().fold(0, u32::max);
        self.best = ROOM - (best & 0xFF) as usize;
    }

    fn list(&mut self, position: &Position, order: Order<'_>, wanted: Wanted) {
        if position.phase() == Phase::Move {
            return self.list_moves(position, order, wanted);
        }
        if wanted == Wanted::Rows {
            return;
        }
        let is_folded = opening::folding(position);
        let past = order.memory.at(position.side(), order.trail, order.tuning);
        position.legal().for_each(|step| {
            if Some(step) != order.remembered && !is_folded(step) {
                let is_killer = order.killers.contains(&Some(step));
                let rank = if is_killer {
                    KILLER
                } else {
                    NEUTRAL + past.of(step)
                };
                self.push(step, rank);
            }
        });
    }

    fn list_moves(&mut self, position: &Position, order: Order<'_>, wanted: Wanted) {
        let openings = Openings::of(position);
        if wanted == Wanted::Rows && openings.is_empty() {
            return;
        }
        let ranks = Ranks::of(position, openings, order, wanted);
        let ring_moves = position.ring_moves();
        ring_moves.for_each_flight(|from, to| {
            self.push_move(&ranks, from, to, ranks.leaving[number(from)]);
        });
        ring_moves.for_each_jump(|one| self.push_move(&ranks, one.from, one.to, ranks.worth(one)));
        if ring_moves.is_empty() && order.remembered.is_none() {
            self.push(Step::Pass, NEUTRAL);
        }
    }

    /// Lists a ring move that is worth so much without its history.
    #[inline(always)]
    fn push_move(&mut self, ranks: &Ranks<'_>, from: Point, to: Point, worth: i32) {
        let rank = NEUTRAL + worth + ranks.past.of_move(from, to);
        let code = code_of(from, to);
        if code == ranks.remembered || rank < ranks.least || self.unlisted.contains(&code) {
            return;
        }
        let is_killer = ranks.killers.contains(&code) && rank < ROW;
        self.push(
            Step::MoveRing { from, to },
            if is_killer { KILLER } else { rank },
        );
    }

    #[inline]
    fn push(&mut self, step: Step, rank: i32) {
        self.steps[self.len] = step;
        self.keys[self.len] = (rank as u32) << 8 | (ROOM - self.len) as u32;
        self.len += 1;
    }
}

/// How the ring moves of one position are ranked.
struct Ranks<'m> {
    past: Past<'m>,
    openings: Openings,
    shapes: Shapes,
    tuning: &'m Tuning,
    remembered: u16,
    killers: [u16; 2],
    /// Moves of a lower rank are not wanted.
    least: i32,
    /// For each own ring what it is worth to leave its point, turning nothing over.
    leaving: [i32; POINTS],
}

impl Ranks<'_> {
    #[inline]
    fn of<'m>(
        position: &Position,
        openings: Openings,
        order: Order<'m>,
        wanted: Wanted,
    ) -> Ranks<'m> {
        let side = position.side();
        let mut ranks = Ranks {
            past: order.memory.at(side, order.trail, order.tuning),
            openings,
            shapes: Shapes::of(position),
            tuning: order.tuning,
            remembered: code(order.remembered),
            killers: order.killers.map(code),
            least: match wanted {
                Wanted::All => 0,
                Wanted::Rows => ROW,
            },
            leaving: [0; POINTS],
        };
        for from in position.rings(side) {
            ranks.leaving[number(from)] = ranks.worth(RingMove {
                from,
                to: from,
                flipped: Points::EMPTY,
            });
        }
        ranks
    }

    /// The worth of a move without its history; far more where it makes a row.
    #[inline]
    fn worth(&self, ring_move: RingMove) -> i32 {
        let is_row = self.openings.take(ring_move);
        i32::from(is_row) * ROW + self.shapes.worth(ring_move, self.tuning)
    }
}

/// A ring move in 16 bits; 0 for anything else.
fn code(step: Option<Step>) -> u16 {
    match step {
        Some(Step::MoveRing { from, to }) => code_of(from, to),
        _ => 0,
    }
}

#[inline]
fn code_of(from: Point, to: Point) -> u16 {
    (from.index() << 8 | to.index()) as u16
}

#[cfg(test)]
mod tests {
    use game::Rng;
    use yinsh::Variant;

    use super::*;

    fn drawn(rng: &mut Rng, position: &Position) -> Option<Step> {
        let legal = position.legal();
        legal.nth(rng.below(legal.len()))
    }

    #[test]
    fn every_ring_move_is_handed_out_once_whatever_is_remembered_and_kills() {
        let (memory, mut choices) = (Memory::new(), Choices::default());
        for seed in 0..100 {
            let mut rng = Rng::new(seed);
            let mut position = Position::new(Variant::Standard);
            let mut elsewhere = None;
            while let Some(step) = drawn(&mut rng, &position) {
                let order = Order {
                    remembered: drawn(&mut rng, &position).filter(|_| seed % 2 == 0),
                    // One is legal here, the other perhaps.
                    killers: [elsewhere, drawn(&mut rng, &position)],
                    trail: [None; 2],
                    memory: &memory,
                    tuning: &Tuning::BEST,
                };
                if position.phase() == Phase::Move {
                    choices.begin();
                    let next = || choices.next(&position, order, Wanted::All);
                    let mut found: Vec<Step> =
                        std::iter::from_fn(next).map(|one| one.step).collect();
                    let mut legal: Vec<Step> = position.legal().iter().collect();
                    found.sort_unstable();
                    legal.sort_unstable();
                    assert_eq!(found, legal, "{position}");
                }
                elsewhere = Some(step);
                position.make(step);
            }
        }
    }
}
