//! The list of keys.

use i18n::keys;
use leptos::prelude::*;

use super::desk::Dialog;
use super::dialog;
use crate::board::Key;
use crate::live::all;
use crate::words::t;

/// The keys that every board has.
const COMMON: &[Key] = &[
    (&["Esc"], keys::KEY_ESCAPE),
    (&["C"], keys::KEY_CONFIRM),
    (&[",", "."], keys::KEY_STEP),
    (&["*"], keys::KEY_MARK),
    (&["?"], keys::KEY_HELP),
];

/// The list of keys, those of the page first.
pub fn view(of_page: &[&'static [Key]]) -> AnyView {
    let row = |(keys, text): &'static Key| {
        let key = |key: &&'static str| view! { <kbd>{*key}</kbd> }.into_any();
        view! { <dt>{all(keys.iter().map(key))}</dt> <dd>{t(*text)}</dd> }.into_any()
    };
    let rows = all(of_page.iter().copied().flatten().chain(COMMON).map(row));
    let list = view! { <dl class="keys">{rows}</dl> }.into_any();
    dialog::view(Dialog::Help, keys::KEYS, list)
}
