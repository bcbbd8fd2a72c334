//! Row-making moves: which ring moves complete a row of the mover, found without trying them all.

use yinsh::{Colour, Position, RingMove};

use crate::tune::Tuning;

/// Bits between neighbours along each axis of the point sets: up a column, along a row, both.
const STRIDES: [u32; 3] = [1, 11, 12];

/// What a ring move must touch to complete a row of the mover.
///
/// A move leaves a marker at its origin and turns over markers of one line. A row across that line
/// gains one point from it: the row had four markers and an opposing marker or a ring. A row along
/// the line holds the origin, own markers behind it and opposing ones before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Openings {
    /// Own markers.
    own: u128,
    /// Own rings and opposing markers that are all a row lacks.
    points: u128,
    /// Own rings with a row along the line of their jump.
    rings: u128,
}

impl Openings {
    /// The openings of the player who acts.
    pub(crate) fn of(position: &Position) -> Openings {
        Openings::of_player(position, position.side())
    }

    /// The openings that a player has, or would have if it could move.
    pub(crate) fn of_player(position: &Position, side: Colour) -> Openings {
        let own = position.markers(side).bits();
        let other = position.markers(side.opponent()).bits();
        let rings = position.rings(side).bits();
        let mut openings = Openings {
            own,
            points: 0,
            rings: 0,
        };
        for stride in STRIDES {
            openings.points |= last_points(own, stride);
            let up = |set: u128, steps: u32| set << (steps * stride);
            let down = |set: u128, steps: u32| set >> (steps * stride);
            openings.rings |= along(rings, own, other, down, up);
            openings.rings |= along(rings, own, other, up, down);
        }
        openings.points &= other | rings;
        openings
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.points | self.rings == 0
    }

    /// Whether a ring that turns nothing over can complete a row by leaving its point.
    pub(crate) fn are_open_to_flights(&self, position: &Position) -> bool {
        self.points & position.rings(position.side()).bits() != 0
    }

    /// Whether a legal ring move completes a row of the mover.
    #[inline]
    pub(crate) fn take(&self, ring_move: RingMove) -> bool {
        let (from, flipped) = (1 << ring_move.from.index(), ring_move.flipped.bits());
        // A move that turns nothing over only adds its marker.
        if flipped == 0 {
            return self.points & from != 0;
        }
        let is_possible = self.points & (from | flipped) != 0 || self.rings & from != 0;
        is_possible && has_row((self.own ^ flipped) | from)
    }
}

/// Near rows: what a move's flips do to four of five and three of five in line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shapes {
    own: u128,
    other: u128,
    /// Points that make four of five out of three own markers.
    growing: u128,
    /// Own markers that are four of five.
    own_fours: u128,
    /// Opposing markers that are four of five.
    other_fours: u128,
}

impl Shapes {
    /// The shapes as the player who acts sees them.
    pub(crate) fn of(position: &Position) -> Shapes {
        let side = position.side();
        let own = position.markers(side).bits();
        let other = position.markers(side.opponent()).bits();
        let mut shapes = Shapes {
            own,
            other,
            growing: 0,
            own_fours: 0,
            other_fours: 0,
        };
        for stride in STRIDES {
            let (threes, fours) = near_rows(own, stride);
            shapes.growing |= spread(threes, stride) & !own;
            shapes.own_fours |= spread(fours, stride) & own;
            shapes.other_fours |= spread(near_rows(other, stride).1, stride) & other;
        }
        shapes
    }

    /// What a ring move is worth by its flips, for the order.
    #[inline]
    pub(crate) fn worth(&self, ring_move: RingMove, tuning: &Tuning) -> i32 {
        let (from, flipped) = (1 << ring_move.from.index(), ring_move.flipped.bits());
        let won = flipped & self.other;
        let lost = flipped & self.own;
        let gained = won.count_ones() as i32 - lost.count_ones() as i32;
        let grown = (won | from) & self.growing;
        gained * tuning.order_flip
            + (grown.count_ones() as i32).min(2) * tuning.order_grow
            + i32::from(flipped & self.other_fours != 0) * tuning.order_break
            - i32::from(flipped & self.own_fours != 0) * tuning.order_spoil
    }
}

