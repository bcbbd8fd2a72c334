//! The board's twelve symmetries, applied to points, steps and positions.

use hex::Symmetry;

use crate::{Point, Points, Position, Row, Step};

impl Point {
    /// Where the point comes to lie.
    pub const fn transformed(self, symmetry: Symmetry) -> Point {
        match Point::from_hex(symmetry.apply(self.to_hex())) {
            Some(point) => point,
            None => panic!("the board lies on itself under every symmetry"),
        }
    }
}

impl Step {
    /// The same step on the transformed board.
    pub fn transformed(self, symmetry: Symmetry) -> Step {
        let there = |point: Point| point.transformed(symmetry);
        match self {
            Step::PlaceRing(point) => Step::PlaceRing(there(point)),
            Step::MoveRing { from, to } => Step::MoveRing {
                from: there(from),
                to: there(to),
            },
            Step::RemoveRow(row) => Step::RemoveRow(
                Row::between(there(row.first()), there(row.last()))
                    .expect("a symmetry keeps lines and distances"),
            ),
            Step::RemoveRing(ring) => Step::RemoveRing(there(ring)),
            Step::Pass => Step::Pass,
        }
    }
}

impl Position {
    /// The same position on the transformed board.
    pub fn transformed(&self, symmetry: Symmetry) -> Position {
        let mut position = *self;
        for set in position.rings.iter_mut().chain(&mut position.markers) {
            let there = Points(*set).iter().map(|point| point.transformed(symmetry));
            *set = Points::from_iter(there).0;
        }
        position.set_board_hash();
        position
    }
}
