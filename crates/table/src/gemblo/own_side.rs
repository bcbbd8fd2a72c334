//! Which way the board is turned for whoever sits at the screen.

use gemblo::{Area, Colour};
use hex::Hex;

use super::{Board, Place};
use crate::Facing;

impl Board {
    /// So that the only person at the screen begins at the bottom, as near to its middle as can be.
    pub fn own_facing(&self) -> Facing {
        let Some(seat) = self.table.only_person() else {
            return Facing::UPRIGHT;
        };
        let position = self.base();
        let own = |colour: &Colour| position.seat_of(*colour) == seat;
        let starts = position.colours().filter(own);
        let starts: Vec<Place> = starts
            .filter_map(|colour| position.start_of(colour).map(Place::of))
            .collect();
        let depth = |facing: &Facing| -> f64 {
            let shown = starts.iter().map(|start| facing.turn((start.x, start.y)));
            // A little to the side costs little, so that of two depths alike the middle one wins.
            shown.map(|(x, y)| y - x.abs() / 100.0).sum()
        };
        let mut best = Facing::UPRIGHT;
        for facing in facings(self.area()) {
            // Rounding does not turn a board.
            if depth(&facing) > depth(&best) + 1e-6 {
                best = facing;
            }
        }
        best
    }

    /// By how much a press of the button turns the board.
    pub fn facing_step(&self) -> Facing {
        facings(self.area()).nth(1).unwrap_or_default()
    }
}

/// The ways in which an area keeps its outline.
fn facings(area: Area) -> impl Iterator<Item = Facing> {
    let keeps = move |facing: &Facing| {
        let cells = area.cells();
        let is_in = |hex: Hex| gemblo::Cell::at(hex).is_some_and(|cell| cells.contains(cell));
        cells.iter().all(|cell| is_in(facing.turn_hex(cell.hex())))
    };
    Facing::all().filter(keeps)
}
