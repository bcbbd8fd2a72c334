//! Sixfold in the browser: the page around the boards. What a touch means is decided in `table`.

mod app;
mod board;
mod browser;
mod icon;
mod live;
mod news;
mod page;
mod play;
mod route;
mod settings;
mod words;

fn main() {
    leptos::mount::mount_to_body(app::App);
}
