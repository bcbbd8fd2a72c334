//! The boards: each draws a scene and reports what was touched.

pub mod emblem;
pub mod gemblo;
pub mod number;
pub mod thumbnail;
pub mod yinsh;

use std::sync::Arc;

use games::Kind;
use i18n::Text;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use number::number;

use crate::live::{all, empty};
use crate::play::{Desk, Walk};

/// What a game adds to the play page.
pub struct Parts {
    /// The board, with what stands around it.
    pub board: AnyView,
    /// What is chosen from beside the board: rows, pieces; at the end, the result.
    pub choices: AnyView,
    /// Its own keys, which come before those of the page.
    pub press: Press,
    /// Its lines in the list of keys.
    pub keys: &'static [Key],
}

/// What a key does at a desk; says whether it is known there.
pub type Press = fn(Desk, &KeyboardEvent, &str) -> bool;

/// Drawn over the pieces of a board, in its own coordinates: what a page has to say of the position.
#[derive(Clone)]
pub struct Overlay(pub Arc<dyn Fn() -> AnyView + Send + Sync>);

/// What the page around the board draws over it.
fn overlay() -> AnyView {
    let overlay = use_context::<Overlay>();
    overlay.map_or_else(empty, |Overlay(draw)| draw())
}

/// Figures over a board; that of Gemblo is drawn anew from another side, so its figures are turned.
pub fn figures(desk: Desk, figures: impl Iterator<Item = AnyView>) -> AnyView {
    let turn = match desk.kind() {
        Some(Kind::Gemblo) => format!("rotate({})", desk.facing().degrees()),
        _ => String::new(),
    };
    view! { <g class="figures" transform=turn aria-hidden="true">{all(figures)}</g> }.into_any()
}

/// A figure over a board: its class and its outline.
pub fn figure(class: &str, path: &str) -> AnyView {
    let (class, path) = (class.to_owned(), path.to_owned());
    view! { <path class=class d=path /> }.into_any()
}

/// A line of the list of keys.
pub type Key = (&'static [&'static str], Text);

/// The parts of a game.
pub fn parts(kind: Kind, desk: Desk) -> Parts {
    match kind {
        Kind::Yinsh => yinsh::parts(desk),
        Kind::Gemblo => gemblo::parts(desk),
    }
}

/// The list of moves of a game.
pub fn moves(kind: Kind, walk: Walk) -> AnyView {
    match kind {
        Kind::Yinsh => yinsh::moves::view(walk),
        Kind::Gemblo => gemblo::moves::view(walk),
    }
}

/// A coordinate at a place of a drawing.
fn label((x, y): (f64, f64), text: String) -> AnyView {
    view! { <text class="coordinate" x=number(x) y=number(y)>{text}</text> }.into_any()
}
