//! One choice among a few that exclude each other.

use leptos::prelude::*;

use crate::live::{changed, holds, says};

/// A radio button with its words; those of the same name exclude each other.
pub fn view(
    name: String,
    is_chosen: impl FnMut() -> bool + Send + 'static,
    choose: impl FnMut() + 'static,
    words: impl FnMut() -> String + Send + 'static,
    lang: Option<&'static str>,
) -> AnyView {
    let face = view! { <span>{says(words)}</span> }.into_any();
    let button = button(name, is_chosen, choose);
    view! { <label class="choice" lang=lang>{button} {face}</label> }.into_any()
}

/// The button alone, which has no looks of its own: what follows it shows whether it is chosen.
pub fn button(
    name: String,
    is_chosen: impl FnMut() -> bool + Send + 'static,
    mut choose: impl FnMut() + 'static,
) -> AnyView {
    let (is_chosen, choose) = (holds(is_chosen), changed(move |_| choose()));
    view! { <input type="radio" name=name prop:checked=is_chosen on:change=choose /> }.into_any()
}

/// Several of them under a heading.
pub fn group(title: i18n::Text, choices: Vec<AnyView>) -> AnyView {
    let title = crate::words::t(title);
    view! { <fieldset><legend>{title}</legend>{choices}</fieldset> }.into_any()
}
