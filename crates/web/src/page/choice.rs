//! One choice among a few that exclude each other.

use i18n::{Lang, Text};
use leptos::prelude::*;

use crate::live::{changed, holds, says};
use crate::words::{lang, t};

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
pub fn group(title: Text, choices: Vec<AnyView>) -> AnyView {
    view! { <fieldset><legend>{t(title)}</legend>{choices}</fieldset> }.into_any()
}

/// One of some values under a heading.
pub fn pick<T: Copy + Send + 'static>(
    title: Text,
    values: impl IntoIterator<Item = T>,
    is_chosen: impl Fn(T) -> bool + Copy + Send + 'static,
    choose: impl Fn(T) + Copy + 'static,
    words: impl Fn(T) -> String + Copy + Send + 'static,
) -> AnyView {
    let one = |value: T| {
        view(
            title.to(Lang::En).to_owned(),
            move || is_chosen(value),
            move || choose(value),
            move || words(value),
            None,
        )
    };
    group(title, values.into_iter().map(one).collect())
}

/// One of some values, each with its text, for a signal.
pub fn pick_into<T: Copy + PartialEq + Send + Sync + 'static>(
    title: Text,
    values: impl IntoIterator<Item = (T, Text)>,
    chosen: RwSignal<T>,
) -> AnyView {
    let is_chosen = move |(value, _)| chosen.get() == value;
    let choose = move |(value, _)| chosen.set(value);
    let words = |(_, text): (T, Text)| text.to(lang()).to_owned();
    pick(title, values, is_chosen, choose, words)
}
