//! The page of the running game: board, players, what is due, buttons, moves.

mod actions;
mod desk;
pub mod dialog;
mod door;
mod ending;
mod help;
mod keys;
mod moves;
mod opponent;
mod share;
mod status;
mod thinking;
mod thread;
mod tutor;
mod who;

use leptos::prelude::*;

use crate::board;
use crate::browser;
use crate::live::{empty, live, shown_if};
use crate::route::Route;

pub use actions::{confirm, undo};
pub use desk::{Desk, Dialog};
pub use help::view as help;
pub use keys::{hear, is_on_control, listen, press};
pub use moves::{Signs, Walk, view as moves};
pub use thread::Clerk;
pub use who::{Sitters, engine_level, short as who_in_short, sitter, view as who};

/// The page of the running game.
pub fn view() -> AnyView {
    let desk = Desk::of_page();
    let judged = tutor::sit_down(desk);
    provide_context(opponent::Opponent::sit_down(desk, judged));
    request_animation_frame(browser::begin_page);
    // The board is made anew only when another game begins, not at every step.
    let kind = Memo::new(move |_| desk.kind());
    let page = move || {
        let Some(kind) = kind.get() else {
            // An old bookmark: there is nothing to go on with.
            Route::Home.go_instead();
            return empty();
        };
        let parts = board::parts(kind, desk);
        let press = parts.press;
        keys::hear(move |event, key| {
            press(desk, event, key) || tutor::press(key) || keys::press(desk, key)
        });
        let ended = Memo::new(move |_| ending::ending(desk));
        let end_or_status = live(move || match ended.get() {
            Some(ended) => ending::view(desk, ended),
            None => status::view(tutor::view(desk, kind)),
        });
        view! {
            <h1 class="unseen">{kind.name()}</h1>
            <div class=format!("play of-{}", kind.id())>
                <section class="board-area">{parts.board}</section>
                <aside class="side">
                    {end_or_status}
                    {parts.choices}
                    {actions::view()}
                    {shown_if(move || ended.with(Option::is_none), move || door::analyse(desk))}
                    {moves::view()}
                </aside>
            </div>
            {help::view(&[parts.keys, tutor::keys(kind)])}
            {share::view()}
        }
        .into_any()
    };
    live(page)
}
