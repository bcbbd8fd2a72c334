//! The cells: drawn once; only their names and the keyboard's place change.

use gemblo::Cell;
use i18n::Lang;
use i18n::gemblo::Holds;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::svg;
use table::gemblo::{Laying, Place, RADIUS};

use super::bench::Bench;
use super::shape::outline;
use crate::browser;
use crate::words::lang;

/// What the cells were called when they were named last.
type Named = (Vec<(Cell, Holds)>, Option<Cell>, Lang);

/// All cells that pieces may cover.
pub fn view(bench: impl Bench) -> AnyView {
    let group = NodeRef::<svg::G>::new();
    let named = Memo::new(move |_| {
        let (cells, cursor) = bench.look(|board| (board.cells(), board.cursor()))?;
        Some((cells, cursor, lang()))
    });
    Effect::new(move |before: Option<Option<Named>>| {
        let now = named.get();
        if let (Some(group), Some(now)) = (group.get(), &now) {
            rename(&group, before.flatten().as_ref(), now);
        }
        now
    });
    // Pointers are followed by the whole board; a click without one comes from a screen reader.
    let on_click = move |event: MouseEvent| {
        if let Some(cell) = named_by(&event).filter(|_| event.detail() == 0) {
            bench.work(|board| board.touch_cell(cell));
        }
    };
    let cell = |(cell, _): (Cell, Holds)| {
        let place = untrack(|| bench.shown(Place::of(cell)));
        view! {
            <path
                class="cell" role="button" tabindex="-1" data-cell=cell.to_string()
                d=outline([place], RADIUS - 0.6)
            />
        }
    };
    let cells = untrack(|| bench.look(Laying::cells)).unwrap_or_default();
    let cells = cells.into_iter().map(cell).collect::<Vec<_>>();
    view! { <g class="cells" node_ref=group on:click=on_click>{cells}</g> }.into_any()
}

/// The cell that an event happened on.
pub fn named_by(event: &web_sys::Event) -> Option<Cell> {
    browser::target(event)?
        .get_attribute("data-cell")?
        .parse()
        .ok()
}

/// Names the cells that are called otherwise now, and moves the keyboard's place.
fn rename(group: &web_sys::SvgElement, before: Option<&Named>, now: &Named) {
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
