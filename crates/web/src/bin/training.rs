//! Training with tactics.

use web::route::Bundle;

fn main() {
    web::app::start(Bundle::Training, || web::training::view);
}
