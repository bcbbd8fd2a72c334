//! A placement as the search keeps it: an orientation and where its first cell lies on the grid.

use game::Rng;
use gemblo::{Orientation, Placement};

use crate::grid::{Place, cell_at, place_of};
use crate::shapes::{SHAPES, Shape};

/// A piece held in one way at one place of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct Spot {
    pub(crate) orientation: u8,
    pub(crate) origin: Place,
}

impl Spot {
    pub(crate) fn shape(self) -> &'static Shape {
        &SHAPES[usize::from(self.orientation)]
    }

    pub(crate) fn placement(self) -> Placement {
        let orientation = Orientation::all().nth(self.orientation.into());
        orientation
            .zip(cell_at(self.origin))
            .and_then(|(orientation, origin)| Placement::new(orientation, origin))
            .expect("a spot lies on the board")
    }
}

impl Spot {
    /// A number without any order, different for each spot.
    pub(crate) fn mixed(self) -> u64 {
        Rng::new(u64::from(self.orientation) << 16 | u64::from(self.origin)).next()
    }
}

impl From<Placement> for Spot {
    fn from(placement: Placement) -> Spot {
        Spot {
            orientation: placement.orientation().index() as u8,
            origin: place_of(placement.origin()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_placement_is_one_spot() {
        for placement in Placement::all() {
            assert_eq!(Spot::from(placement).placement(), placement);
        }
    }
}
