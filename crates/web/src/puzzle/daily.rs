//! The puzzle of a day: made on the spot from the date, so that no server is needed.

use i18n::puzzle as words;
use leptos::prelude::*;
use studio::daily::Date;
use studio::errand::{Ask, Say};

use super::solve::{self, Start};
use super::solver::Solver;
use crate::browser;
use crate::days::{is_offered, today, told};
use crate::icon::{self, Glyph, Icon};
use crate::live::live;
use crate::page::not_found;
use crate::route::Route;
use crate::words::{either, t};

const KEY: &str = "sixfold.daily";

/// The page of a day; of today when none is named.
pub fn view(day: &str) -> AnyView {
    let date = match day {
        "" => Ok(today()),
        day => day.parse(),
    };
    let Ok(date) = date else { return not_found() };
    if !is_offered(date) {
        return not_found();
    }
    let made = RwSignal::new(kept(date));
    let solver = Solver::new(move |say| {
        keep(date, &say);
        made.set(Some(say));
    });
    if made.with_untracked(Option::is_none) {
        solver.ask(&Ask::Daily(date));
    }
    live(move || match made.get() {
        Some(Say::Puzzle {
            puzzle,
            solutions,
            stars,
        }) => solve::view(Start {
            puzzle,
            solutions: Some(solutions.into()),
            stars: Some(stars),
            title: Box::new(move |lang| told(date, lang)),
            next: Route::Puzzles(String::new()),
            beside: Some(days(date)),
            day: Some(date),
        }),
        Some(_) => not_found(),
        None => {
            let said = either(
                move || solver.has_failed.get(),
                words::LIGHT_FAILED,
                words::MAKING,
            );
            view! { <p class="page" role="status">{said}</p> }.into_any()
        }
    })
}

/// The puzzle of this day, if it was the last one made: a large one takes a moment.
fn kept(date: Date) -> Option<Say> {
    let kept = browser::kept(KEY)?;
    let (day, said) = kept.split_once(' ')?;
    let is_wanted = day.parse() == Ok(date);
    said.parse().ok().filter(|_| is_wanted)
}

fn keep(date: Date, say: &Say) {
    browser::keep(KEY, Some(&format!("{date} {say}")));
}

/// The days before and after.
fn days(date: Date) -> AnyView {
    let link = move |date: Option<Date>, label: i18n::Text, icon: Icon| {
        let date = date.filter(|date| is_offered(*date))?;
        let href = Route::Puzzles(format!("daily/{date}")).href();
        Some(
            view! { <a class="tool" href=href aria-label=t(label) title=t(label)><Glyph icon=icon /></a> },
        )
    };
    view! {
        <nav class="days" aria-label=t(words::DAILY)>
            {link(date.yesterday(), words::DAY_BEFORE, icon::BACK)}
            {link(date.tomorrow(), words::DAY_AFTER, icon::FORWARD)}
        </nav>
    }
    .into_any()
}
