//! What a thread has learned about steps; it is kept from turn to turn.

use yinsh::{Colour, Point, Position, Step};

use crate::tune::Tuning;

/// No value of a history goes beyond this.
const HISTORY_LIMIT: i32 = 1 << 14;
/// More than the number of every point, and a power of two: so no number is out of range.
pub(crate) const POINTS: usize = 128;

/// A value for every point.
type Row = [i16; POINTS];
/// A value for every two points, by player.
type Square = Vec<[Row; POINTS]>;

/// Where the rings of the last turns went, the opponent's first: what continuations depend on.
pub(crate) type Trail = [Option<Point>; 2];

/// What was learned.
#[derive(Clone)]
pub(crate) struct Memory {
    /// How often steps were good before, by player and points.
    butterfly: Square,
    /// How often they were good after the opponent's last move, and after the own one before.
    continuations: [Square; 2],
}

impl Memory {
    pub(crate) fn new() -> Memory {
        let blank = || vec![[[0; POINTS]; POINTS]; 2];
        Memory {
            butterfly: blank(),
            continuations: [blank(), blank()],
        }
    }

    /// Weakens what is known of steps, so that the position at hand soon outweighs it.
    pub(crate) fn fade(&mut self, percent: i32) {
        let all = self.continuations.iter_mut().chain([&mut self.butterfly]);
        for row in all.flatten().flatten() {
            for value in row {
                *value = (i32::from(*value) * percent / 100) as i16;
            }
        }
    }

    /// How good the steps of a position were before.
    pub(crate) fn at<'m>(&'m self, side: Colour, trail: Trail, tuning: &Tuning) -> Past<'m> {
        let row = |square: &'m Square, before: Option<Point>, weight: i32| {
            let row = before.map_or(&NOTHING, |before| &square[side.index()][number(before)]);
            (row, weight)
        };
        Past {
            butterfly: &self.butterfly[side.index()],
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
        let (from, to) = points(step);
        change(&mut self.butterfly[side.index()][from][to]);
        for (square, before) in self.continuations.iter_mut().zip(trail) {
            if let (Some(before), Some(to)) = (before, landing(step)) {
                change(&mut square[side.index()][number(before)][number(to)]);
            }
        }
    }
}

/// What follows a turn of which nothing is known.
static NOTHING: Row = [0; POINTS];

/// How good the steps of one position were before.
#[derive(Clone, Copy)]
pub(crate) struct Past<'m> {
    butterfly: &'m [Row; POINTS],
    /// The rows after the last two moves, with their weights in 64ths.
    continuations: [(&'m Row, i32); 2],
}

impl Past<'_> {
    /// How good a step was.
    pub(crate) fn of(&self, step: Step) -> i32 {
        let (from, to) = points(step);
        match landing(step) {
            Some(landing) => self.of_landing(from, to, number(landing)),
            None => i32::from(self.butterfly[from][to]),
        }
    }

    /// How good a ring move was.
    #[inline]
    pub(crate) fn of_move(&self, from: Point, to: Point) -> i32 {
        self.of_landing(number(from), number(to), number(to))
    }

    #[inline]
    fn of_landing(&self, from: usize, to: usize, landing: usize) -> i32 {
        let after = |(row, weight): (&Row, i32)| i32::from(row[landing]) * weight;
        let [reply, follow_up] = self.continuations;
        i32::from(self.butterfly[from][to]) + (after(reply) + after(follow_up)) / 64
    }
}

/// The number of a point, as its range shows without a check.
#[inline]
pub(crate) fn number(point: Point) -> usize {
    point.index() % POINTS
}

#[inline]
fn points(step: Step) -> (usize, usize) {
    match step {
        Step::MoveRing { from, to } => (number(from), number(to)),
        Step::PlaceRing(point) | Step::RemoveRing(point) => (number(point), number(point)),
        Step::RemoveRow(row) => (number(row.first()), number(row.last())),
        Step::Pass => (0, 0),
    }
}

/// Where a ring stands after the step.
#[inline]
pub(crate) fn landing(step: Step) -> Option<Point> {
    match step {
        Step::MoveRing { to, .. } | Step::PlaceRing(to) => Some(to),
        Step::RemoveRow(_) | Step::RemoveRing(_) | Step::Pass => None,
    }
}
