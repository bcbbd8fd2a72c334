//! All eighteen pieces with their numbers, which decide the last ties.

use gemblo::Piece;
use i18n::rules::gemblo::T_VALUE;
use leptos::prelude::*;
use table::gemblo::{Place, at_rest};

use super::shape::{held, outline};
use crate::board::number::number;
use crate::live::all;
use crate::words::t;

const ACROSS: usize = 6;
const WIDTH: f64 = 84.0;
const HEIGHT: f64 = 88.0;

/// The picture of the pieces.
pub fn view() -> AnyView {
    view! {
        <svg class="numbered" viewBox="0 0 504 264" role="img" aria-label=t(T_VALUE)>
            {all(Piece::all().map(one))}
        </svg>
    }
    .into_any()
}

/// A piece, and its number below.
fn one(piece: Piece) -> AnyView {
    let index = usize::from(piece.number()) - 1;
    let left = WIDTH * (index % ACROSS) as f64 + WIDTH / 2.0;
    let top = HEIGHT * (index / ACROSS) as f64;
    let moved = |place: Place| Place {
        x: place.x + left,
        y: place.y + top + 34.0,
    };
    let path = outline(held(at_rest(piece)).into_iter().map(moved), 9.0);
    view! {
        <path class="body" d=path />
        <text x=number(left) y=number(top + HEIGHT - 6.0)>{piece.number()}</text>
    }
    .into_any()
}
