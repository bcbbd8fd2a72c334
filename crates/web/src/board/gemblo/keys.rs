//! The keys of the Gemblo board, and those of every board of pieces.

use gemblo::Piece;
use i18n::{gemblo as words, keys};
use leptos::ev::KeyboardEvent;
use leptos::prelude::untrack;
use table::gemblo::{Board, Laying, Turning};
use table::{Arrow, Way};

use super::bench::{Bench, Happened};
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

/// A key for the board itself.
pub fn press(desk: Desk, event: &KeyboardEvent, key: &str) -> bool {
    let size = key.parse::<u8>().ok().filter(|size| (1..=5).contains(size));
    if key == "y" || key == "Y" {
        act(desk, Board::redo);
    } else if let Some(size) = size {
        act(desk, |board| board.take_of_size(size));
    } else if let Some(piece) = piece_of(key) {
        act(desk, |board| board.lift(piece));
    } else {
        return press_hand(desk, event, key);
    }
    true
}

/// The piece with this key.
pub fn piece_of(key: &str) -> Option<Piece> {
    let mut letters = key.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else {
        return None;
    };
    let letter = letter.to_ascii_uppercase();
    let index = LETTERS.iter().position(|known| *known == letter)?;
    Piece::new(index as u8 + 1)
}

/// A key for the hand over any board of pieces; Enter and the space bar keep their meaning on
/// buttons and links.
pub fn press_hand<B: Bench>(bench: B, event: &KeyboardEvent, key: &str) -> bool {
    if let Some(arrow) = Arrow::of_key(key) {
        let facing = untrack(|| bench.facing());
        walk(bench, |board| board.arrow_on(arrow, facing));
        return true;
    }
    match key {
        "n" | "N" => walk(bench, |board| board.walk_places(Way::Forward)),
        "p" | "P" => walk(bench, |board| board.walk_places(Way::Back)),
        "r" => act(bench, |board| board.turn(Turning::Right)),
        "R" => act(bench, |board| board.turn(Turning::Left)),
        "f" | "F" => act(bench, |board| board.turn(Turning::Over)),
        "Enter" | " " if !is_on_control(event) => act(bench, Laying::enter),
        _ => return false,
    }
    true
}

fn act<B: Bench>(bench: B, act: impl FnMut(&mut B::Board) -> Happened<B>) {
    bench.stop_film();
    bench.work(act);
}

/// Moves the cursor, and the keyboard with it.
fn walk<B: Bench>(bench: B, step: impl FnMut(&mut B::Board) -> Happened<B>) {
    act(bench, step);
    if let Some(cell) = untrack(|| bench.look(Laying::cursor)).flatten() {
        browser::focus(&format!("[data-cell={cell}]"));
    }
}
