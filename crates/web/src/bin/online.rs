//! Games over the network.

use leptos::prelude::provide_context;
use web::online::Me;
use web::route::Bundle;

fn main() {
    web::app::start(Bundle::Online, || {
        provide_context(Me::begin());
        web::online::view
    });
}
