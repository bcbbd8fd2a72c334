//! The keys of the board, wherever the keyboard is, unless somebody is typing.

use gemblo::Piece;
use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use studio::Board;
use table::Arrow;
use table::gemblo::Turning;

use super::Easel;
use crate::app::Shared;
use crate::board::gemblo::LETTERS;
use crate::browser;
use crate::play::{Dialog, is_on_control, is_typing};

/// Listens as long as the page is shown; the page's own keys come first, and it says whether it
/// knew the key.
pub fn listen(easel: Easel, of_page: impl Fn(&str) -> bool + 'static) {
    let dialog = Shared::of_page().dialog;
    let of_page: Box<dyn Fn(&str) -> bool> = Box::new(of_page);
    let listener = window_event_listener(ev::keydown, move |event| {
        if dialog.with_untracked(Option::is_some) || is_typing(&event) || event.alt_key() {
            return;
        }
        let key = event.key();
        let known = match (event.ctrl_key() || event.meta_key(), key.as_str()) {
            (true, "z") => act(easel, Board::undo),
            (true, "y") => act(easel, Board::redo),
            (true, _) => false,
            (false, "?") => {
                dialog.set(Some(Dialog::Help));
                true
            }
            (false, key) => of_page(key) || press(easel, &event, key),
        };
        if known {
            event.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Enter and the space bar keep their meaning on buttons and links.
fn press(easel: Easel, event: &KeyboardEvent, key: &str) -> bool {
    match key {
        "ArrowUp" => walk(easel, |board| board.arrow(Arrow::Up)),
        "ArrowDown" => walk(easel, |board| board.arrow(Arrow::Down)),
        "ArrowLeft" => walk(easel, |board| board.arrow(Arrow::Left)),
        "ArrowRight" => walk(easel, |board| board.arrow(Arrow::Right)),
        "n" | "N" => walk(easel, |board| board.walk_places(true)),
        "p" | "P" => walk(easel, |board| board.walk_places(false)),
        "r" => act(easel, |board| board.turn(Turning::Right)),
        "R" => act(easel, |board| board.turn(Turning::Left)),
        "f" | "F" => act(easel, |board| board.turn(Turning::Over)),
        "u" | "U" | "Backspace" => act(easel, Board::undo),
        "y" | "Y" => act(easel, Board::redo),
        "Escape" => act(easel, Board::escape),
        "Delete" => act(easel, Board::delete),
        "Enter" | " " if !is_on_control(event) => act(easel, Board::enter),
        key => pick(easel, key),
    }
}

fn pick(easel: Easel, key: &str) -> bool {
    let mut letters = key.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else {
        return false;
    };
    let letter = letter.to_ascii_uppercase();
    let index = LETTERS.iter().position(|known| *known == letter);
    let Some(piece) = index.and_then(|index| Piece::new(index as u8 + 1)) else {
        return false;
    };
    easel.lift_piece(piece);
    true
}

fn act(easel: Easel, act: fn(&mut Board)) -> bool {
    easel.change(act);
    true
}

/// Moves the cursor, and the keyboard with it.
fn walk(easel: Easel, step: fn(&mut Board)) -> bool {
    easel.change(step);
    if let Some(cell) = untrack(|| easel.read(Board::cursor)) {
        browser::focus(&format!("[data-cell={cell}]"));
    }
    true
}
