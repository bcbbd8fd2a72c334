//! The cells: drawn once; only their names and the keyboard's place change.

use gemblo::{Area, Cell};
use i18n::Lang;
use i18n::gemblo::Holds;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::svg;
use table::gemblo::RADIUS;

use super::shape::hexagons;
use super::{change, part};
use crate::play::Desk;
use crate::words::lang;

/// What the cells were called when they were named last.
pub type Named = (Vec<(Cell, Holds)>, Option<Cell>, Lang);

/// All cells of the playing area.
pub fn view(desk: Desk, area: Area) -> AnyView {
    let group = NodeRef::<svg::G>::new();
    let scene = part(desk, |board, scene| {
        scene.cells = board.cells();
        scene.cursor = board.cursor();
    });
    Effect::new(move |before: Option<Named>| {
        let now = scene.with(|scene| (scene.cells.clone(), scene.cursor, lang()));
        if let Some(group) = group.get() {
            rename(&group, before.as_ref(), &now);
        }
        now
    });
    // Pointers are followed by the whole board; a click without one comes from a screen reader.
    let on_click = move |event: MouseEvent| {
        let target = event.target().filter(|_| event.detail() == 0);
        let element = target
            .and_then(|target| wasm_bindgen::JsCast::dyn_into::<web_sys::Element>(target).ok());
        let cell = element.and_then(|element| element.get_attribute("data-cell")?.parse().ok());
        if let Some(cell) = cell {
            change(desk, |board| board.touch_cell(cell));
        }
    };
    let cell = |cell: Cell| {
        view! {
            <path
                class="cell" role="button" tabindex="-1" data-cell=cell.to_string()
                d=hexagons([cell], RADIUS - 0.6)
            />
        }
    };
    let cells = area.cells().iter().map(cell).collect::<Vec<_>>();
    view! { <g class="cells" node_ref=group on:click=on_click>{cells}</g> }.into_any()
}

/// Names the cells that are called otherwise now, and moves the keyboard's place.
pub fn rename(group: &web_sys::SvgElement, before: Option<&Named>, now: &Named) {
    let (cells, cursor, lang) = now;
    let was = before.filter(|(names, _, spoken)| spoken == lang && names.len() == cells.len());
    let elements = group.children();
    let middle = cells.get(cells.len() / 2).map(|(cell, _)| *cell);
    let stop = cursor.or(middle);
    let old_stop = before.and_then(|(_, cursor, _)| cursor.or(middle));
    for (index, (cell, holds)) in cells.iter().enumerate() {
        let named = was.is_some_and(|(names, ..)| names[index] == (*cell, *holds));
        let moved = stop != old_stop || before.is_none();
        let touched = moved && (Some(*cell) == stop || Some(*cell) == old_stop);
        if named && !touched {
            continue;
        }
        let Some(element) = elements.item(index as u32) else {
            return;
        };
        // An attribute with a valid name is never refused.
        let _ = element.set_attribute("aria-label", &format!("{cell}, {}", holds.say(*lang)));
        let tabindex = if Some(*cell) == stop { "0" } else { "-1" };
        let _ = element.set_attribute("tabindex", tabindex);
    }
}
