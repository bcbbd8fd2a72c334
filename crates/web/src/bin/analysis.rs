//! The analysis board: variations of a game, with the engine beside them.

use web::route::Bundle;

fn main() {
    web::app::start(Bundle::Analysis, || web::study::analysis::view);
}
