//! The cells: drawn once; only their names and the keyboard's place change.

use gemblo::Cell;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::svg;
use table::gemblo::RADIUS;
use wasm_bindgen::JsCast;

use super::Easel;
use crate::board::gemblo::shape::hexagons;
use crate::board::gemblo::{Named, rename};
use crate::words::lang;

/// All cells of the ground.
pub fn view(easel: Easel) -> AnyView {
    let group = NodeRef::<svg::G>::new();
    let scene = easel.part(|board| (board.cells(), board.cursor()));
    Effect::new(move |before: Option<Named>| {
        let now = scene.with(|(cells, cursor)| (cells.clone(), *cursor, lang()));
        if let Some(group) = group.get() {
            rename(&group, before.as_ref(), &now);
        }
        now
    });
    // Pointers are followed by the whole board; a click without one comes from a screen reader.
    let on_click = move |event: MouseEvent| {
        if let Some(cell) = named(&event).filter(|_| event.detail() == 0) {
            easel.change(|board| board.touch_cell(cell));
        }
    };
    let ground: Vec<Cell> = untrack(|| easel.read(|board| board.ground().iter().collect()));
    view! { <g class="cells" node_ref=group on:click=on_click>{paths(&ground)}</g> }.into_any()
}

/// A path for each cell, with its name in it.
pub fn paths(cells: &[Cell]) -> Vec<AnyView> {
    let cell = |cell: &Cell| {
        view! {
            <path
                class="cell" role="button" tabindex="-1" data-cell=cell.to_string()
                d=hexagons([*cell], RADIUS - 0.6)
            />
        }
        .into_any()
    };
    cells.iter().map(cell).collect()
}

/// The cell that an event happened on.
pub fn named(event: &web_sys::Event) -> Option<Cell> {
    let target = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    target.get_attribute("data-cell")?.parse().ok()
}
