//! Turns as figures over the board, and where the points lie on its drawing.

use yinsh::{Point, Step};

use crate::Figure;
use crate::figure::{At, arrow, circle, cross, line};

/// The distance between neighbours.
const STEP: f64 = 60.0;
/// The head of an arrow.
const HEAD: f64 = 14.0;

/// Where a point lies: columns stand upright, a half step apart.
pub fn place(point: Point) -> At {
    let hex = point.to_hex();
    let (q, r) = (f64::from(hex.q), f64::from(hex.r));
    (q * STEP * 3f64.sqrt() / 2.0, (r + q / 2.0) * STEP)
}

/// A ring that moves, as an arrow.
pub fn moved(from: Point, to: Point) -> String {
    arrow(place(from), place(to), HEAD)
}

/// What the steps of a turn do.
pub(super) fn of_turn(steps: &[Step]) -> Vec<Figure> {
    let figure = |step: &Step| match *step {
        Step::PlaceRing(point) => Some(Figure::new("turn", circle(place(point), 26.0))),
        Step::MoveRing { from, to } => Some(Figure::new("turn arrow", moved(from, to))),
        Step::RemoveRow(row) => {
            let path = line(place(row.first()), place(row.last()));
            Some(Figure::new("turn row", path))
        }
        Step::RemoveRing(ring) => Some(Figure::new("turn", cross(place(ring), 20.0))),
        Step::Pass => None,
    };
    steps.iter().filter_map(figure).collect()
}

/// The ring that moves, or the neighbourhood in which one is placed.
pub(super) fn region(steps: &[Step]) -> Option<Figure> {
    let round = |point, radius| Figure::new("region", circle(place(point), radius));
    steps.iter().find_map(|step| match *step {
        Step::PlaceRing(point) => Some(round(point, 1.6 * STEP)),
        Step::MoveRing { from, .. } => Some(round(from, 34.0)),
        Step::RemoveRow(row) => Some(round(row.first(), 34.0)),
        Step::RemoveRing(ring) => Some(round(ring, 34.0)),
        Step::Pass => None,
    })
}
