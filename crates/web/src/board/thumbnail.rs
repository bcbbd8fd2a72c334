//! A small picture of a board as it stands, for lists.

use games::Kind;
use gemblo::{Cell, Tint};
use leptos::prelude::*;
use table::gemblo::{Place, RADIUS};
use table::{Sitting, gemblo as pieces, yinsh as rings};
use yinsh::Colour;

use super::gemblo::shape::{frame, outline, word};
use super::gemblo::turned;
use super::number::number;
use super::yinsh::{VIEW_BOX, grid, place};
use crate::app::own_seat;
use crate::live::all;

/// The picture of a game.
pub fn view(sitting: &Sitting) -> AnyView {
    let (view_box, content) = match sitting {
        Sitting::Yinsh(board) => (VIEW_BOX.to_owned(), of_rings(board)),
        Sitting::Gemblo(board) => of_pieces(board),
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

/// Its frame and what is in it, as whoever plays there sees it.
fn of_pieces(board: &pieces::Board) -> (String, AnyView) {
    let facing = board.facing_for(own_seat(board.table().only_person()));
    let shown = move |cell: Cell| turned(facing, Place::of(cell));
    let surface = outline(board.area().cells().iter().map(shown), RADIUS);
    let laid = |tint: Option<Tint>, places: Vec<Place>| {
        view! { <path class=format!("body {}", word(tint)) d=outline(places, RADIUS - 1.0) /> }
            .into_any()
    };
    let laid = board
        .pieces()
        .into_iter()
        .map(|piece| laid(piece.tint, piece.placement.cells().map(shown).collect()));
    let content = view! { <path class="surface" d=surface /> {all(laid)} };
    let frame = frame(board.area(), facing);
    (frame.view_box(), content.into_any())
}
