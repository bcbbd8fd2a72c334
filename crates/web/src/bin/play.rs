//! What everybody loads first: both games, to begin and to play.

use leptos::prelude::provide_context;
use web::play::Desk;
use web::route::Bundle;

fn main() {
    web::app::start(Bundle::Play, || {
        provide_context(Desk::kept());
        web::page::view
    });
}
