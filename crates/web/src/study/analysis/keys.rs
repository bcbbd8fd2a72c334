//! The keys of the analysis board: on the board those of the board, elsewhere those of the tree.

use i18n::keys as common;
use i18n::study::analysis as words;
use leptos::ev::KeyboardEvent;
use study::Way;
use table::Command;

use super::any::Study;
use super::workbench::Workbench;
use crate::board::{Key, Press};
use crate::browser;
use crate::play::{hear, is_on_control};

/// The lines of this page in the list of keys.
pub const LIST: &[Key] = &[
    (&["←", "→"], words::KEY_TURNS),
    (&["↑", "↓"], words::KEY_VARIATIONS),
    (&["Space"], words::KEY_BEST),
    (&["Enter"], words::COMMENT),
    (&["Shift", "↑"], words::PROMOTE),
    (&["Del"], words::DELETE),
    (&["-", "-"], words::KEY_ARROW),
    (&[",", "."], common::KEY_STEP),
];

/// Hears the keys as long as the page is shown.
pub fn listen(bench: Workbench, on_board: Press) {
    hear(move |event, key| {
        // Shift and an arrow is no walk on the board.
        let is_board = is_on_board(event) && !event.shift_key() && on_board(bench.desk, event, key);
        is_board || press(bench, event, key) || on_board(bench.desk, event, key)
    });
}

fn press(bench: Workbench, event: &KeyboardEvent, key: &str) -> bool {
    let way = match key {
        "ArrowLeft" | "," | "Undo" => Some(Way::Back),
        "ArrowRight" | "." | "Redo" => Some(Way::On),
        "ArrowUp" => Some(Way::Up),
        "ArrowDown" => Some(Way::Down),
        "Home" => Some(Way::Start),
        "End" => Some(Way::End),
        _ => None,
    };
    match (way, key) {
        (Some(Way::Up), _) if event.shift_key() => bench.change(Study::promote),
        (Some(way), _) => bench.go(way),
        (None, "Delete") => bench.change(Study::delete),
        (None, "Enter") if !is_on_control(event) => browser::focus(".comment"),
        (None, " ") if !is_on_control(event) => bench.play_best(),
        (None, "c" | "C") => bench.desk.obey(Command::Confirm),
        (None, "Escape") => bench.desk.obey(Command::Escape),
        _ => return false,
    }
    true
}

fn is_on_board(event: &KeyboardEvent) -> bool {
    let target = browser::target(event);
    target.is_some_and(|target| matches!(target.closest(".board, .tray"), Ok(Some(_))))
}
