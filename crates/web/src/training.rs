//! Training with tactics: the pages of the `training` bundle.

mod book;
mod calendar;
mod card;
mod course;
mod exercise;
mod graph;
mod history;
mod overview;
mod plan;
mod result;
pub mod store;
mod storm;
mod task;

use games::Kind;
use leptos::prelude::*;

use crate::browser;
use crate::days;
use crate::page::not_found;
use crate::route::Route;
use course::Course;
use plan::Plan;

/// The page of a route.
pub fn view(route: Route) -> AnyView {
    request_animation_frame(browser::begin_page);
    match route {
        Route::Training(rest) => page(&rest),
        _ => not_found(),
    }
}

/// `yinsh` is what there is to train, `yinsh/streak` one way to do it.
fn page(rest: &str) -> AnyView {
    let (game, rest) = rest.split_once('/').unwrap_or((rest, ""));
    let kind = match game {
        "days" => return calendar::view(rest),
        "daily" => return daily(rest),
        "" => Ok(store::last()),
        game => game.parse::<Kind>(),
    };
    let Ok(kind) = kind else { return not_found() };
    store::choose(kind);
    if rest.is_empty() {
        return overview::view(kind);
    }
    match Plan::read(rest) {
        Some(plan) => planned(kind, plan),
        None => not_found(),
    }
}

/// The tactic of a day, whichever game it is of.
fn daily(day: &str) -> AnyView {
    match day.parse() {
        Ok(date) if days::is_offered(date) => planned(course::game_of(date), Plan::Daily(date)),
        _ => not_found(),
    }
}

fn planned(kind: Kind, plan: Plan) -> AnyView {
    book::with(kind, move |book| {
        course::view(Course::begin(kind, plan.clone(), book))
    })
}
