//! What everybody loads first: both games, to be begun and to be found again.

use web::route::Bundle;

fn main() {
    web::app::start(Bundle::Home, || web::page::view);
}
