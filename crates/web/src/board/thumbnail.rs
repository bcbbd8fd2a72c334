//! A small picture of a board as it stands, for lists.

use games::Kind;
use gemblo::Tint;
use leptos::prelude::*;
use table::gemblo::{Place, RADIUS};
use table::{Sitting, gemblo as pieces, yinsh as rings};
use yinsh::Colour;

use super::gemblo::shape::{frame, hexagons, outline, word};
use super::number::number;
use super::yinsh::{VIEW_BOX, grid, place};
use crate::live::all;

/// The picture of a game.
pub fn view(sitting: &Sitting) -> AnyView {
    let (view_box, content) = match sitting {
        Sitting::Yinsh(board) => (VIEW_BOX.to_owned(), of_rings(board)),
        Sitting::Gemblo(board) => (frame(board.area()).view_box(), of_pieces(board)),
    };
    let class = format!("thumbnail {}", Kind::id(sitting.kind()));
    view! { <svg class=class viewBox=view_box aria-hidden="true">{content}</svg> }.into_any()
}

fn of_rings(board: &rings::Board) -> AnyView {
    let scene = board.scene();
    let word = |colour: Colour| match colour {
        Colour::White => "white",
        Colour::Black => "black",
    };
    let one = |spot: &rings::Spot| {
        let (x, y) = place(spot.point);
        let circle = move |class: String, r: &'static str| {
            view! { <circle class=class cx=number(x) cy=number(y) r=r /> }.into_any()
        };
        let marker = spot
            .marker
            .map(|colour| circle(format!("marker {}", word(colour)), "17"));
        let ring = spot.ring.map(|colour| {
            let edge = circle(format!("ring-edge {}", word(colour)), "21");
            let ring = circle(format!("ring {}", word(colour)), "21");
            all([edge, ring])
        });
        all(marker.into_iter().chain(ring))
    };
    let spots = all(scene.spots.iter().map(one));
    view! { {grid(|| false)} {spots} }.into_any()
}

fn of_pieces(board: &pieces::Board) -> AnyView {
    let surface = hexagons(board.area().cells().iter(), RADIUS);
    let laid = |tint: Option<Tint>, places: Vec<Place>| {
        view! { <path class=format!("body {}", word(tint)) d=outline(places, RADIUS - 1.0) /> }
            .into_any()
    };
    let laid = board
        .pieces()
        .into_iter()
        .map(|piece| laid(piece.tint, piece.placement.cells().map(Place::of).collect()));
    view! { <path class="surface" d=surface /> {all(laid)} }.into_any()
}
