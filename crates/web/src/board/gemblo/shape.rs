//! The outlines of cells, pieces and signs as paths.

use gemblo::{Area, Cell, Orientation, Tint};
use hex::Hex;
use table::Facing;
use table::gemblo::{Frame, Place, RADIUS, extent};

use crate::app::setting;
use crate::board::number::number;

/// The room between the outermost cells and the edge of the drawing.
const MARGIN: f64 = 8.0;

/// The frame of the drawing of an area seen from some side, with room for coordinates where they are shown.
pub fn frame(area: Area, facing: Facing) -> Frame {
    let (x, y) = extent(area, facing);
    // Coordinates stand above and below the board as the rules draw it, and turn with it.
    let (aside, above) = if setting(|set| set.coordinates) {
        facing.turn((0.0, 18.0))
    } else {
        (0.0, 0.0)
    };
    // Beside the board half of that will do: cells are wider than high, and texts stand lower.
    let width = 2.0 * (x + RADIUS + MARGIN) + aside.abs() / 2.0;
    let height = 2.0 * (y + RADIUS * 3f64.sqrt() / 2.0 + MARGIN) + above.abs();
    Frame {
        left: -width / 2.0,
        top: -height / 2.0,
        width,
        height,
    }
}

/// A tint's word in classes; an obstacle has none.
pub fn word(tint: Option<Tint>) -> &'static str {
    const WORDS: [&str; 6] = ["c0", "c1", "c2", "c3", "c4", "c5"];
    match tint {
        Some(tint) => WORDS[tint.index()],
        None => "obstacle",
    }
}

/// The word of a colour in play.
pub fn colour_word(tint: Tint) -> &'static str {
    word(Some(tint))
}

/// Hexagons round the centres of cells.
pub fn hexagons(cells: impl IntoIterator<Item = Cell>, radius: f64) -> String {
    outline(cells.into_iter().map(Place::of), radius)
}

/// The centres of a held piece's cells, round the middle of the piece.
pub fn held(orientation: Orientation) -> Vec<Place> {
    let cells = orientation.cells();
    let places: Vec<Place> = cells.iter().copied().map(offset).collect();
    let mid = |of: fn(&Place) -> f64| {
        let all = places.iter().map(of);
        (all.clone().fold(f64::MAX, f64::min) + all.fold(f64::MIN, f64::max)) / 2.0
    };
    let (x, y) = (mid(|place| place.x), mid(|place| place.y));
    let to_middle = |place: &Place| Place {
        x: place.x - x,
        y: place.y - y,
    };
    places.iter().map(to_middle).collect()
}

/// Where a cell lies that is so far away from the middle.
pub fn offset(cell: Hex) -> Place {
    let (q, r) = (f64::from(cell.q), f64::from(cell.r));
    Place {
        x: 1.5 * RADIUS * q,
        y: RADIUS * 3f64.sqrt() * (r + q / 2.0),
    }
}

/// Hexagons round places.
pub fn outline(places: impl IntoIterator<Item = Place>, radius: f64) -> String {
    let (half, rise) = (number(radius / 2.0), number(radius * 3f64.sqrt() / 2.0));
    let across = number(radius);
    let hexagon = format!("l-{half} {rise}h-{across}l-{half}-{rise} {half}-{rise}h{across}z");
    let right_tips = places
        .into_iter()
        .map(|Place { x, y }| Place { x: x + radius, y });
    at_each(&right_tips.collect::<Vec<_>>(), &hexagon)
}

/// The same figure at each place.
fn at_each(places: &[Place], figure: &str) -> String {
    let mut path = String::new();
    for Place { x, y } in places {
        path.push('M');
        path.push_str(&number(*x));
        path.push(' ');
        path.push_str(&number(*y));
        path.push_str(figure);
    }
    path
}

/// The sign of a colour at some places, so that no colour is told by its hue alone.
pub fn signs(tint: Option<Tint>, places: impl IntoIterator<Item = Place>) -> String {
    let sign = match tint {
        None => "m-4-1h8v2h-8z",
        Some(tint) => match tint {
            Tint::Blue => "m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z",
            Tint::Red => "m-3.600-1.500h7.200v3h-7.200z",
            Tint::Green => "m0-3.600 3.500 6h-7z",
            Tint::Orange => {
                "m-3.500-2.100 1.400-1.400 2.100 2.100 2.100-2.100 1.400 1.400-2.100 2.100 2.100 2.100-1.400 1.400-2.100-2.100-2.100 2.100-1.400-1.400 2.100-2.100z"
            }
            Tint::Sky => {
                "m-3.500 0a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0zm1.800 0a1.700 1.700 0 1 1 3.400 0a1.700 1.700 0 1 1-3.400 0z"
            }
            Tint::Yellow => "m0-4 3.200 4-3.200 4-3.200-4z",
        },
    };
    at_each(&places.into_iter().collect::<Vec<_>>(), sign)
}
