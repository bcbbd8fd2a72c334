//! The keys of the board.

use i18n::gemblo;
use i18n::puzzle::keys;
use leptos::ev::KeyboardEvent;
use studio::Mosaic;

use super::Easel;
use crate::board::Key;
use crate::board::gemblo::Bench;
use crate::board::gemblo::keys::{piece_of, press_hand};

/// The lines in the list of keys.
pub const KEYS: &[Key] = &[
    (&["R"], gemblo::KEY_ROTATE),
    (&["F"], gemblo::KEY_FLIP),
    (&["←", "↑", "→", "↓"], gemblo::KEY_ARROWS),
    (&["N", "P"], gemblo::KEY_NEXT),
    (&["Enter"], keys::KEY_ENTER),
    (&["Del"], keys::KEY_DELETE),
    (&["Esc"], keys::KEY_ESCAPE),
    (&["U", "Y"], keys::KEY_UNDO),
];

/// A key for the board; says whether it is known here.
pub fn press(easel: Easel, event: &KeyboardEvent, key: &str) -> bool {
    let act: fn(&mut Mosaic) = match key {
        "u" | "U" | "Backspace" | "Undo" => Mosaic::undo,
        "y" | "Y" | "Redo" => Mosaic::redo,
        "Escape" => Mosaic::escape,
        "Delete" => Mosaic::delete,
        key => {
            let piece = piece_of(key);
            piece.into_iter().for_each(|piece| easel.lift_piece(piece));
            return piece.is_some() || press_hand(easel, event, key);
        }
    };
    easel.work(act);
    true
}
