//! Which way the board is turned for whoever sits at the screen.

use game::Seat;
use gemblo::{Area, Colour};
use hex::Hex;

use super::{Board, Place};
use crate::Facing;

impl Board {
    /// So that a seat begins at the lower edge, then so that cells are drawn large, then near the middle.
    ///
    /// The rectangle of two and four players lies across the whole board. Turned by a sixth it stands straight: every
    /// seat begins in a lower corner of one of its two straight sides, and cells are a third larger than from its other sides.
    pub fn facing_for(&self, seat: Option<Seat>) -> Facing {
        let position = self.base();
        let own = |colour: &Colour| Some(position.seat_of(*colour)) == seat;
        let starts = position.colours().filter(own);
        let starts: Vec<Place> = starts
            .filter_map(|colour| position.start_of(colour).map(Place::of))
            .collect();
        let best = Facing::all().min_by_key(|facing| {
            let (width, height) = extent(self.area(), *facing);
            let away = |start: &Place| {
                let (x, y) = facing.turn((start.x, start.y));
                (tenths(height - y), tenths(width + height), tenths(x.abs()))
            };
            let nobody = (0, tenths(width + height), 0);
            starts.iter().map(away).min().unwrap_or(nobody)
        });
        best.unwrap_or_default()
    }

    /// By how much a press of the button turns the board: it keeps its outline.
    pub fn facing_step(&self) -> Facing {
        let cells = self.area().cells();
        let is_in = |hex: Hex| gemblo::Cell::at(hex).is_some_and(|cell| cells.contains(cell));
        let keeps = |facing: &Facing| cells.iter().all(|cell| is_in(facing.turn_hex(cell.hex())));
        Facing::all().skip(1).find(keeps).unwrap_or_default()
    }
}

/// How far the centres of an area's cells lie from its middle, sideways and up or down, seen from some side.
pub fn extent(area: Area, facing: Facing) -> (f64, f64) {
    let places = area.cells().iter().map(Place::of);
    let shown = places.map(|place| facing.turn((place.x, place.y)));
    shown.fold((0.0, 0.0), |(width, height), (x, y)| {
        (x.abs().max(width), y.abs().max(height))
    })
}

/// Whole numbers to compare, so that rounding does not turn a board.
fn tenths(length: f64) -> i32 {
    (length * 10.0).round() as i32
}
