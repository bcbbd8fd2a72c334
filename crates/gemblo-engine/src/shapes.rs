//! What lies around each of the 92 orientations: the cells that it touches, connects to, and the edges that it covers.

use std::sync::LazyLock;

use game::Rng;
use gemblo::raw::{Spot, way};
use gemblo::{Orientation, Piece};
use hex::{DIAGONALS, DIRECTIONS, Hex};
use net::local::REGARDS;

use crate::priors::{CUTS, MARGIN};

/// A piece held in one way.
#[derive(Debug)]
pub(crate) struct Shape {
    pub(crate) piece: Piece,
    /// All that its score is the sum of, as steps from its first cell in the worth of places
    /// ([`crate::priors::Priors`]).
    pub(crate) regards: Vec<u16>,
}

/// The shape that lies at a spot.
#[inline]
pub(crate) fn shape_of(spot: Spot) -> &'static Shape {
    &SHAPES[spot.orientation().index()]
}

/// A number without any order, different for each spot.
pub(crate) fn mixed(spot: Spot) -> u64 {
    let (orientation, place) = (spot.orientation().index(), spot.origin().place());
    Rng::new((orientation << 16 | place) as u64).next()
}

/// Built once, at first use; by [`Orientation::index`].
static SHAPES: LazyLock<Vec<Shape>> =
    LazyLock::new(|| Orientation::all().map(Shape::new).collect());

impl Shape {
    fn new(orientation: Orientation) -> Shape {
        let cells = orientation.cells();
        let beside = around(cells, &DIRECTIONS, cells);
        let taken: Vec<Hex> = beside.iter().chain(cells).copied().collect();
        let linked = around(cells, &DIAGONALS, &taken);
        let size = [0..4, 4..5, 5..6]
            .iter()
            .position(|sizes| sizes.contains(&cells.len()));
        let first = 3 * size.unwrap_or(0);
        let edges = |axis: usize| {
            let has = move |cell: &&Hex| cells.contains(&(**cell + DIRECTIONS[axis]));
            cells
                .iter()
                .filter(has)
                .map(move |cell| (*cell, CUTS + axis))
        };
        let regards = (cells.iter().map(|cell| (*cell, first)))
            .chain(beside.iter().map(|cell| (*cell, first + 1)))
            .chain(linked.iter().map(|cell| (*cell, first + 2)))
            .chain((0..3).flat_map(edges));
        let step = |(cell, regard): (Hex, usize)| {
            let place = MARGIN.wrapping_add_signed(isize::from(way(cell)));
            (place * REGARDS + regard) as u16
        };
        Shape {
            piece: orientation.piece(),
            regards: regards.map(step).collect(),
        }
    }
}

/// Where steps from the cells lead, each place once, without those that are taken.
fn around(cells: &[Hex], steps: &[Hex], taken: &[Hex]) -> Vec<Hex> {
    let ends = |cell: &Hex| steps.iter().map(|step| *cell + *step).collect::<Vec<Hex>>();
    let mut around: Vec<Hex> = cells.iter().flat_map(ends).collect();
    around.sort();
    around.dedup();
    around.retain(|place| !taken.contains(place));
    around
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_has_as_much_around_it_as_counted_elsewhere() {
        let most = |kinds: [usize; 3]| {
            let count = |shape: &Shape| {
                let kind = |regard: &&u16| kinds.contains(&(usize::from(**regard) % REGARDS));
                shape.regards.iter().filter(kind).count()
            };
            SHAPES.iter().map(count).max()
        };
        assert_eq!(most([0, 3, 6]), Some(5));
        assert_eq!(most([1, 4, 7]), Some(14));
        assert_eq!(most([2, 5, 8]), Some(14));
        assert_eq!(most([CUTS, CUTS + 1, CUTS + 2]), Some(5));
    }
}
