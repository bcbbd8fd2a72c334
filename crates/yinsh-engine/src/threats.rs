//! Row-making moves: which ring moves complete a row of the mover, found without trying them all.

use yinsh::{Position, Step};

/// Bits between neighbours along each axis of the point sets: up a column, along a row, both.
const STRIDES: [u32; 3] = [1, 11, 12];

/// What a ring move must touch to complete a row of the mover.
///
/// A move leaves a marker at its origin and turns over markers of one line. A row across that line
/// gains one point from it: the row had four markers and an opposing marker or a ring. A row along
/// the line holds the origin, own markers behind it and opposing ones before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Openings {
    /// Own rings and opposing markers that are all a row lacks.
    points: u128,
    /// Own rings with a row along the line of their jump.
    rings: u128,
}

impl Openings {
    /// The openings of the player who acts.
    pub(crate) fn of(position: &Position) -> Openings {
        let side = position.side();
        let own = position.markers(side).bits();
        let other = position.markers(side.opponent()).bits();
        let rings = position.rings(side).bits();
        let mut openings = Openings {
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

    /// Whether a move from `from` that turns `flipped` over could make a row.
    fn allow(&self, from: u128, flipped: u128) -> bool {
        self.points & (from | flipped) != 0 || self.rings & from != 0
    }

    /// Whether a legal step is a ring move that completes a row of the mover.
    pub(crate) fn take(&self, position: &Position, step: Step) -> bool {
        let Step::MoveRing { from, to } = step else {
            return false;
        };
        let (bit, flipped) = (1 << from.index(), position.flipped(from, to).bits());
        self.allow(bit, flipped) && {
            let own = position.markers(position.side()).bits();
            has_row((own ^ flipped) | bit)
        }
    }
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
    STRIDES.iter().any(|stride| {
        let pairs = markers & markers >> stride;
        let fours = pairs & pairs >> (2 * stride);
        fours & markers >> (4 * stride) != 0
    })
}

#[cfg(test)]
mod tests {
    use game::Rng;
    use yinsh::{Phase, Variant};

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
                    let mut next = position;
                    next.make(step);
                    let made = matches!(step, Step::MoveRing { .. })
                        && next.side() == position.side()
                        && matches!(next.phase(), Phase::Row(_));
                    assert_eq!(openings.take(&position, step), made, "{step} in {position}");
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
