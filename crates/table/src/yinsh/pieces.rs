//! What lies on the board, also halfway through a step, where no position of the rules exists.

use yinsh::{Colour, Point, Points, Position};

/// Rings and markers, White's first.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pieces {
    /// The rings of both colours.
    pub rings: [Points; 2],
    /// The markers by the colour that they show.
    pub markers: [Points; 2],
}

impl Pieces {
    /// The pieces of a position.
    pub fn of(position: &Position) -> Pieces {
        Pieces {
            rings: Colour::ALL.map(|colour| position.rings(colour)),
            markers: Colour::ALL.map(|colour| position.markers(colour)),
        }
    }

    /// The ring on a point.
    pub fn ring(&self, point: Point) -> Option<Colour> {
        colour_at(&self.rings, point)
    }

    /// The marker on a point.
    pub fn marker(&self, point: Point) -> Option<Colour> {
        colour_at(&self.markers, point)
    }

    /// Turns the marker on a point over.
    pub(super) fn turn(&mut self, point: Point) {
        if let Some(colour) = self.marker(point) {
            self.markers[colour.index()].remove(point);
            self.markers[colour.opponent().index()].insert(point);
        }
    }
}

fn colour_at(sets: &[Points; 2], point: Point) -> Option<Colour> {
    Colour::ALL
        .into_iter()
        .find(|colour| sets[colour.index()].contains(point))
}
