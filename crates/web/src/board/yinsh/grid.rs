//! The lines of the board and the coordinates along its edge.

use leptos::prelude::*;
use yinsh::{Direction, Point};

use super::place::{STEP, place};

/// The lines, and the coordinates while they are wanted.
pub fn view(coordinates: impl Fn() -> bool + Send + 'static) -> impl IntoView {
    let lines: String = Direction::ALL[..3]
        .iter()
        .flat_map(|direction| lines(*direction))
        .collect();
    view! {
        <path class="surface" d=surface() />
        <path class="grid" d=lines />
        {move || coordinates().then(labels)}
    }
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
            let ((x1, y1), (x2, y2)) = (place(start), place(end(start)));
            format!("M{x1} {y1}L{x2} {y2}")
        })
        .collect()
}

/// The board's outline; a broad line round it makes the rim.
fn surface() -> String {
    let is_tip = |point: &Point| {
        let near = |i: usize| point.neighbour(Direction::ALL[i]).is_some();
        (0..6).filter(|i| near(*i)).count() <= 3
    };
    let mut tips: Vec<(f64, f64)> = Point::all().filter(is_tip).map(place).collect();
    tips.sort_by(|(x, y), (u, v)| y.atan2(*x).total_cmp(&v.atan2(*u)));
    let corners: Vec<String> = tips.iter().map(|(x, y)| format!("{x} {y}")).collect();
    format!("M{}z", corners.join("L"))
}

fn labels() -> impl IntoView {
    let [up, right, _, ..] = Direction::ALL;
    let letters = Point::all().filter(move |point| point.neighbour(up.opposite()).is_none());
    let numbers = Point::all().filter(move |point| point.neighbour(right.opposite()).is_none());
    let letter = |point: Point| {
        let (x, y) = place(point);
        let text = char::from(b'a' + point.column()).to_string();
        view! { <text class="coordinate" x=x y=y + 0.62 * STEP>{text}</text> }
    };
    let number = |point: Point| {
        let (x, y) = place(point);
        // Back along the row's own line, which runs down to the right.
        let (x, y) = (x - 0.52 * STEP, y - 0.3 * STEP);
        view! { <text class="coordinate" x=x y=y>{point.row()}</text> }
    };
    view! {
        <g aria-hidden="true">
            {letters.map(letter).collect_view()}
            {numbers.map(number).collect_view()}
        </g>
    }
}
