//! The lessons and the rules.

use web::route::Bundle;

fn main() {
    web::app::start(Bundle::Learn, || web::learn::view);
}
