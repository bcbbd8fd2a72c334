//! Small boards of both games, which show what a board theme looks like.

use games::Kind;
use gemblo::Tint;
use hex::Hex;
use leptos::prelude::*;
use table::gemblo::{Place, RADIUS};

use crate::board::gemblo::layers;
use crate::board::gemblo::shape::{colour_word, offset, outline};
use crate::live::all;

/// The rim of a board of nineteen points, and its lines.
const RIM: &str = "M0-120 104-60V60L0 120-104 60V-60z";
const LINES: &str = "M-104-60V60M-52-90V90M0-120V120M52-90V90M104-60V60M-104-60 104 60M-104 0 52 90M-104 60 0 120\
    M-52-90 104 0M0-120 104-60M-104-60 0-120M-104 0 52-90M-104 60 104-60M-52 90 104 0M0 120 104 60";
/// What stands where.
const RINGS: [(&str, &str); 3] = [
    ("spot ring-white", "translate(-52-30)"),
    ("spot ring-black", "translate(52 30)"),
    ("spot ring-white", "translate(0 120)"),
];
const MARKERS: [(&str, &str); 5] = [
    ("spot marker-black", "translate(0-60)"),
    ("spot marker-white", "translate(0 0)"),
    ("spot marker-white", "translate(0 60)"),
    ("spot marker-black", "translate(-52 30)"),
    ("spot marker-black", "translate(52-30)"),
];
/// Columns and rows of two cells for each colour.
const PIECES: [[(i8, i8); 2]; 6] = [
    [(-2, 0), (-2, 1)],
    [(0, -2), (1, -2)],
    [(1, 1), (2, 0)],
    [(-1, 1), (0, 1)],
    [(-1, 2), (0, 2)],
    [(2, -2), (2, -1)],
];

/// Both boards.
pub fn view() -> AnyView {
    view! { <span class="preview" aria-hidden="true">{yinsh()} {gemblo()}</span> }.into_any()
}

fn yinsh() -> AnyView {
    let ring = |(class, place)| {
        view! {
            <g class=class transform=place>
                <g class="rings"><circle class="ring-edge" r="21" /><circle class="ring" r="21" /></g>
            </g>
        }
        .into_any()
    };
    let marker = |(class, place)| {
        let face = view! { <g class="marker"><circle class="face" r="17" /></g> };
        view! { <g class=class transform=place>{face}</g> }.into_any()
    };
    view! {
        <svg class=Kind::Yinsh.id() viewBox="-142-154 284 308">
            <path class="surface" d=RIM />
            <path class="grid" d=LINES />
            {all(RINGS.map(ring))}
            {all(MARKERS.map(marker))}
        </svg>
    }
    .into_any()
}

fn gemblo() -> AnyView {
    let on_board = |q: i8| (-2..=2).filter(move |r| (q + r).abs() <= 2);
    let cells: Vec<Place> = (-2..=2)
        .flat_map(|q| on_board(q).map(move |r| place((q, r))))
        .collect();
    let pieces = (0..).zip(PIECES).filter_map(|(index, cells)| {
        let colour = Tint::new(index)?;
        let piece = layers(Some(colour), cells.map(place).into_iter());
        let class = format!("piece {}", colour_word(colour));
        Some(view! { <g class=class>{piece}</g> }.into_any())
    });
    view! {
        <svg class=Kind::Gemblo.id() viewBox="-43-47 86 94">
            <path class="surface" d=outline(cells.clone(), RADIUS) />
            <path class="cell" d=outline(cells, RADIUS - 0.6) />
            {all(pieces)}
        </svg>
    }
    .into_any()
}

fn place((q, r): (i8, i8)) -> Place {
    offset(Hex { q, r })
}
