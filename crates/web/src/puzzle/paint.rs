//! The board of the editor: cells to be painted by pointer and keyboard.

use games::Kind;
use gemblo::{Area, Cell};
use i18n::puzzle::editor as words;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::svg;
use studio::editor::Editor;
use studio::frame;
use table::Arrow;
use table::gemblo::{Frame, Place, RADIUS};
use web_sys::PointerEvent;

use crate::board::gemblo::cells::named_by;
use crate::board::gemblo::pointer::{client, place_on};
use crate::board::gemblo::shape::hexagons;
use crate::browser;
use crate::easel::surface;
use crate::live::{self, holds, says};
use crate::play::is_on_control;
use crate::words::{either, t};

/// The whole board, each cell painted or empty.
pub fn view(editor: RwSignal<Editor>) -> AnyView {
    let all: Vec<Cell> = Area::Whole.cells().iter().collect();
    let frame = frame(&all, 6.0);
    let node = NodeRef::<svg::Svg>::new();
    let at = move |event: &PointerEvent| cell_at(place_on(node, frame, client(event))?);
    let down = move |event: PointerEvent| {
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        browser::capture(&event);
        if let Some(cell) = at(&event) {
            editor.update(|editor| editor.begin(cell));
        }
    };
    let moved = move |event: PointerEvent| {
        let cell = at(&event);
        let paints = |cell: &Cell| editor.with_untracked(|editor| editor.would_paint(*cell));
        if let Some(cell) = cell.filter(paints) {
            editor.update(|editor| editor.paint(cell));
        }
    };
    let end = move |_: PointerEvent| editor.update(Editor::end);
    // A click without a pointer comes from a screen reader.
    let clicked = move |event: leptos::ev::MouseEvent| {
        if let Some(cell) = named_by(&event).filter(|_| event.detail() == 0) {
            editor.update(|editor| editor.toggle(cell));
        }
    };
    let class = format!("{} board paint", Kind::Gemblo.id());
    view! {
        <svg
            class=class viewBox=Frame::view_box(frame) role="application"
            aria-label=t(words::BOARD) node_ref=node
            on:pointerdown=down on:pointermove=moved on:pointerup=end on:pointercancel=end
            on:click=clicked
        >
            {surface(all.iter().copied().map(Place::of))}
            {live::all(all.iter().map(|cell| one(editor, *cell)))}
        </svg>
    }
    .into_any()
}

fn one(editor: RwSignal<Editor>, cell: Cell) -> AnyView {
    let is_painted = Memo::new(move |_| editor.with(|editor| editor.cells().contains(cell)));
    let is_centre = cell.doubled() == (0, 0);
    let stop = Memo::new(move |_| {
        editor.with(|editor| editor.cursor().map_or(is_centre, |cursor| cursor == cell))
    });
    let mut state = either(move || is_painted.get(), words::PAINTED, words::EMPTY);
    let label = says(move || format!("{cell}, {}", state()));
    let tabindex = says(move || if stop.get() { "0" } else { "-1" }.to_owned());
    view! {
        <path
            class="cell" class:painted=holds(move || is_painted.get())
            role="button" tabindex=tabindex aria-label=label
            data-cell=cell.to_string() d=hexagons([cell], RADIUS - 0.6)
        />
    }
    .into_any()
}

fn cell_at(at: Place) -> Option<Cell> {
    let away = |cell: &Cell| Place::of(*cell).distance(at);
    let near = Cell::all().filter(|cell| away(cell) < RADIUS);
    near.min_by(|one, other| away(one).total_cmp(&away(other)))
}

/// A key for the board; says whether it is known here.
pub fn press(editor: RwSignal<Editor>, event: &KeyboardEvent, key: &str) -> bool {
    if let Some(arrow) = Arrow::of_key(key) {
        walk(editor, arrow);
        return true;
    }
    match key {
        "Enter" | " " if !is_on_control(event) => {
            if let Some(cell) = editor.with_untracked(Editor::cursor) {
                editor.update(|editor| editor.toggle(cell));
            }
        }
        "u" | "U" | "Backspace" | "Undo" => editor.update(Editor::undo),
        "y" | "Y" | "Redo" => editor.update(Editor::redo),
        _ => return false,
    }
    true
}

fn walk(editor: RwSignal<Editor>, arrow: Arrow) {
    editor.update(|editor| editor.arrow(arrow));
    if let Some(cell) = editor.with_untracked(Editor::cursor) {
        browser::focus(&format!("[data-cell={cell}]"));
    }
}
