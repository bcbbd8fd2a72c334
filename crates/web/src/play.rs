//! The page of the running game: board, players, what is due, buttons, moves.

mod actions;
mod desk;
mod dialog;
mod help;
mod keys;
mod moves;
mod opponent;
mod share;
mod status;
mod thinking;
mod thread;
mod who;

use leptos::prelude::*;

use crate::board;

pub use desk::{Desk, Dialog};
pub use help::Help;
pub use keys::{is_on_control, listen};
pub use who::Who;

/// The page of the running game.
#[component]
pub fn Play() -> impl IntoView {
    let desk = Desk::of_page();
    provide_context(opponent::Opponent::sit_down(desk));
    // The board is made anew only when another game begins, not at every step.
    let kind = Memo::new(move |_| desk.kind());
    move || {
        let parts = board::parts(kind.get()?, desk);
        keys::listen(desk, parts.press);
        Some(
            view! {
                <div class="play">
                    <section class="board-area">{parts.board}</section>
                    <aside class="side">
                        <status::Status />
                        {parts.choices}
                        <actions::Actions />
                        <moves::Moves />
                    </aside>
                </div>
                <help::Help of_game=parts.keys />
                <share::Share />
            }
            .into_any(),
        )
    }
}
