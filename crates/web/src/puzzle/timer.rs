//! The time spent on a puzzle: counted while the page is seen, shown only to those who want it.

use std::time::Duration;

use i18n::puzzle as words;
use leptos::prelude::*;

use crate::browser;
use crate::live::{clicked, live, says};
use crate::words::t;

const KEY: &str = "sixfold.puzzles.timer";

/// Counts the seconds while something goes on.
pub fn count(seconds: RwSignal<u32>, goes_on: impl Fn() -> bool + 'static) {
    let tick = move || {
        if goes_on() && !document().hidden() {
            seconds.update(|seconds| *seconds += 1);
        }
    };
    if let Ok(handle) = set_interval_with_handle(tick, Duration::from_secs(1)) {
        on_cleanup(move || handle.clear());
    }
}

/// Whether the reader wants to see the time.
pub fn is_wanted() -> bool {
    browser::kept(KEY).is_some()
}

/// Minutes and seconds.
pub fn told(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// The button that shows and hides the time.
pub fn view(seconds: RwSignal<u32>) -> AnyView {
    let is_shown = RwSignal::new(is_wanted());
    let toggle = move |_| {
        is_shown.update(|shown| *shown = !*shown);
        browser::keep(KEY, is_shown.get_untracked().then_some("on"));
    };
    let time = live(move || {
        if is_shown.get() {
            view! { <span class="time">{says(move || told(seconds.get()))}</span> }.into_any()
        } else {
            view! { <span>{t(words::TIMER)}</span> }.into_any()
        }
    });
    view! {
        <button
            class="chip timer" aria-label=t(words::TIMER)
            aria-pressed=says(move || is_shown.get().to_string()) on:click=clicked(toggle)
        >
            {time}
        </button>
    }
    .into_any()
}
