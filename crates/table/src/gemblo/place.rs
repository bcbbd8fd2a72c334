//! Where cells lie on the drawing, and where a piece that is held somewhere comes to lie.

use gemblo::{Cell, Legal, Orientation, Placement};

/// The radius of a cell, from its centre to a corner, in units of the drawing.
pub const RADIUS: f64 = 10.0;

/// How far a held piece snaps to a legal place.
const SNAP: f64 = 2.6 * RADIUS;
/// How far beyond the board a piece is still held over it.
const BEYOND: f64 = 3.0 * RADIUS;

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
        let sum = placement
            .cells()
            .map(Place::of)
            .fold(Place::default(), |sum, place| Place {
                x: sum.x + place.x,
                y: sum.y + place.y,
            });
        Place {
            x: sum.x / count,
            y: sum.y / count,
        }
    }

    /// The distance to another place.
    pub fn distance(self, other: Place) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// The legal place of a held piece that is nearest, if one is near enough to be meant.
pub(super) fn snapped(legal: &Legal, held: Orientation, at: Place) -> Option<Placement> {
    let same = legal
        .iter()
        .filter(|placement| placement.orientation() == held);
    nearest(same, at, SNAP)
}

/// Where a held piece lies when it is put down exactly here.
pub(super) fn exactly(held: Orientation, at: Place) -> Option<Placement> {
    let anywhere = Cell::all().filter_map(|origin| Placement::new(held, origin));
    nearest(anywhere, at, BEYOND)
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
