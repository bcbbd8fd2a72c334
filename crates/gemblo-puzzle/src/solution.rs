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

    /// Whether it is the first of its images under these symmetries of its silhouette.
    ///
    /// Images are compared by the first cell of the piece on each cell, which says how the
    /// silhouette is divided, and so which pieces lie where.
    pub(crate) fn is_first(&self, spots: &[Spot], symmetries: &[Vec<usize>]) -> bool {
        if symmetries.len() < 2 {
            return true;
        }
        let owners = self.owners(spots);
        let own = firsts(&owners, |cell| cell);
        symmetries.iter().all(|symmetry| {
            let mut back = vec![0; symmetry.len()];
            for (cell, image) in symmetry.iter().enumerate() {
                back[*image] = cell;
            }
            own <= firsts(&owners, |cell| back[cell])
        })
    }
}

/// For each cell the first cell with the same owner, where the owner of a cell is that of `from`.
fn firsts(owners: &[Option<usize>], from: impl Fn(usize) -> usize) -> Vec<usize> {
    let mut first = vec![usize::MAX; owners.len() + 1];
    (0..owners.len())
        .map(|cell| {
            let owner = owners[from(cell)].map_or(0, |owner| owner + 1);
            first[owner] = first[owner].min(cell);
            first[owner]
        })
        .collect()
}
