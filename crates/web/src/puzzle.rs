//! The pages of the `puzzle` bundle: puzzles here, pictures in `picture`, and laying a layout.

mod celebrate;
mod daily;
mod editor;
mod layout;
mod light;
mod list;
mod paint;
mod race;
mod solve;
mod solver;
pub mod store;
mod timer;

use gemblo_puzzle::{Grade, Made, book};
use i18n::Text;
use i18n::puzzle as words;
use leptos::prelude::*;

use crate::icon::{self, Glyph};
use crate::live::Words;
use crate::page::agreed::Form;
use crate::page::not_found;
use crate::percent::decoded;
use crate::picture;
use crate::route::Route;
use crate::words::t;

/// The page of a route.
pub fn view(route: Route) -> AnyView {
    match route {
        Route::Puzzles(rest) => puzzles(&rest),
        Route::Pictures(rest) => picture::view(&rest),
        Route::Layout(form) => Form::of(&form).map_or_else(not_found, layout::view),
        _ => not_found(),
    }
}

fn puzzles(rest: &str) -> AnyView {
    let (first, rest) = rest.split_once('/').unwrap_or((rest, ""));
    match (first, rest) {
        ("", _) => list::view(),
        ("daily", rest) => daily::view(rest),
        ("edit", rest) => editor::view(rest),
        ("race", rest) => race::view(rest),
        ("p", rest) => shared(rest),
        (number, _) => of_book(number),
    }
}

/// A puzzle of the book: `3.5` is the fifth of grade 3.
fn of_book(number: &str) -> AnyView {
    let Some((grade, index)) = place(number) else {
        return not_found();
    };
    let puzzles = book::grade(grade);
    let Some(Made {
        puzzle, solutions, ..
    }) = puzzles.get(index)
    else {
        return not_found();
    };
    let next = match puzzles.get(index + 1) {
        Some(_) => Some((grade.stars(), index + 2)),
        None => Grade::new(grade.stars() + 1).map(|grade| (grade.stars(), 1)),
    };
    let name = puzzle.name().to_owned();
    solve::view(solve::Start {
        puzzle: puzzle.clone(),
        solutions: u64::try_from(*solutions).ok(),
        stars: Some(grade.stars()),
        title: Box::new(move |lang| words::name(&name, lang)),
        next: Route::Puzzles(
            next.map_or_else(String::new, |(stars, number)| format!("{stars}.{number}")),
        ),
        beside: None,
        day: None,
    })
}

fn place(number: &str) -> Option<(Grade, usize)> {
    let (stars, number) = number.split_once('.')?;
    let index = number.parse::<usize>().ok()?.checked_sub(1)?;
    Some((Grade::new(stars.parse().ok()?)?, index))
}

/// A puzzle from a link: its text, and its name.
fn shared(rest: &str) -> AnyView {
    let (code, name) = rest.split_once('/').unwrap_or((rest, ""));
    let name = decoded(name);
    match studio::read_puzzle(code, &name) {
        Some(puzzle) => solve::view(solve::Start {
            title: Box::new(move |lang| match puzzle_name(&name) {
                Some(name) => name,
                None => words::SHARED.to(lang).to_owned(),
            }),
            puzzle,
            solutions: None,
            stars: None,
            next: Route::Puzzles(String::new()),
            beside: None,
            day: None,
        }),
        None => unreadable(),
    }
}

fn puzzle_name(name: &str) -> Option<String> {
    let name = name.trim();
    (!name.is_empty()).then(|| name.chars().take(60).collect())
}

/// The head of a page with a board: the way back, the title, and what stands beside it.
pub fn head(back: &Route, label: Text, title: Words, beside: AnyView) -> AnyView {
    view! {
        <header class="puzzle-head">
            <a class="tool" href=back.href() aria-label=t(label)><Glyph icon=icon::BACK /></a>
            <h1>{title}</h1>
            {beside}
        </header>
    }
    .into_any()
}

/// What is said of a link that cannot be read.
pub fn unreadable() -> AnyView {
    view! {
        <div class="page">
            <p>{t(words::BAD_LINK)}</p>
            <a class="button" href=Route::Puzzles(String::new()).href()>{t(words::ALL)}</a>
        </div>
    }
    .into_any()
}
