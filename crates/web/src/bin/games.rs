//! The games kept in this browser, and those of files.

use web::route::Bundle;

fn main() {
    web::app::start(Bundle::Games, || web::games::view);
}
