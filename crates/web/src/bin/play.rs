//! The running game, of whichever kind.

use leptos::prelude::provide_context;
use web::play::Desk;
use web::route::Bundle;

fn main() {
    web::app::start(Bundle::Play, || {
        provide_context(Desk::kept());
        |_| web::play::view()
    });
}
