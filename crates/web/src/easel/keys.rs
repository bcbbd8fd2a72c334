//! The keys of the board, wherever the keyboard is, unless somebody is typing.

use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use studio::Mosaic;

use super::Easel;
use crate::app::Shared;
use crate::board::gemblo::Bench;
use crate::board::gemblo::keys::{piece_of, press_hand};
use crate::play::{Dialog, is_typing};

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
            (true, "z") => press(easel, &event, "u"),
            (true, "y") => press(easel, &event, "y"),
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

fn press(easel: Easel, event: &KeyboardEvent, key: &str) -> bool {
    let act: fn(&mut Mosaic) = match key {
        "u" | "U" | "Backspace" => Mosaic::undo,
        "y" | "Y" => Mosaic::redo,
        "Escape" => Mosaic::escape,
        "Delete" => Mosaic::delete,
        key => {
            let piece = piece_of(key);
            piece.into_iter().for_each(|piece| easel.lift_piece(piece));
            return piece.is_some() || press_hand(easel, event);
        }
    };
    easel.work(act);
    true
}
