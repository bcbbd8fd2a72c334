//! The drawing: ground, pieces, what is held above them, and what a hint marks.

use games::Kind;
use gemblo::{Cell, Placement};
use leptos::prelude::*;
use studio::task::{Advice, Hint};
use studio::{Ghost, Laid};
use table::gemblo::{Frame, Place, RADIUS};

use super::Easel;
use crate::board::gemblo::shape::{colour_word, hexagons, outline};
use crate::board::gemblo::{Pointer, cells, ghost, layers, shown, svg};
use crate::live::{all, empty, live, says};

/// Cells of a piece are drawn a little smaller than the ground's, so that pieces lie apart.
const INNER: f64 = RADIUS - 1.0;

/// The board, with a name for screen readers.
pub fn view(pointer: Pointer<Easel>, label: i18n::Text) -> AnyView {
    let easel = pointer.bench;
    let pieces = easel.part(|board| board.laid().to_vec());
    let above = easel.part(|board| board.ghost());
    let hint = Memo::new(move |_| easel.task(|task| task.hint()).flatten());
    let held = live(move || above.get().map_or_else(empty, |ghost| held(easel, ghost)));
    let advised = live(move || hint.get().map_or_else(empty, |hint| advised(easel, hint)));
    let ground = untrack(|| easel.read(|board| board.ground().iter().collect::<Vec<_>>()));
    let class = says(move || {
        let is_solved = easel.task(|task| task.is_solved()) == Some(true);
        let solved = if is_solved { " solved" } else { "" };
        format!("{} board easel{solved}", Kind::Gemblo.id())
    });
    let content = view! {
        {surface(shown(easel, ground))}
        {cells::view(easel)}
        <For
            each=move || pieces.get()
            key=|laid| *laid
            children=move |laid| piece(easel, &laid)
        />
        {advised}
        {held}
    };
    let view_box = says(move || easel.frame.view_box());
    svg(pointer, class, view_box, label, content.into_any())
}

/// What lies under the cells.
pub fn surface(places: impl IntoIterator<Item = Place>) -> AnyView {
    view! { <path class="surface" d=outline(places, RADIUS) /> }.into_any()
}

fn piece(easel: Easel, laid: &Laid) -> AnyView {
    let owner = Some(laid.tile.colour);
    let class = format!("piece {}", colour_word(laid.tile.colour));
    let shape = layers(owner, shown(easel, laid.placement.cells()).into_iter());
    view! { <g class=class class:landing=easel.lively.get_value()>{shape}</g> }.into_any()
}

fn held(easel: Easel, held: Ghost) -> AnyView {
    let state = held.fault.map_or("fits", |_| "refused");
    let class = format!("ghost {} {state}", colour_word(held.tile.colour));
    ghost(easel, class, held.placement, held.fault)
}

/// The place that a hint speaks of, once it shows it.
fn advised(easel: Easel, hint: Hint) -> AnyView {
    let (class, placement): (_, Placement) = match hint.advice {
        _ if !hint.shows_place => return empty(),
        Advice::Lay(placement) => ("advice lay", placement),
        Advice::Lift(placement) => ("advice lift", placement),
    };
    view! { <path class=class d=outline(shown(easel, placement.cells()), RADIUS - 2.5) /> }
        .into_any()
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
    let class = format!("thumbnail {}", Kind::Gemblo.id());
    view! {
        <svg class=class viewBox=frame.view_box() aria-hidden="true">
            <path class="silhouette" d=silhouette />
            {all(laid.iter().map(piece))}
        </svg>
    }
    .into_any()
}
