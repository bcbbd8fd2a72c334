//! The pages of the `learn` bundle: lessons, and the rules to look things up.

mod rules;
mod tutorial;

use leptos::prelude::*;

use crate::page::not_found;
use crate::route::Route;

/// The page of a route.
pub fn view(route: Route) -> AnyView {
    match route {
        Route::Learn(kind, name) => tutorial::view(kind, &name),
        Route::Rules(kind, name) => rules::view(kind, name),
        _ => not_found(),
    }
}
