//! The pages of the `home` bundle, and what forms everywhere are made of.

pub mod agreed;
pub mod choice;
mod home;
mod new;
pub mod seats;
mod settings;
pub mod variants;

use i18n::{Text, app};
use leptos::prelude::*;

use crate::games;
use crate::route::Route;
use crate::words::t;

/// The page of a route.
pub fn view(route: Route) -> AnyView {
    match route {
        Route::Home => home::view(),
        Route::New(kind) => new::view(kind),
        Route::Games => games::view(),
        Route::Open(text) => games::open_link(&text),
        Route::Settings => settings::view(),
        _ => not_found(),
    }
}

/// A way to some pages, with what is there.
pub fn entrance(to: &Route, name: Text, pitch: Text) -> AnyView {
    view! {
        <a class="entrance" href=to.href()>
            <strong>{t(name)}</strong>
            <span class="small">{t(pitch)}</span>
        </a>
    }
    .into_any()
}

/// The page of an address that means nothing.
pub fn not_found() -> AnyView {
    view! { <p class="page">{t(app::NOT_FOUND)}</p> }.into_any()
}
