//! The pages of the `study` bundle: looking back at games, and learning from them.

pub mod analysis;
mod cards;
mod explorer;
mod found;
mod looking;
mod mistakes;
mod review;
pub mod seat;

use leptos::prelude::*;
use leptos::tachys::reactive_graph::OwnedView;

use crate::page::not_found;
use crate::route::Route;

/// The page of a route.
///
/// It has an owner of its own, so that what it says of its board does not reach the board of the next page.
pub fn view(route: Route) -> AnyView {
    let owner = Owner::new();
    let page = owner.with(|| match route {
        Route::Review(name) => review::view(&name),
        Route::Explorer(text) => explorer::view(&text),
        Route::Mistakes(name) => mistakes::view(&name),
        _ => not_found(),
    });
    OwnedView::new_with_owner(page, owner).into_any()
}
