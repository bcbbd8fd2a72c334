//! The keys of the YINSH board.

use i18n::keys;
use leptos::ev::KeyboardEvent;
use table::yinsh::{Arrow, Board};

use super::change;
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
pub fn press(desk: Desk, event: &KeyboardEvent) -> bool {
    let arrow = |arrow| act(desk, event, move |board| board.arrow(arrow));
    match event.key().as_str() {
        "ArrowUp" => arrow(Arrow::Up),
        "ArrowDown" => arrow(Arrow::Down),
        "ArrowLeft" => arrow(Arrow::Left),
        "ArrowRight" => arrow(Arrow::Right),
        "n" | "N" => act(desk, event, |board| board.jump(true)),
        "p" | "P" => act(desk, event, |board| board.jump(false)),
        "Enter" | " " if !is_on_control(event) => act(desk, event, Board::enter),
        key => match key.parse::<usize>() {
            Ok(number @ 1..=9) => act(desk, event, move |board| board.choose_row(number - 1)),
            _ => return false,
        },
    }
    true
}

fn act(desk: Desk, event: &KeyboardEvent, act: impl FnOnce(&mut Board)) {
    desk.stop_film();
    let mut cursor = None;
    change(desk, |board| {
        act(board);
        cursor = Some(board.cursor());
    });
    if let Some(point) = cursor {
        browser::focus_near(event, &format!("[data-point={point}]"));
    }
}
