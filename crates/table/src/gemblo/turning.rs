//! Turning a piece and turning it over; only different orientations count.

use gemblo::{Orientation, Piece};
use hex::{Hex, Symmetry};

/// Which way a piece is turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turning {
    /// A sixth of a turn clockwise.
    Right,
    /// A sixth of a turn the other way.
    Left,
    /// Left and right exchanged.
    Over,
}

impl Turning {
    /// How a held piece is held afterwards.
    pub fn apply(self, held: Orientation) -> Orientation {
        let turn = |cell: &Hex| match self {
            Turning::Right => Symmetry::ALL[1].apply(*cell),
            Turning::Left => Symmetry::ALL[5].apply(*cell),
            // Columns stand upright: a mirror keeps the height `2r + q` and changes sides.
            Turning::Over => Hex::new(-cell.q, cell.r + cell.q),
        };
        let shape: Vec<Hex> = held.cells().iter().map(turn).collect();
        // A piece turned is the same piece.
        Orientation::of(&shape).unwrap_or(held)
    }

    /// Whether it changes how the piece lies.
    pub fn changes(self, held: Orientation) -> bool {
        self.apply(held) != held
    }
}

/// How a piece lies in the tray.
pub fn at_rest(piece: Piece) -> Orientation {
    let flat = |orientation: &Orientation| {
        let height = |cell: &Hex| 2 * i16::from(cell.r) + i16::from(cell.q);
        let heights = orientation.cells().iter().map(height);
        let (low, high) = heights.fold((0, 0), |(low, high), h| (h.min(low), h.max(high)));
        high - low
    };
    let flattest = piece.orientations().min_by_key(flat);
    flattest.expect("every piece has an orientation")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn turning_and_turning_over_reach_every_orientation_and_come_back() {
        for piece in Piece::all() {
            let start = at_rest(piece);
            let mut seen = HashSet::new();
            for first in [start, Turning::Over.apply(start)] {
                let mut held = first;
                for _ in 0..6 {
                    seen.insert(held);
                    assert_eq!(Turning::Left.apply(Turning::Right.apply(held)), held);
                    assert_eq!(Turning::Over.apply(Turning::Over.apply(held)), held);
                    held = Turning::Right.apply(held);
                }
                assert_eq!(held, first);
            }
            assert_eq!(seen.len(), piece.orientations().count(), "{piece}");
        }
    }
}
