//! The pages of the `online` bundle: lobby, room, archive, account.

mod account;
mod archive;
mod bots;
mod fault;
mod host;
mod http;
mod listed;
mod lobby;
mod me;
mod room;
mod socket;
mod visit;
mod wording;

use leptos::prelude::*;

use crate::page::not_found;
use crate::route::Route;

pub use me::Me;

/// The page of a route.
pub fn view(route: Route) -> AnyView {
    match route {
        Route::Lobby => lobby::view(),
        Route::Host(kind) => host::view(kind),
        Route::Game(id) => room::view(&id),
        Route::Archive(name) => archive::view(name),
        Route::Account => account::view(),
        _ => not_found(),
    }
}
