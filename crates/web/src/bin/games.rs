//! The games kept in this browser, those of files, and the settings.

use web::route::Bundle;

fn main() {
    web::app::start(Bundle::Games, || web::games::view);
}
