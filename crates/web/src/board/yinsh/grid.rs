//! The lines of the board and the coordinates along its edge.

use leptos::prelude::*;
use table::Facing;
use yinsh::{Direction, Point};

use super::place::{STEP, pair, place};
use crate::board::label;
use crate::live::shown_if;

/// The lines, and the coordinates while they are wanted.
pub fn view(coordinates: impl Fn() -> bool + Send + 'static) -> AnyView {
    let lines: String = Direction::ALL[..3]
        .iter()
        .flat_map(|direction| lines(*direction))
        .collect();
    view! {
        <path class="surface" d=surface() />
        <path class="grid" d=lines />
        {shown_if(coordinates, || labels(Facing::UPRIGHT))}
    }
    .into_any()
}

/// All lines in one direction: from every point with no neighbour behind to the last one before.
fn lines(direction: Direction) -> Vec<String> {
    let starts = Point::all().filter(|point| point.neighbour(direction.opposite()).is_none());
    let end = |start| {
        let walk = std::iter::successors(Some(start), |point: &Point| point.neighbour(direction));
        walk.last().unwrap_or(start)
    };
    starts
        .map(|start| {
            let (from, to) = (pair(place(start)), pair(place(end(start))));
            format!("M{from}L{to}")
        })
        .collect()
}

/// The points at the tips of the board, clockwise.
const TIPS: [&str; 12] = [
    "a2", "a5", "b7", "e10", "g11", "j11", "k10", "k7", "j5", "g2", "e1", "b1",
];

/// The board's outline; a broad line round it makes the rim.
fn surface() -> String {
    let tips = TIPS.iter().filter_map(|name| name.parse().ok());
    let corners: Vec<String> = tips.map(|point| pair(place(point))).collect();
    format!("M{}z", corners.join("L"))
}

/// The coordinates along the edge, as the board is seen.
pub fn labels(facing: Facing) -> AnyView {
    let [up, right, _, ..] = Direction::ALL;
    let letters = Point::all().filter(move |point| point.neighbour(up.opposite()).is_none());
    let numbers = Point::all().filter(move |point| point.neighbour(right.opposite()).is_none());
    let letter = |point: Point| {
        let (x, y) = place(point);
        let text = char::from(b'a' + point.column()).to_string();
        label(facing.turn((x, y + 0.62 * STEP)), text)
    };
    let digits = |point: Point| {
        let (x, y) = place(point);
        // Back along the row's own line, which runs down to the right.
        let at = facing.turn((x - 0.52 * STEP, y - 0.3 * STEP));
        label(at, point.row().to_string())
    };
    let labels: Vec<AnyView> = letters.map(letter).chain(numbers.map(digits)).collect();
    view! { <g aria-hidden="true">{labels}</g> }.into_any()
}
