//! Of which colour the pieces in the tray are.

use gemblo::Tint;
use i18n::gemblo::KEY_LETTERS;
use i18n::puzzle::keys;
use i18n::puzzle::pictures as words;
use leptos::prelude::*;
use table::gemblo::{Place, tint};

use super::Easel;
use crate::board::Key;
use crate::board::gemblo::shape::{self, colour_word, outline};
use crate::live::{all, changed, holds, says};
use crate::words::{lang, t};

/// The lines in the list of keys.
pub const KEYS: &[Key] = &[
    (&["A", "…", "X"], KEY_LETTERS),
    (&["C"], keys::KEY_COLOUR),
    (&["1", "…", "6"], keys::KEY_COLOURS),
];

/// A key that chooses one of some colours; says whether it is known here.
pub fn press(easel: Easel, tints: &[Tint], key: &str) -> bool {
    let chosen = easel.colour.get_untracked();
    let now = tints.iter().position(|tint| chosen == Some(*tint));
    let index = match key {
        "c" | "C" => now.map_or(0, |now| (now + 1) % tints.len()),
        "1" | "2" | "3" | "4" | "5" | "6" => usize::from(key.as_bytes()[0] - b'1'),
        _ => return false,
    };
    if let Some(tint) = tints.get(index) {
        easel.colour.set(Some(*tint));
    }
    true
}

/// Some colours, each with its sign.
pub fn view(easel: Easel, tints: &[Tint]) -> AnyView {
    let one = |&colour: &Tint| {
        let label = says(move || tint(colour).name().to(lang()).to_owned());
        let is_chosen = holds(move || easel.colour.get() == Some(colour));
        view! {
            <label class=format!("colour {}", colour_word(colour))>
                <input
                    type="radio" name="colour" aria-label=label prop:checked=is_chosen
                    on:change=changed(move |_| easel.colour.set(Some(colour)))
                />
                <svg class="swatch" viewBox="-12 -12 24 24" aria-hidden="true">
                    <path class="body" d=outline([Place::default()], 10.0) />
                    <path class="sign" d=shape::signs(Some(colour), [Place::default()]) />
                </svg>
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset class="colours" aria-label=t(words::COLOUR)>{all(tints.iter().map(one))}</fieldset>
    }
    .into_any()
}
