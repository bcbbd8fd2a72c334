//! Looking back at games, and learning from them.

use web::route::Bundle;

fn main() {
    web::app::start(Bundle::Study, || web::study::view);
}
