//! A solution: which piece lies where.

use gemblo::Piece;

use crate::puzzle::Spot;
use crate::stock::Stock;

/// A piece on the cells that it covers.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Laid {
    /// The piece.
    pub piece: Piece,
    /// Its cells, sorted.
    pub spots: Vec<Spot>,
}

/// A silhouette filled with pieces.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Solution {
    /// The pieces, by their first cells.
    pub pieces: Vec<Laid>,
}

impl Solution {
    pub(crate) fn new(mut pieces: Vec<Laid>) -> Solution {
        pieces.sort_by(|a, b| a.spots.cmp(&b.spots));
        Solution { pieces }
    }

    /// The pieces that it uses.
    pub fn stock(&self) -> Stock {
        self.pieces.iter().map(|laid| laid.piece).collect()
    }

    /// For each cell of a silhouette, in its order, which of the pieces covers it.
    pub fn owners(&self, spots: &[Spot]) -> Vec<Option<usize>> {
        let owner = |spot: &Spot| {
            let covers = |laid: &Laid| laid.spots.binary_search(spot).is_ok();
            self.pieces.iter().position(covers)
        };
        spots.iter().map(owner).collect()
    }
}
