//! The list of keys.

use i18n::keys;
use leptos::prelude::*;

use super::desk::Dialog;
use super::dialog::Modal;
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
#[component]
pub fn Help(of_game: &'static [Key]) -> impl IntoView {
    let row = |(keys, text): &'static Key| {
        let keys = keys.iter().map(|key| view! { <kbd>{*key}</kbd> });
        view! { <dt>{keys.collect_view()}</dt> <dd>{t(*text)}</dd> }
    };
    view! {
        <Modal which=Dialog::Help title=keys::KEYS>
            <dl class="keys">{of_game.iter().chain(COMMON).map(row).collect_view()}</dl>
        </Modal>
    }
}
