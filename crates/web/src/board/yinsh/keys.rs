//! The keys of the YINSH board.

use i18n::keys;
use leptos::ev::KeyboardEvent;
use leptos::prelude::untrack;
use table::yinsh::Board;
use table::{Arrow, Happened, Way};

use super::{act, is_turned, read};
use crate::board::Key;
use crate::browser;
use crate::play::{Desk, is_on_control};

/// The lines in the list of keys.
pub const LIST: &[Key] = &[
    (&["←", "↑", "→", "↓"], keys::KEY_ARROWS),
    (&["Enter"], keys::KEY_ENTER),
    (&["N", "P"], keys::KEY_NEXT),
    (&["1", "…", "9"], keys::KEY_DIGITS),
    (&["U", "R"], keys::KEY_UNDO),
];

/// A key for the board itself; Enter and the space bar keep their meaning on buttons and links.
pub fn press(desk: Desk, event: &KeyboardEvent, key: &str) -> bool {
    if let Some(arrow) = Arrow::of_key(key) {
        let arrow = if untrack(|| is_turned(desk)) {
            arrow.opposite()
        } else {
            arrow
        };
        walk(desk, event, |board| board.arrow(arrow));
        return true;
    }
    match key {
        "n" | "N" => walk(desk, event, |board| board.jump(Way::Forward)),
        "p" | "P" => walk(desk, event, |board| board.jump(Way::Back)),
        "Enter" | " " if !is_on_control(event) => walk(desk, event, Board::enter),
        key => match key.parse::<usize>() {
            Ok(number @ 1..=9) => walk(desk, event, |board| board.press_row(number - 1)),
            _ => return false,
        },
    }
    true
}

/// Does something, and takes the keyboard to where its cursor is then.
fn walk(desk: Desk, event: &KeyboardEvent, step: impl FnMut(&mut Board) -> Happened) {
    desk.stop_film();
    act(desk, step);
    if let Some(point) = untrack(|| read(desk, Board::cursor)) {
        browser::focus_near(event, &format!("[data-point={point}]"));
    }
}
