//! The page of the running game: board, players, what is due, buttons, moves.

mod actions;
mod desk;
mod dialog;
mod help;
mod keys;
mod moves;
mod share;
mod status;

use leptos::prelude::*;
use table::Sitting;

use crate::app::Shared;
use crate::board;
use crate::page::empty;

pub use desk::Desk;

/// The page of the running game.
#[component]
pub fn Play() -> impl IntoView {
    let desk = Shared::of_page().desk;
    // The board is made anew only when another game begins, not at every step.
    let kind = Memo::new(move |_| desk.kind());
    move || {
        let board = match kind.get()? {
            "YINSH" => board::yinsh::view(desk),
            _ => return Some(empty()),
        };
        keys::listen(desk);
        Some(
            view! {
                <div class="play">
                    <section class="board-area">{board}</section>
                    <aside class="side">
                        <status::Status />
                        <actions::Actions />
                        <moves::Moves />
                    </aside>
                </div>
                <help::Help />
                <share::Share />
            }
            .into_any(),
        )
    }
}

/// Whether a sitting is a game of YINSH; the board's own code asks for its board this way.
pub fn yinsh(sitting: &Sitting) -> &table::yinsh::Board {
    match sitting {
        Sitting::Yinsh(board) => board,
    }
}
