//! A storm: what it is before it begins, and its clock.

use std::time::Duration;

use i18n::training as words;
use leptos::prelude::*;

use super::course::{Course, Run};
use super::overview;
use crate::live::{clicked, says};
use crate::words::t;

/// Milliseconds since whenever.
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// How often the clock is looked at, in milliseconds.
const TICK: u64 = 200;

/// Ends a storm when its time is up.
pub fn run_down(course: Course) {
    let tick = move || {
        if let Run::Storm(storm) = course.run.get_untracked()
            && storm.left(now()) == 0
        {
            course.calm(storm);
        }
    };
    if let Ok(handle) = set_interval_with_handle(tick, Duration::from_millis(TICK)) {
        on_cleanup(move || handle.clear());
    }
}

/// The rules, and the button that begins.
pub fn ready(course: Course) -> AnyView {
    let begin = clicked(move |_| course.blow());
    view! {
        <div class="page training">
            {overview::head(course.kind, words::STORM)}
            <p>{t(words::STORM_RULES)}</p>
            <button class="button primary wide" on:click=begin>{t(words::BEGIN)}</button>
        </div>
    }
    .into_any()
}

/// The time that is left.
pub fn clock(course: Course) -> AnyView {
    let left = RwSignal::new(0);
    let look = move || {
        if let Run::Storm(storm) = course.run.get_untracked() {
            left.set(storm.left(now()).div_ceil(1_000));
        }
    };
    look();
    if let Ok(handle) = set_interval_with_handle(look, Duration::from_millis(TICK)) {
        on_cleanup(move || handle.clear());
    }
    let told = says(move || {
        let seconds = left.get();
        format!("{}:{:02}", seconds / 60, seconds % 60)
    });
    view! { <span class="clock" role="timer" aria-label=t(words::TIME_LEFT)>{told}</span> }
        .into_any()
}
