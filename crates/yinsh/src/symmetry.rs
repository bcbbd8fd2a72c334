//! The board's twelve symmetries, applied to points, rows, steps and positions.

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

impl Points {
    /// Where the points come to lie.
    pub fn transformed(self, symmetry: Symmetry) -> Points {
        self.iter()
            .map(|point| point.transformed(symmetry))
            .collect()
    }
}

impl Row {
    /// Where the row comes to lie.
    pub fn transformed(self, symmetry: Symmetry) -> Row {
        let (one, other) = (self.first(), self.last());
        Row::between(one.transformed(symmetry), other.transformed(symmetry))
            .expect("a symmetry keeps lines and distances")
    }
}

impl Step {
    /// The same step on the transformed board.
    pub fn transformed(self, symmetry: Symmetry) -> Step {
        match self {
            Step::PlaceRing(point) => Step::PlaceRing(point.transformed(symmetry)),
            Step::MoveRing { from, to } => Step::MoveRing {
                from: from.transformed(symmetry),
                to: to.transformed(symmetry),
            },
            Step::RemoveRow(row) => Step::RemoveRow(row.transformed(symmetry)),
            Step::RemoveRing(ring) => Step::RemoveRing(ring.transformed(symmetry)),
            Step::Pass => Step::Pass,
        }
    }
}

impl Position {
    /// The same position on the transformed board.
    pub fn transformed(&self, symmetry: Symmetry) -> Position {
        let mut position = *self;
        for set in position.rings.iter_mut().chain(&mut position.markers) {
            *set = Points(*set).transformed(symmetry).0;
        }
        position.set_board_hash();
        position
    }
}
