//! The keys of the play page, wherever the keyboard is, unless somebody is typing.

use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use table::Command;
use wasm_bindgen::JsCast;

use super::Desk;
use super::desk::Dialog;

/// Listens for a desk as long as the page is shown; the board's own keys come first.
pub fn listen(desk: Desk, on_board: fn(Desk, &KeyboardEvent) -> bool) {
    let listener = window_event_listener(ev::keydown, move |event| {
        if desk.dialog.with_untracked(Option::is_some) || is_typing(&event) {
            return;
        }
        let plain = !(event.ctrl_key() || event.meta_key() || event.alt_key());
        if (plain && on_board(desk, &event)) || press(desk, &event) {
            event.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Keys with Control, Alt and Meta belong to the browser, but for Ctrl+Z and Ctrl+Y.
fn press(desk: Desk, event: &KeyboardEvent) -> bool {
    let key = event.key();
    if event.ctrl_key() || event.meta_key() {
        match key.as_str() {
            "z" => desk.obey(Command::Undo),
            "y" => desk.obey(Command::Redo),
            _ => return false,
        }
        return true;
    }
    if event.alt_key() {
        return false;
    }
    match key.as_str() {
        "?" => desk.dialog.set(Some(Dialog::Help)),
        "Escape" => desk.obey(Command::Escape),
        "u" | "U" | "Backspace" => desk.obey(Command::Undo),
        "r" | "R" => desk.obey(Command::Redo),
        "c" | "C" => desk.obey(Command::Confirm),
        "," => step(desk, -1),
        "." => step(desk, 1),
        _ => return false,
    }
    true
}

fn step(desk: Desk, by: isize) {
    desk.act(&mut |sitting| {
        let facts = sitting.facts();
        let shown = facts.viewed.unwrap_or(facts.turn_count);
        sitting.obey(Command::View(shown.checked_add_signed(by).or(Some(0))))
    });
}

/// Whether somebody is typing, so that keys are letters.
pub fn is_typing(event: &KeyboardEvent) -> bool {
    is_in(event, "input, textarea, select")
}

/// Whether the key was pressed on a button or link, where Enter and the space bar have a meaning.
pub fn is_on_control(event: &KeyboardEvent) -> bool {
    is_in(event, "button, a")
}

fn is_in(event: &KeyboardEvent, selector: &str) -> bool {
    let target = event.target();
    let element = target
        .as_ref()
        .and_then(|target| target.dyn_ref::<web_sys::Element>());
    element.is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}
