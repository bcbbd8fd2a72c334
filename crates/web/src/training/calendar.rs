//! The days: the tactic and the silhouette of one of them, and a month in which both are marked.

use i18n::{Text, puzzle, training as words};
use leptos::prelude::*;
use studio::daily::Date;
use studio::days::{Days, Done, Tried};

use crate::days;
use crate::icon::{self, Glyph, Icon};
use crate::live::{all, says};
use crate::page::not_found;
use crate::route::Route;
use crate::words::{lang, t};

/// The page of a day, as `2026-11-16` names it; of today when none is named.
pub fn view(day: &str) -> AnyView {
    let date = match day {
        "" => Ok(days::today()),
        day => day.parse(),
    };
    let Some(date) = date.ok().filter(|date| days::is_offered(*date)) else {
        return not_found();
    };
    let all_days = days::load();
    let title = says(move || {
        if date == days::today() {
            return words::TODAY.to(lang()).to_owned();
        }
        days::told(date, lang())
    });
    view! {
        <div class="page training">
            <h1>{title}</h1>
            <p class="small">{t(words::TODAY_PITCH)}</p>
            {tasks(date, all_days.on(date))}
            {month(date, &all_days)}
        </div>
    }
    .into_any()
}

/// The page of a day's tactic.
pub fn tactic(date: Date) -> Route {
    Route::Training(format!("daily/{date}"))
}

/// This page.
pub fn address(date: Date) -> Route {
    Route::Training(format!("days/{date}"))
}

fn tasks(date: Date, done: Done) -> AnyView {
    let task = |to: &Route, name: Text, tried: Tried| {
        view! {
            <a class=format!("entrance {}", class(tried)) href=to.href()>
                <strong>{t(name)}</strong>
                <span class="small">{t(state(tried))}</span>
            </a>
        }
        .into_any()
    };
    let silhouette = Route::Puzzles(format!("daily/{date}"));
    view! {
        <div class="entrances tasks">
            {task(&tactic(date), words::OF_DAY, done.tactic)}
            {task(&silhouette, puzzle::DAILY, done.silhouette)}
        </div>
    }
    .into_any()
}

const fn state(tried: Tried) -> Text {
    match tried {
        Tried::No => words::NOT_TRIED,
        Tried::Missed => words::WAS_WRONG,
        Tried::Solved => words::WAS_RIGHT,
    }
}

const fn class(tried: Tried) -> &'static str {
    match tried {
        Tried::No => "open",
        Tried::Missed => "missed",
        Tried::Solved => "solved",
    }
}

/// The month of a day, with what became of every day in it.
fn month(shown: Date, all_days: &Days) -> AnyView {
    let first = shown.first_of_month();
    let before = first.yesterday().map(Date::first_of_month);
    let after = first.next_month();
    let name =
        says(move || days::written(first, &[("month", "long"), ("year", "numeric")], lang()));
    let of_month = std::iter::successors(Some(first), |day| day.tomorrow());
    let of_month = of_month.take_while(|day| day.first_of_month() == first);
    let cells = of_month.map(|day| cell(day, shown, all_days.on(day)));
    let blank = (0..first.weekday()).map(|_| view! { <span></span> }.into_any());
    view! {
        <section class="calendar">
            <header>
                {step(before, words::MONTH_BEFORE, icon::BACK)}
                <h2>{name}</h2>
                {step(after, words::MONTH_AFTER, icon::FORWARD)}
            </header>
            <div class="weekdays" aria-hidden="true">{all(weekdays().map(weekday))}</div>
            <div class="month-days">{all(blank)} {all(cells)}</div>
        </section>
    }
    .into_any()
}

/// A week from Monday to Sunday.
fn weekdays() -> impl Iterator<Item = Date> {
    let monday = Date::new(2026, 1, 5);
    std::iter::successors(monday, |day| day.tomorrow()).take(7)
}

fn weekday(day: Date) -> AnyView {
    let name = says(move || days::written(day, &[("weekday", "short")], lang()));
    view! { <span>{name}</span> }.into_any()
}

/// The way to another month, of which the first day that has tasks is shown.
fn step(month: Option<Date>, label: Text, icon: Icon) -> AnyView {
    let Some(month) = month.filter(|month| days::is_offered(*month)) else {
        return view! { <span class="tool"></span> }.into_any();
    };
    view! {
        <a class="tool" href=address(month).href() aria-label=t(label) title=t(label)>
            <Glyph icon=icon />
        </a>
    }
    .into_any()
}

/// A day: its number, and a mark for each task.
fn cell(day: Date, shown: Date, done: Done) -> AnyView {
    let (_, _, number) = day.parts();
    if !days::is_offered(day) {
        return view! { <span class="day later">{number}</span> }.into_any();
    }
    let label = says(move || {
        let lang = lang();
        let part = |name: Text, tried: Tried| {
            words::TASK.with(lang, &[name.to(lang), state(tried).to(lang)])
        };
        let told = [
            days::told(day, lang),
            part(words::OF_DAY, done.tactic),
            part(puzzle::DAILY, done.silhouette),
        ];
        told.join(", ")
    });
    let current = (day == shown).then_some("date");
    view! {
        <a class="day" href=address(day).href() aria-label=label aria-current=current>
            <span>{number}</span>
            <svg viewBox="0 0 30 12" aria-hidden="true">
                <circle class=class(done.tactic) cx="8" cy="6" r="4.5" />
                <path class=class(done.silhouette) d="M22 1l4.3 2.5v5L22 11l-4.300-2.500v-5z" />
            </svg>
        </a>
    }
    .into_any()
}
