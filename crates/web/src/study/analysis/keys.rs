//! The keys of the analysis board: on the board those of the board, elsewhere those of the tree.

use i18n::keys as common;
use i18n::study::analysis as words;
use leptos::ev::KeyboardEvent;
use study::Way;
use table::Command;

use super::workbench::Workbench;
use crate::board::{Key, Press};
use crate::browser;
use crate::play::{hear, is_on_control};

/// The lines of this page in the list of keys.
pub const LIST: &[Key] = &[
    (&["←", "→"], words::KEY_TURNS),
    (&["↑", "↓"], words::KEY_VARIATIONS),
    (&["Space"], words::KEY_BEST),
    (&[",", "."], common::KEY_STEP),
];

/// Hears the keys as long as the page is shown.
pub fn listen(bench: Workbench, on_board: Press) {
    hear(move |event, key| {
        let is_board = is_on_board(event) && on_board(bench.desk, event, key);
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
        (Some(way), _) => bench.go(way),
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
