//! Coordinates round the board: a letter below each column, the number of its highest cell above.

use gemblo::{Area, COLUMNS, Cell};
use leptos::prelude::*;
use table::gemblo::{Place, RADIUS};

use crate::board::label;

/// How far the coordinates stand from the centres of the cells.
const AWAY: f64 = 1.85 * RADIUS;

/// The coordinates; on a board that is upside down, so are their places.
pub fn view(area: Area, turned: impl Fn(Place) -> Place) -> AnyView {
    let at = |cell: Cell, down: f64, text: String| {
        let Place { x, y } = Place::of(cell);
        let Place { x, y } = turned(Place { x, y: y + down });
        label((x, y), text)
    };
    let column = |index: usize| {
        let cells = area
            .cells()
            .iter()
            .filter(move |cell| cell.column() == index);
        let height = |cell: &Cell| cell.doubled().1;
        let (top, bottom) = (cells.clone().min_by_key(height), cells.max_by_key(height));
        let name = |cell: Cell| cell.to_string();
        let is_digit = |c: char| c.is_ascii_digit();
        let letters = |cell| name(cell).trim_end_matches(is_digit).to_owned();
        let numbers = |cell| name(cell).trim_start_matches(|c| !is_digit(c)).to_owned();
        let below = bottom.map(|cell| at(cell, AWAY, letters(cell)));
        let above = top.map(|cell| at(cell, -AWAY, numbers(cell)));
        [below, above]
    };
    let labels: Vec<AnyView> = (0..COLUMNS).flat_map(column).flatten().collect();
    view! { <g aria-hidden="true">{labels}</g> }.into_any()
}
