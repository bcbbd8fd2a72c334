//! The list of keys.

use i18n::{Text, keys};
use leptos::prelude::*;

use super::desk::Dialog;
use super::dialog::Modal;
use crate::words::t;

const KEYS: [(&[&str], Text); 9] = [
    (&["←", "↑", "→", "↓"], keys::KEY_ARROWS),
    (&["Enter"], keys::KEY_ENTER),
    (&["N", "P"], keys::KEY_NEXT),
    (&["1", "…", "9"], keys::KEY_DIGITS),
    (&["Esc"], keys::KEY_ESCAPE),
    (&["C"], keys::KEY_CONFIRM),
    (&["U", "R"], keys::KEY_UNDO),
    (&[",", "."], keys::KEY_STEP),
    (&["?"], keys::KEY_HELP),
];

/// The list of keys.
#[component]
pub fn Help() -> impl IntoView {
    let row = |(keys, text): (&'static [&'static str], Text)| {
        let keys = keys.iter().map(|key| view! { <kbd>{*key}</kbd> });
        view! { <dt>{keys.collect_view()}</dt> <dd>{t(text)}</dd> }
    };
    view! {
        <Modal which=Dialog::Help title=keys::KEYS>
            <dl class="keys">{KEYS.map(row).collect_view()}</dl>
        </Modal>
    }
}
