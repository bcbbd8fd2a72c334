//! The keys of the play page, wherever the keyboard is, unless somebody is typing.

use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use table::Sitting;
use table::yinsh::{Arrow, Board};
use wasm_bindgen::JsCast;

use super::Desk;
use super::desk::Dialog;
use crate::browser;

/// Listens for a desk as long as the page is shown.
pub fn listen(desk: Desk) {
    let listener = window_event_listener(ev::keydown, move |event| {
        if desk.dialog.with_untracked(Option::is_none) && !is_typing(&event) && press(desk, &event)
        {
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
            "z" => desk.change(Sitting::undo),
            "y" => desk.change(Sitting::redo),
            _ => return false,
        }
        return true;
    }
    if event.alt_key() {
        return false;
    }
    match key.as_str() {
        "?" => desk.dialog.set(Some(Dialog::Help)),
        "Escape" => desk.change(Sitting::escape),
        "u" | "U" | "Backspace" => desk.change(Sitting::undo),
        "r" | "R" => desk.change(Sitting::redo),
        "c" | "C" => desk.change(Sitting::confirm),
        "," => step(desk, -1),
        "." => step(desk, 1),
        key => return on_board(event, key, desk),
    }
    true
}

/// Keys for the board itself; Enter and the space bar keep their meaning on buttons and links.
fn on_board(event: &KeyboardEvent, key: &str, desk: Desk) -> bool {
    let arrow = |arrow| yinsh(desk, move |board| board.arrow(arrow));
    match key {
        "ArrowUp" => arrow(Arrow::Up),
        "ArrowDown" => arrow(Arrow::Down),
        "ArrowLeft" => arrow(Arrow::Left),
        "ArrowRight" => arrow(Arrow::Right),
        "n" | "N" => yinsh(desk, |board| board.jump(true)),
        "p" | "P" => yinsh(desk, |board| board.jump(false)),
        "Enter" | " " if !is_on_control(event) => yinsh(desk, Board::enter),
        key => match key.parse::<usize>() {
            Ok(number @ 1..=9) => yinsh(desk, move |board| board.choose_row(number - 1)),
            _ => return false,
        },
    }
    true
}

fn yinsh(desk: Desk, act: impl FnOnce(&mut Board)) {
    desk.stop_film();
    let mut cursor = None;
    desk.change(|sitting| match sitting {
        Sitting::Yinsh(board) => {
            act(board);
            cursor = Some(board.cursor());
        }
    });
    if let Some(point) = cursor {
        browser::focus(&format!("[data-point={point}]"));
    }
}

fn step(desk: Desk, by: isize) {
    desk.change(|sitting| {
        let shown = sitting.viewed().unwrap_or(sitting.turns().len());
        sitting.view(shown.checked_add_signed(by).or(Some(0)));
    });
}

fn is_typing(event: &KeyboardEvent) -> bool {
    is_in(event, "input, textarea, select")
}

fn is_on_control(event: &KeyboardEvent) -> bool {
    is_in(event, "button, a")
}

fn is_in(event: &KeyboardEvent, selector: &str) -> bool {
    let target = event.target();
    let element = target
        .as_ref()
        .and_then(|target| target.dyn_ref::<web_sys::Element>());
    element.is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}
