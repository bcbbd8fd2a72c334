//! The drawing: ground, pieces, what is held above them, and what a hint marks.

use games::Kind;
use gemblo::{Cell, Owner, Placement};
use leptos::ev::WheelEvent;
use leptos::prelude::*;
use studio::task::{Advice, Hint};
use studio::{Frame, Ghost, Laid};
use table::gemblo::{Place, RADIUS, Turning};

use super::pointer::Hand;
use super::{Easel, cells};
use crate::app::Shared;
use crate::board::gemblo::shape::{colour_word, hexagons, outline, signs};
use crate::board::number::number;
use crate::live::{holds, live, says};
use crate::words::t;

/// Cells of a piece are drawn a little smaller than the ground's, so that pieces lie apart.
const INNER: f64 = RADIUS - 1.0;

/// The board, with a name for screen readers.
pub fn view(easel: Easel, hand: Hand, label: i18n::Text) -> AnyView {
    let settings = Shared::of_page().settings;
    let beat = says(move || settings.with(|set| format!("{}ms", set.animation.beat())));
    let pieces = easel.part(|board| board.laid().to_vec());
    let ghost = easel.part(|board| board.ghost());
    let hint = Memo::new(move |_| easel.task(|task| task.hint()).flatten());
    let held = live(move || match ghost.get() {
        Some(ghost) => held(ghost),
        None => crate::live::empty(),
    });
    let advised = live(move || match hint.get() {
        Some(hint) => advised(hint),
        None => crate::live::empty(),
    });
    let ground: Vec<Cell> = untrack(|| easel.read(|board| board.ground().iter().collect()));
    let flip = move |event: leptos::ev::MouseEvent| {
        if untrack(|| easel.read(|board| board.holds())) {
            event.prevent_default();
            easel.change(|board| board.turn(Turning::Over));
        }
    };
    let is_solved = holds(move || easel.task(|task| task.is_solved()) == Some(true));
    view! {
        <svg
            class=format!("{} board easel", Kind::Gemblo.id()) class:solved=is_solved viewBox=easel.frame.view_box()
            role="application" aria-label=t(label) node_ref=hand.svg
            style=("--beat", beat)
            on:pointerdown=move |event| hand.down(&event, None)
            on:pointermove=move |event| hand.moved(&event)
            on:pointerup=move |event| hand.up(&event)
            on:pointercancel=move |_| hand.gone()
            on:pointerleave=move |_| hand.left()
            on:wheel=move |event| wheel(easel, &event)
            on:contextmenu=flip
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
    let placement = laid.placement;
    let body = hexagons(placement.cells(), INNER);
    view! {
        <g class=class>
            <path class="edge" d=body.clone() />
            <path class="body" d=body />
            <path class="facet" d=hexagons(placement.cells(), INNER - 2.4) />
            <path class="sign" d=signs(owner, placement.cells().map(Place::of)) />
        </g>
    }
    .into_any()
}

fn held(ghost: Ghost) -> AnyView {
    let state = if ghost.fault.is_none() {
        "fits"
    } else {
        "refused"
    };
    let class = format!("ghost {} {state}", colour_word(ghost.tile.colour));
    let body = hexagons(ghost.placement.cells(), INNER);
    let fault = ghost.fault.map(|cell| {
        let Place { x, y } = Place::of(cell);
        let (x, y) = (number(x - 5.0), number(y - 5.0));
        view! { <path class="fault" d=format!("M{x} {y}l10 10m0-10l-10 10") /> }
    });
    view! {
        <g class=class data-at=ghost.placement.to_string()>
            <path class="edge" d=body.clone() />
            <path class="body" d=body />
            {fault}
        </g>
    }
    .into_any()
}

/// The place that a hint speaks of, once it shows it.
fn advised(hint: Hint) -> AnyView {
    let (class, placement): (_, Placement) = match hint.advice {
        _ if !hint.shows_place => return crate::live::empty(),
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
    view! {
        <svg class=format!("thumbnail {}", Kind::Gemblo.id()) viewBox=frame.view_box() aria-hidden="true">
            <path class="silhouette" d=silhouette />
            {pieces}
        </svg>
    }
    .into_any()
}

/// The wheel turns the piece in hand, and scrolls the page only when there is none.
fn wheel(easel: Easel, event: &WheelEvent) {
    if !untrack(|| easel.read(|board| board.holds())) {
        return;
    }
    event.prevent_default();
    let turning = match (event.shift_key(), event.delta_y() < 0.0) {
        (true, _) => Turning::Over,
        (false, true) => Turning::Left,
        (false, false) => Turning::Right,
    };
    easel.change(|board| board.turn(turning));
}
