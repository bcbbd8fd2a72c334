//! Where a piece that is held somewhere comes to lie.

use gemblo::{Cell, Cells, Orientation, Placement};
use table::gemblo::{Place, RADIUS, nearest};

/// How far a held piece snaps to a place where it fits.
const SNAP: f64 = 2.2 * RADIUS;
/// How far beyond the ground a piece is still held over it.
const BEYOND: f64 = 3.5 * RADIUS;

/// The nearest place where a held piece fits into the free cells, if one is near enough to be meant.
pub fn snapped(free: &Cells, held: Orientation, at: Place) -> Option<Placement> {
    let fits = |placement: &Placement| placement.cells().all(|cell| free.contains(cell));
    nearest(every(held).filter(fits), at, SNAP)
}

/// Where a held piece lies when it is put down exactly here; nothing far from the ground.
pub fn exactly(ground: &Cells, held: Orientation, at: Place) -> Option<Placement> {
    let touches = |placement: &Placement| {
        let middle = Place::middle(*placement);
        ground
            .iter()
            .any(|cell| Place::of(cell).distance(middle) < BEYOND)
    };
    nearest(every(held), at, BEYOND).filter(touches)
}

fn every(held: Orientation) -> impl Iterator<Item = Placement> {
    Cell::all().filter_map(move |origin| Placement::new(held, origin))
}
