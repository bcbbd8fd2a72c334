//! Turns as figures over the board.

use gemblo::{Cell, Placement};

use super::{Place, RADIUS};
use crate::Figure;
use crate::figure::{At, circle, hexagon};

/// Where a cell lies.
pub fn place(cell: Cell) -> At {
    let Place { x, y } = Place::of(cell);
    (x, y)
}

/// The cells of a piece.
pub(super) fn laid(placement: Placement) -> Figure {
    let cells = placement
        .cells()
        .map(|cell| hexagon(place(cell), RADIUS - 1.0));
    Figure::new("turn piece", cells.collect())
}

/// The neighbourhood in which a piece is laid.
pub(super) fn region(placement: Placement) -> Figure {
    let Place { x, y } = Place::middle(placement);
    Figure::new("region", circle((x, y), 5.0 * RADIUS))
}
