//! The list of keys.

use i18n::keys;
use leptos::prelude::*;

use super::desk::Dialog;
use super::dialog;
use crate::board::Key;
use crate::words::t;

/// The keys that every board has.
const COMMON: &[Key] = &[
    (&["Esc"], keys::KEY_ESCAPE),
    (&["C"], keys::KEY_CONFIRM),
    (&[",", "."], keys::KEY_STEP),
    (&["?"], keys::KEY_HELP),
];

/// The list of keys, those of the game first.
pub fn view(of_game: &'static [Key]) -> AnyView {
    let row = |(keys, text): &'static Key| {
        let keys = keys
            .iter()
            .map(|key| view! { <kbd>{*key}</kbd> }.into_any());
        let keys: Vec<AnyView> = keys.collect();
        view! { <dt>{keys}</dt> <dd>{t(*text)}</dd> }.into_any()
    };
    let rows: Vec<AnyView> = of_game.iter().chain(COMMON).map(row).collect();
    let list = view! { <dl class="keys">{rows}</dl> }.into_any();
    dialog::view(Dialog::Help, keys::KEYS, list)
}
