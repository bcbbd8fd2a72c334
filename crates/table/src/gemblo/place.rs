//! Where cells and pieces lie on the drawing.

use gemblo::{Cell, Placement};

/// The radius of a cell, from its centre to a corner, in units of the drawing.
pub const RADIUS: f64 = 10.0;

/// A place on the drawing; the board's centre is the origin, `y` grows downwards.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Place {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

impl Place {
    /// The centre of a cell: cells are flat-topped and stand in columns.
    pub fn of(cell: Cell) -> Place {
        let (c, h) = cell.doubled();
        Place {
            x: 1.5 * RADIUS * f64::from(c),
            y: RADIUS * 3f64.sqrt() / 2.0 * f64::from(h),
        }
    }

    /// The middle of a piece.
    pub fn middle(placement: Placement) -> Place {
        let count = placement.cells().len() as f64;
        let places = placement.cells().map(Place::of);
        Place {
            x: places.clone().map(|place| place.x).sum::<f64>() / count,
            y: places.map(|place| place.y).sum::<f64>() / count,
        }
    }

    /// The distance to another place.
    pub fn distance(self, other: Place) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// The placement whose middle is nearest to a place, of those nearer than `within`.
pub fn nearest(
    placements: impl Iterator<Item = Placement>,
    at: Place,
    within: f64,
) -> Option<Placement> {
    placements
        .map(|placement| (placement, Place::middle(placement).distance(at)))
        .filter(|(_, distance)| *distance < within)
        .min_by(|one, other| one.1.total_cmp(&other.1))
        .map(|(placement, _)| placement)
}
