//! The pages of the `study` bundle: looking back at games, and learning from them.

mod explorer;
mod found;
mod review;

use leptos::prelude::*;

use crate::page::not_found;
use crate::route::Route;

/// The page of a route.
pub fn view(route: Route) -> AnyView {
    match route {
        Route::Review(name) => review::view(&name),
        Route::Explorer(text) => explorer::view(&text),
        _ => not_found(),
    }
}
