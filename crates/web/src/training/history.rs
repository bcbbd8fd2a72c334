//! What was tried last, the newest first; each can be looked at again.

use games::Kind;
use i18n::training as words;
use leptos::prelude::*;
use study::Answer;
use study::training::{Attempt, Training};

use super::overview::address;
use super::plan::Plan;
use crate::browser;
use crate::live::{all, says};
use crate::words::{lang, t};

/// How many are shown.
const SOME: usize = 20;

/// The list.
pub fn view(kind: Kind, training: &Training) -> AnyView {
    let attempts = training.attempts();
    if attempts.is_empty() {
        return view! { <p class="small">{t(words::NO_HISTORY)}</p> }.into_any();
    }
    let last = attempts.iter().rev().take(SOME);
    let one = |attempt: &Attempt| view! { <li>{entry(kind, attempt)}</li> }.into_any();
    view! { <ol class="tried">{all(last.map(one))}</ol> }.into_any()
}

fn entry(kind: Kind, attempt: &Attempt) -> AnyView {
    let (class, text) = match attempt.answer {
        Answer::Right => ("right", words::WAS_RIGHT),
        Answer::Wrong => ("wrong", words::WAS_WRONG),
    };
    let to = address(kind, Some(&Plan::One(attempt.id.clone())));
    let milliseconds = f64::from(attempt.day.0) * 86_400_000.0;
    let date = js_sys::Date::new(&milliseconds.into()).to_iso_string();
    let date = String::from(date);
    let day = says(move || browser::day(&date, lang().code()));
    view! {
        <a class="attempt" href=to.href()>
            <span class=class>{t(text)}</span>
            <span class="small">{day}</span>
            <span class="after">{attempt.rating}</span>
        </a>
    }
    .into_any()
}
