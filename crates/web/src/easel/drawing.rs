//! The drawing: ground, pieces, what is held above them, and what a hint marks.

use games::Kind;
use gemblo::{Cell, Owner, Placement};
use leptos::prelude::*;
use studio::task::{Advice, Hint};
use studio::{Ghost, Laid};
use table::gemblo::{Frame, Place, RADIUS};

use super::Easel;
use crate::app::Shared;
use crate::board::gemblo::shape::{colour_word, hexagons, outline};
use crate::board::gemblo::{Pointer, cells, flip, ghost, layers, wheel};
use crate::live::{empty, holds, live, says};
use crate::words::t;

/// Cells of a piece are drawn a little smaller than the ground's, so that pieces lie apart.
const INNER: f64 = RADIUS - 1.0;

/// The board, with a name for screen readers.
pub fn view(pointer: Pointer<Easel>, label: i18n::Text) -> AnyView {
    let easel = pointer.bench;
    let settings = Shared::of_page().settings;
    let beat = says(move || settings.with(|set| format!("{}ms", set.animation.beat())));
    let pieces = easel.part(|board| board.laid().to_vec());
    let above = easel.part(|board| board.ghost());
    let hint = Memo::new(move |_| easel.task(|task| task.hint()).flatten());
    let held = live(move || above.get().map_or_else(empty, held));
    let advised = live(move || hint.get().map_or_else(empty, advised));
    let ground: Vec<Cell> = untrack(|| easel.read(|board| board.ground().iter().collect()));
    let is_solved = holds(move || easel.task(|task| task.is_solved()) == Some(true));
    view! {
        <svg
            class=format!("{} board easel", Kind::Gemblo.id()) class:solved=is_solved viewBox=easel.frame.view_box()
            role="application" aria-label=t(label) node_ref=pointer.svg
            style=("--beat", beat)
            on:pointerdown=move |event| pointer.down(&event, None)
            on:pointermove=move |event| pointer.moved(&event)
            on:pointerup=move |event| pointer.up(&event)
            on:pointercancel=move |_| pointer.gone()
            on:pointerleave=move |_| pointer.left()
            on:wheel=move |event| wheel(easel, &event)
            on:contextmenu=move |event| flip(easel, &event)
        >
            {surface(&ground)}
            {cells::view(easel)}
            <For
                each=move || pieces.get()
                key=|laid| *laid
                children=move |laid| piece(easel, &laid)
            />
            {advised}
            {held}
        </svg>
    }
    .into_any()
}

/// What lies under the cells.
pub fn surface(cells: &[Cell]) -> AnyView {
    view! { <path class="surface" d=hexagons(cells.iter().copied(), RADIUS) /> }.into_any()
}

fn piece(easel: Easel, laid: &Laid) -> AnyView {
    let owner = Owner::Colour(laid.tile.colour);
    let landing = if easel.lively.get_value() {
        " landing"
    } else {
        ""
    };
    let class = format!("piece {}{landing}", colour_word(laid.tile.colour));
    view! { <g class=class>{layers(owner, laid.placement)}</g> }.into_any()
}

fn held(held: Ghost) -> AnyView {
    let state = if held.fault.is_none() {
        "fits"
    } else {
        "refused"
    };
    let class = format!("ghost {} {state}", colour_word(held.tile.colour));
    ghost(class, held.placement, held.fault)
}

/// The place that a hint speaks of, once it shows it.
fn advised(hint: Hint) -> AnyView {
    let (class, placement): (_, Placement) = match hint.advice {
        _ if !hint.shows_place => return empty(),
        Advice::Lay(placement) => ("advice lay", placement),
        Advice::Lift(placement) => ("advice lift", placement),
    };
    view! { <path class=class d=hexagons(placement.cells(), RADIUS - 2.5) /> }.into_any()
}

/// A small picture: a silhouette, or pieces in their colours.
pub fn thumbnail(frame: Frame, ground: &[Cell], laid: &[Laid]) -> AnyView {
    let silhouette = hexagons(ground.iter().copied(), RADIUS);
    let piece = |laid: &Laid| {
        let body = outline(laid.placement.cells().map(Place::of), INNER);
        let class = format!("piece {}", colour_word(laid.tile.colour));
        view! { <g class=class><path class="edge" d=body.clone() /><path class="body" d=body /></g> }
            .into_any()
    };
    let pieces: Vec<AnyView> = laid.iter().map(piece).collect();
    let class = format!("thumbnail {}", Kind::Gemblo.id());
    view! {
        <svg class=class viewBox=frame.view_box() aria-hidden="true">
            <path class="silhouette" d=silhouette />
            {pieces}
        </svg>
    }
    .into_any()
}
