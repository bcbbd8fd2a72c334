//! What everybody loads first: both games, to begin, to play and to open, and the settings.

use leptos::prelude::provide_context;
use web::play::Desk;
use web::route::Bundle;

fn main() {
    web::app::start(Bundle::Play, || {
        provide_context(Desk::kept());
        web::page::view
    });
}
