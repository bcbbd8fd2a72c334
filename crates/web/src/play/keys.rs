//! The keys of a page, wherever the keyboard is, unless somebody is typing.

use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use table::Command;

use super::Desk;
use super::desk::Dialog;
use crate::app::Shared;
use crate::board::Press;
use crate::browser;

/// The menu while it is open, which Escape closes.
const MENU: &str = ":popover-open";

/// Hears the keys as long as the page is shown, but none while a dialog or the menu is open or somebody is
/// typing; `press` says whether it knew the key. `?` shows the list of keys.
///
/// Keys with Control, Alt and Meta belong to the browser, but for Ctrl+Z and Ctrl+Y: these are
/// heard as the keys `Undo` and `Redo`, which some keyboards have.
pub fn hear(press: impl Fn(&KeyboardEvent, &str) -> bool + 'static) {
    let dialog = Shared::of_page().dialog;
    let listener = window_event_listener(ev::keydown, move |event| {
        let is_elsewhere = dialog.with_untracked(Option::is_some) || is_typing(&event);
        if is_elsewhere || event.alt_key() || browser::has(MENU) {
            return;
        }
        let key = event.key();
        let is_known = match (event.ctrl_key() || event.meta_key(), key.as_str()) {
            (true, "z") => press(&event, "Undo"),
            (true, "y") => press(&event, "Redo"),
            (true, _) => false,
            (false, "?") => {
                dialog.set(Some(Dialog::Help));
                true
            }
            (false, key) => press(&event, key),
        };
        if is_known {
            event.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Hears the keys for a desk; the board's own come first.
pub fn listen(desk: Desk, on_board: Press) {
    hear(move |event, key| on_board(desk, event, key) || press(desk, key));
}

/// A key that every desk knows.
pub fn press(desk: Desk, key: &str) -> bool {
    match key {
        "Escape" => desk.obey(Command::Escape),
        "u" | "U" | "Backspace" | "Undo" => desk.obey(Command::Undo),
        "r" | "R" | "Redo" => desk.obey(Command::Redo),
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
fn is_typing(event: &KeyboardEvent) -> bool {
    is_in(event, "input, textarea, select")
}

/// Whether the key was pressed on a button or link, where Enter and the space bar have a meaning.
pub fn is_on_control(event: &KeyboardEvent) -> bool {
    is_in(event, "button, a")
}

fn is_in(event: &KeyboardEvent, selector: &str) -> bool {
    let target = browser::target(event);
    target.is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}
