//! The puzzles and the pictures.

use web::route::Bundle;

fn main() {
    web::app::start(Bundle::Puzzle, || web::puzzle::view);
}
