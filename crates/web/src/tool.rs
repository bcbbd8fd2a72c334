//! Buttons and links that several pages have.

use i18n::{Text, game, keys, puzzle, study};
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::HtmlInputElement;

use crate::app::Shared;
use crate::browser;
use crate::icon::{self, Glyph, Icon};
use crate::live::{Claim, Click, Words, changed, clicked, says};
use crate::percent;
use crate::play::Dialog;
use crate::words::{either, lang, t};

/// A small button that shows an icon and says its name; it cannot be pressed while it is `off`.
pub fn tool(icon: Icon, label: Text, off: Claim, act: Click) -> AnyView {
    named(icon, move || label.to(lang()).to_owned(), off, act)
}

/// The same with a name that changes.
pub fn named(
    icon: Icon,
    label: impl Fn() -> String + Copy + Send + 'static,
    off: Claim,
    act: Click,
) -> AnyView {
    view! {
        <button class="tool" title=says(label) aria-label=says(label) disabled=off on:click=act>
            <Glyph icon=icon />
        </button>
    }
    .into_any()
}

/// A small button that is on or off, and shows which.
pub fn switch(
    face: AnyView,
    label: Text,
    is_on: impl Fn() -> bool + Send + 'static,
    off: Claim,
    act: Click,
) -> AnyView {
    view! {
        <button
            class="tool" title=t(label) aria-label=t(label)
            aria-pressed=says(move || is_on().to_string()) disabled=off on:click=act
        >
            {face}
        </button>
    }
    .into_any()
}

/// The button that shows the list of keys.
pub fn help() -> AnyView {
    let dialog = Shared::of_page().dialog;
    let open = clicked(move |_| dialog.set(Some(Dialog::Help)));
    view! {
        <button class="tool help" title=t(keys::KEYS) aria-label=t(keys::KEYS) on:click=open>
            <Glyph icon=icon::HELP />
        </button>
    }
    .into_any()
}

/// The door to the analysis board, as words.
pub fn analyse(class: &'static str, to: Words) -> AnyView {
    view! { <a class=class href=to>{t(study::ANALYSE)}</a> }.into_any()
}

/// The button that copies a text, if there is one, and says so until `copied` is unset.
pub fn copy(
    label: Text,
    copied: RwSignal<bool>,
    off: Claim,
    text: impl Fn() -> Option<String> + 'static,
) -> AnyView {
    let copy = clicked(move |_| {
        if let Some(text) = untrack(&text) {
            browser::copy(&text);
            copied.set(true);
        }
    });
    let label = either(move || copied.get(), game::COPIED, label);
    view! { <button class="button" disabled=off on:click=copy>{label}</button> }.into_any()
}

/// The buttons that give a picture of the board, with a caption, to be sent to somebody. Without one it says how the game
/// stands.
pub fn pictures(caption: impl Fn() -> String + Copy + 'static) -> AnyView {
    let button = |label: Text, form: &'static str| {
        let act = move |_| browser::tell_of("card", &format!("{form} {}", untrack(caption)));
        view! { <button class="button" data-form=form on:click=clicked(act)>{t(label)}</button> }
            .into_any()
    };
    view! { {button(puzzle::pictures::PNG, "png")} {button(puzzle::pictures::SVG, "svg")} }
        .into_any()
}

/// The button that opens a file; nothing is heard of one that cannot be read.
pub fn open_file(
    label: Text,
    accept: &'static str,
    open: impl Fn(Option<String>) + Copy + 'static,
) -> AnyView {
    let chosen = changed(move |event| {
        let input: HtmlInputElement = event_target(&event);
        let file = input.files().and_then(|files| files.get(0));
        spawn_local(async move {
            open(browser::text_of(file).await);
            // The same file can be chosen again.
            input.set_value("");
        });
    });
    view! {
        <label class="button file">
            <input type="file" accept=accept on:change=chosen />
            <span>{t(label)}</span>
        </label>
    }
    .into_any()
}

/// A link with a text in it, which needs no permission and works offline.
pub fn data(kind: &str, text: &str) -> String {
    format!("data:{kind};charset=utf-8,{}", percent::encoded(text))
}
