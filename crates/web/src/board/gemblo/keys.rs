//! The keys of the Gemblo board.

use gemblo::Piece;
use i18n::{gemblo as words, keys};
use leptos::ev::KeyboardEvent;
use table::Arrow;
use table::gemblo::{Board, Turning};

use super::{change, read};
use crate::board::Key;
use crate::browser;
use crate::play::{Desk, is_on_control};

/// The key of each piece; the letters between have other meanings.
pub const LETTERS: [char; Piece::COUNT] = [
    'A', 'B', 'D', 'E', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'O', 'Q', 'S', 'T', 'V', 'W', 'X',
];

/// The lines in the list of keys.
pub const LIST: &[Key] = &[
    (&["A", "…", "X"], words::KEY_LETTERS),
    (&["1", "…", "5"], words::KEY_DIGITS),
    (&["R"], words::KEY_ROTATE),
    (&["F"], words::KEY_FLIP),
    (&["←", "↑", "→", "↓"], words::KEY_ARROWS),
    (&["N", "P"], words::KEY_NEXT),
    (&["Enter"], words::KEY_ENTER),
    (&["Esc"], keys::KEY_ESCAPE),
    (&["U", "Y"], words::KEY_UNDO),
];

/// A key for the board itself; Enter and the space bar keep their meaning on buttons and links.
pub fn press(desk: Desk, event: &KeyboardEvent) -> bool {
    let arrow = |arrow| walk(desk, move |board| board.arrow(arrow));
    match event.key().as_str() {
        "ArrowUp" => arrow(Arrow::Up),
        "ArrowDown" => arrow(Arrow::Down),
        "ArrowLeft" => arrow(Arrow::Left),
        "ArrowRight" => arrow(Arrow::Right),
        "n" | "N" => walk(desk, |board| board.walk_places(true)),
        "p" | "P" => walk(desk, |board| board.walk_places(false)),
        "r" => act(desk, |board| board.turn(Turning::Right)),
        "R" => act(desk, |board| board.turn(Turning::Left)),
        "f" | "F" => act(desk, |board| board.turn(Turning::Over)),
        "y" | "Y" => act(desk, Board::redo),
        "Enter" | " " if !is_on_control(event) => act(desk, Board::enter),
        key => return pick(desk, key),
    }
    true
}

fn pick(desk: Desk, key: &str) -> bool {
    let mut letters = key.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else {
        return false;
    };
    if let Some(size @ 1..=5) = letter.to_digit(10) {
        act(desk, |board| board.take_of_size(size as u8));
        return true;
    }
    let number = LETTERS
        .iter()
        .position(|l| *l == letter.to_ascii_uppercase());
    let Some(piece) = number.and_then(|index| Piece::new(index as u8 + 1)) else {
        return false;
    };
    act(desk, |board| board.lift(piece));
    true
}

fn act(desk: Desk, act: impl FnOnce(&mut Board)) {
    desk.stop_film();
    change(desk, act);
}

/// Moves the cursor, and the keyboard with it.
fn walk(desk: Desk, step: impl FnOnce(&mut Board)) {
    act(desk, step);
    if let Some(cell) = leptos::prelude::untrack(|| read(desk, Board::cursor)).flatten() {
        browser::focus(&format!("[data-cell={cell}]"));
    }
}
