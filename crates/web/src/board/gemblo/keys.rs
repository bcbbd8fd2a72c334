//! The keys of the Gemblo board.

use gemblo::Piece;
use i18n::{gemblo as words, keys};
use leptos::ev::KeyboardEvent;
use table::Arrow;
use table::gemblo::{Board, Turning};

use super::{change, is_turned, read};
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
    let is_turned = leptos::prelude::untrack(|| is_turned(desk));
    let walked: fn(&mut Board) = match (event.key().as_str(), is_turned) {
        ("ArrowUp", false) | ("ArrowDown", true) => |board| board.arrow(Arrow::Up),
        ("ArrowDown", false) | ("ArrowUp", true) => |board| board.arrow(Arrow::Down),
        ("ArrowLeft", false) | ("ArrowRight", true) => |board| board.arrow(Arrow::Left),
        ("ArrowRight", false) | ("ArrowLeft", true) => |board| board.arrow(Arrow::Right),
        ("n" | "N", _) => |board| board.walk_places(true),
        ("p" | "P", _) => |board| board.walk_places(false),
        (key, _) => return press_letter(desk, event, key),
    };
    walk(desk, walked);
    true
}

fn press_letter(desk: Desk, event: &KeyboardEvent, key: &str) -> bool {
    let done: fn(&mut Board) = match key {
        "r" => |board| board.turn(Turning::Right),
        "R" => |board| board.turn(Turning::Left),
        "f" | "F" => |board| board.turn(Turning::Over),
        "y" | "Y" => Board::redo,
        "Enter" | " " if !is_on_control(event) => Board::enter,
        key => return pick(desk, key),
    };
    act(desk, done);
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
fn walk(desk: Desk, step: fn(&mut Board)) {
    act(desk, step);
    if let Some(cell) = leptos::prelude::untrack(|| read(desk, Board::cursor)).flatten() {
        browser::focus(&format!("[data-cell={cell}]"));
    }
}
