//! What the search must know of each of the 92 orientations: its cells and what lies around them.

use std::sync::LazyLock;

use gemblo::Orientation;
use hex::{DIAGONALS, DIRECTIONS, Hex};

use crate::grid::way;

/// A piece held in one way: the ways from its first cell to everything that matters to it.
#[derive(Debug)]
pub(crate) struct Shape {
    /// The piece's number less one.
    pub(crate) piece: u8,
    pub(crate) cells: Vec<i16>,
    /// The cells that touch it.
    pub(crate) beside: Vec<i16>,
    /// The connections that lead away from it, ordered by where they lead.
    pub(crate) links: Vec<Link>,
    /// The cells that its connections lead to.
    pub(crate) linked: Vec<i16>,
    /// The two far ends of each edge that it covers.
    pub(crate) covered: Vec<(i16, i16)>,
}

/// A connection from a piece to a cell across an edge with two flanks (clause A).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Link {
    pub(crate) to: i16,
    pub(crate) flanks: (i16, i16),
}

/// Built once, at first use; by [`Orientation::index`].
pub(crate) static SHAPES: LazyLock<Vec<Shape>> =
    LazyLock::new(|| Orientation::all().map(Shape::new).collect());

impl Shape {
    fn new(orientation: Orientation) -> Shape {
        let cells = orientation.cells();
        let mut beside: Vec<Hex> = cells.iter().flat_map(|cell| cell.neighbours()).collect();
        beside.sort();
        beside.dedup();
        beside.retain(|near| !cells.contains(near));
        let mut links = Vec::new();
        let mut covered = Vec::new();
        for cell in cells {
            for line in 0..DIAGONALS.len() {
                let to = *cell + DIAGONALS[line];
                let flanks = (*cell + DIRECTIONS[line], *cell + DIRECTIONS[(line + 1) % 6]);
                if !cells.contains(&to) && !beside.contains(&to) {
                    let flanks = (way(flanks.0), way(flanks.1));
                    links.push(Link {
                        to: way(to),
                        flanks,
                    });
                }
            }
            for axis in 0..3 {
                if cells.contains(&(*cell + DIRECTIONS[axis])) {
                    // The flanks of an edge are neighbours; its ends complete their two triangles.
                    let ends = (DIRECTIONS[axis + 1], DIRECTIONS[(axis + 5) % 6]);
                    covered.push((way(*cell + ends.0), way(*cell + ends.1)));
                }
            }
        }
        links.sort();
        let mut linked: Vec<i16> = links.iter().map(|link: &Link| link.to).collect();
        linked.dedup();
        Shape {
            piece: orientation.piece().number() - 1,
            cells: cells.iter().map(|cell| way(*cell)).collect(),
            beside: beside.iter().map(|cell| way(*cell)).collect(),
            links,
            linked,
            covered,
        }
    }
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