/// The first points of five in line of which three, and of which four or five, are in the set.
fn near_rows(set: u128, stride: u32) -> (u128, u128) {
    let at = |n: u32| set >> (n * stride);
    let (a, b, c, d, e) = (set, at(1), at(2), at(3), at(4));
    // Two full adders: the sum is `odd + 2 * (pair + other_pair)`.
    let one = a ^ b ^ c;
    let pair = a & b | c & (a | b);
    let odd = one ^ d ^ e;
    let other_pair = d & e | one & (d | e);
    (odd & (pair ^ other_pair), pair & other_pair)
}

/// All five points of the fives in line that begin at these.
fn spread(firsts: u128, stride: u32) -> u128 {
    let three = firsts | firsts << stride | firsts << (2 * stride);
    three | three << (2 * stride)
}

/// The points that four of five points in line lack.
fn last_points(own: u128, stride: u32) -> u128 {
    let at = |n: u32| own >> (n * stride);
    let (a, b, c, d, e) = (own, at(1), at(2), at(3), at(4));
    let (front, back) = (a & b, d & e);
    let (first, second) = (b & c & back, a & c & back);
    let (fourth, fifth) = (front & c & e, front & c & d);
    first
        | second << stride
        | (front & back) << (2 * stride)
        | fourth << (3 * stride)
        | fifth << (4 * stride)
}

/// The rings with opposing markers before and own markers behind them, five points together.
///
/// `ahead` brings to each point what lies so many steps before it, `behind` what lies behind it.
fn along(
    rings: u128,
    own: u128,
    other: u128,
    ahead: impl Fn(u128, u32) -> u128,
    behind: impl Fn(u128, u32) -> u128,
) -> u128 {
    let next = rings & ahead(other, 1);
    if next == 0 {
        return 0;
    }
    let [two, three, four] = [2, 3, 4].map(|steps| ahead(other, steps));
    let one_own = behind(own, 1);
    let two_own = one_own & behind(own, 2);
    let three_own = two_own & behind(own, 3);
    next & (three_own | two & (two_own | three & (one_own | four)))
}

fn has_row(markers: u128) -> bool {
    let firsts = |stride: u32| {
        let pairs = markers & markers >> stride;
        let fours = pairs & pairs >> (2 * stride);
        fours & markers >> (4 * stride)
    };
    // Shifts by what is known beforehand are much quicker in a browser than those of a loop.
    let [a, b, c] = STRIDES;
    firsts(a) | firsts(b) | firsts(c) != 0
}

#[cfg(test)]
mod tests {
    use game::Rng;
    use yinsh::{Phase, Step, Variant};

    use super::*;

    #[test]
    fn the_moves_found_are_those_after_which_a_row_is_due() {
        let mut found = 0;
        for seed in 0..300 {
            let mut rng = Rng::new(seed);
            let mut position = Position::new(Variant::Standard);
            while let Some(count) = Some(position.legal().len()).filter(|count| *count > 0) {
                let openings = Openings::of(&position);
                for step in position.legal().iter() {
                    let Step::MoveRing { from, to } = step else {
                        continue;
                    };
                    let flipped = position.flipped(from, to);
                    let mut next = position;
                    next.make(step);
                    let made =
                        next.side() == position.side() && matches!(next.phase(), Phase::Row(_));
                    let takes = openings.take(RingMove { from, to, flipped });
                    assert_eq!(takes, made, "{step} in {position}");
                    found += usize::from(made);
                }
                let step = position.legal().nth(rng.below(count));
                position.make(step.expect("below the count"));
            }
        }
        assert!(
            found > 1_000,
            "{found} row-making moves are too few to tell"
        );
    }
}
