//! What a thread has learned about steps; it is kept from turn to turn.

use yinsh::{Colour, Point, Position, Step};

use crate::tune::Tuning;

/// No value of a history goes beyond this.
const HISTORY_LIMIT: i32 = 1 << 14;
/// More than the number of every point.
const POINTS: usize = 121;

/// Where the rings of the last turns went, the opponent's first: what continuations depend on.
pub(crate) type Trail = [Option<Point>; 2];

/// What was learned.
#[derive(Clone)]
pub(crate) struct Memory {
    /// How often steps were good before, by player and points.
    butterfly: Vec<i16>,
    /// How often they were good after the opponent's last move, and after the own one before.
    continuations: [Vec<i16>; 2],
}

impl Memory {
    pub(crate) fn new() -> Memory {
        let blank = |size: usize| vec![0; 2 * size];
        Memory {
            butterfly: blank(POINTS * POINTS),
            continuations: [(); 2].map(|()| blank(POINTS * POINTS)),
        }
    }

    /// Weakens what is known of steps, so that the position at hand soon outweighs it.
    pub(crate) fn fade(&mut self, percent: i32) {
        let all = self.continuations.iter_mut().chain([&mut self.butterfly]);
        for value in all.flatten() {
            *value = (i32::from(*value) * percent / 100) as i16;
        }
    }

    /// How good the steps of a position were before.
    pub(crate) fn at<'m>(&'m self, side: Colour, trail: Trail, tuning: &Tuning) -> Past<'m> {
        let of_side = POINTS * POINTS * side.index();
        let row = |table: &'m Vec<i16>, before: Option<Point>, weight: i32| {
            let row = before.map_or(&NOTHING[..], |before| {
                &table[of_side + POINTS * before.index()..][..POINTS]
            });
            (row, weight)
        };
        Past {
            butterfly: &self.butterfly[of_side..][..POINTS * POINTS],
            continuations: [
                row(&self.continuations[0], trail[0], tuning.reply_history),
                row(&self.continuations[1], trail[1], tuning.follow_up_history),
            ],
        }
    }

    /// Moves a step's values towards a limit, by less the nearer they are.
    pub(crate) fn reward(&mut self, position: &Position, step: Step, trail: Trail, amount: i32) {
        let side = position.side();
        let change = |value: &mut i16| {
            let now = i32::from(*value);
            *value = (now + amount - now * amount.abs() / HISTORY_LIMIT) as i16;
        };
        change(&mut self.butterfly[POINTS * POINTS * side.index() + butterfly(step)]);
        for (table, before) in self.continuations.iter_mut().zip(trail) {
            if let (Some(before), Some(to)) = (before, landing(step)) {
                change(&mut table[continuation(side, before, to)]);
            }
        }
    }
}

/// What follows a turn of which nothing is known.
static NOTHING: [i16; POINTS] = [0; POINTS];

/// How good the steps of one position were before.
#[derive(Clone, Copy)]
pub(crate) struct Past<'m> {
    butterfly: &'m [i16],
    /// The rows after the last two moves, with their weights in 64ths.
    continuations: [(&'m [i16], i32); 2],
}

impl Past<'_> {
    /// How good a step was.
    #[inline]
    pub(crate) fn of(&self, step: Step) -> i32 {
        let plain = i32::from(self.butterfly[butterfly(step)]);
        let Some(to) = landing(step) else {
            return plain;
        };
        let after = |(row, weight): (&[i16], i32)| i32::from(row[to.index()]) * weight;
        let [reply, follow_up] = self.continuations;
        plain + (after(reply) + after(follow_up)) / 64
    }
}

#[inline]
fn butterfly(step: Step) -> usize {
    let (from, to) = match step {
        Step::MoveRing { from, to } => (from.index(), to.index()),
        Step::PlaceRing(point) | Step::RemoveRing(point) => (point.index(), point.index()),
        Step::RemoveRow(row) => (row.first().index(), row.last().index()),
        Step::Pass => (0, 0),
    };
    from * POINTS + to
}

/// Where a ring stands after the step.
#[inline]
pub(crate) fn landing(step: Step) -> Option<Point> {
    match step {
        Step::MoveRing { to, .. } | Step::PlaceRing(to) => Some(to),
        Step::RemoveRow(_) | Step::RemoveRing(_) | Step::Pass => None,
    }
}

fn continuation(side: Colour, before: Point, to: Point) -> usize {
    (side.index() * POINTS + before.index()) * POINTS + to.index()
}
