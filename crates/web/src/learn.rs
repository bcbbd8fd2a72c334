//! The pages of the `learn` bundle: lessons, and the rules to look things up.

mod rules;
mod tutorial;

use leptos::prelude::*;

use crate::page::not_found;
use crate::route::Route;

/// The page of a route.
pub fn view(route: Route) -> AnyView {
    match route {
        Route::Learn(kind) => tutorial::view(kind, None),
        Route::Lesson(kind, name) => tutorial::view(kind, Some(name)),
        Route::Rules(kind) => rules::view(kind, None),
        Route::Section(kind, name) => rules::view(kind, Some(name)),
        _ => not_found(),
    }
}
