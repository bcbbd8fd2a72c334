//! The pages, one file each.

mod home;
mod learn;
mod new;
mod open;
mod rules;
mod seats;
mod settings;

use i18n::common;
use leptos::prelude::*;

use crate::play;
use crate::route::Route;
use crate::words::t;

/// The page of a route.
pub fn view(route: Route) -> AnyView {
    match route {
        Route::Home => home::Home().into_any(),
        Route::New(kind) => new::view(kind),
        Route::Play => play::Play().into_any(),
        Route::Open(text) => open::view(text),
        Route::Learn(kind) => learn::view(kind, None),
        Route::Lesson(kind, name) => learn::view(kind, Some(name)),
        Route::Rules(kind) => rules::view(kind, None),
        Route::Section(kind, name) => rules::view(kind, Some(name)),
        Route::Settings => settings::Settings().into_any(),
        Route::Unknown => view! { <p class="page">{t(common::NOT_FOUND)}</p> }.into_any(),
    }
}

/// What is shown where there is nothing.
pub fn empty() -> AnyView {
    ().into_any()
}
