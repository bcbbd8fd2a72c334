//! What lies around each of the 92 orientations: the cells that it touches, connects to and parts.

use std::sync::LazyLock;

use game::Rng;
use gemblo::raw::{Spot, way};
use gemblo::{Orientation, Piece};
use hex::{DIAGONALS, DIRECTIONS, Hex};

/// A piece held in one way: the ways from its first cell to everything that matters to it.
#[derive(Debug)]
pub(crate) struct Shape {
    pub(crate) piece: Piece,
    pub(crate) cells: &'static [i16],
    /// The cells that touch it.
    pub(crate) beside: Vec<i16>,
    /// The cells that its connections lead to.
    pub(crate) linked: Vec<i16>,
    /// The two far ends of each edge that it covers.
    pub(crate) covered: Vec<(i16, i16)>,
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
        let covered = cells.iter().flat_map(|cell| {
            let covers = move |axis: &usize| cells.contains(&(*cell + DIRECTIONS[*axis]));
            // The flanks of an edge are neighbours; its ends complete their two triangles.
            let ends = move |axis: usize| (DIRECTIONS[axis + 1], DIRECTIONS[(axis + 5) % 6]);
            (0..3).filter(covers).map(move |axis| {
                let (one, other) = ends(axis);
                (way(*cell + one), way(*cell + other))
            })
        });
        Shape {
            piece: orientation.piece(),
            cells: orientation.ways(),
            beside: ways(&beside),
            linked: ways(&linked),
            covered: covered.collect(),
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

fn ways(cells: &[Hex]) -> Vec<i16> {
    cells.iter().map(|cell| way(*cell)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_has_as_much_around_it_as_counted_elsewhere() {
        let most = |count: fn(&Shape) -> usize| SHAPES.iter().map(count).max();
        assert_eq!(most(|shape| shape.beside.len()), Some(14));
        assert_eq!(most(|shape| shape.covered.len()), Some(5));
        assert_eq!(most(|shape| shape.linked.len()), Some(14));
    }
}
