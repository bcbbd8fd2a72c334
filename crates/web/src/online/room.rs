//! The page of an online game: seats, board, what is due, moves, talk.

mod acts;
mod card;
mod chat;
mod connection;
mod invite;
mod seats;
mod status;

use std::sync::Arc;

use i18n::online as words;
use leptos::prelude::*;
use online::Phase;

use super::visit::{Visit, is_my_turn};
use super::wording;
use crate::board;
use crate::live::{holds, live, says, whenever};
use crate::play;
use crate::tool::help;
use crate::words::{lang, t};

/// The page of the game with this name.
pub fn view(id: &str) -> AnyView {
    match id.parse() {
        Ok(id) => visited(Visit::begin(id)),
        Err(_) => {
            let words = t(words::NO_SUCH_TABLE);
            view! { <div class="page"><p class="note">{words}</p></div> }.into_any()
        }
    }
}

fn visited(visit: Visit) -> AnyView {
    provide_context(visit.desk);
    provide_context(play::Sitters(Arc::new(move |seat| {
        seats::sitter(visit, seat.index())
    })));
    tell_in_title(visit);
    // The board is made anew only when another game is put there, not at every step.
    let kind = Memo::new(move |_| visit.desk.kind());
    let is_open = move || visit.table(|table| table.phase == Phase::Open) == Some(true);
    let is_over = move || visit.table(|table| table.result.is_some()) == Some(true);
    let is_seated = move || visit.table(|table| table.you.is_some()) == Some(true);
    let page = move || {
        let Some(kind) = kind.get() else {
            return view! { <div class="page">{connection::view(visit)}</div> }.into_any();
        };
        let title = says(move || {
            let title = visit.table(|table| {
                wording::title(&table.game, &table.setup, table.seats.len(), lang())
            });
            title.unwrap_or_default()
        });
        let parts = board::parts(kind, visit.desk);
        play::listen(visit.desk, parts.press);
        view! {
            <h1 class="unseen">{title}</h1>
            <div class=format!("play room of-{}", kind.id()) class:waiting=holds(is_open) class:over=holds(is_over)>
                <section class="board-area">
                    {seats::view(visit)}
                    {parts.board}
                </section>
                <aside class="side">
                    {connection::view(visit)}
                    {status::view(visit)}
                    {invite::view(visit)}
                    {parts.choices}
                    <div class="actions">
                        {play::undo(visit.desk)}
                        {help()}
                        {play::confirm(visit.desk, is_seated)}
                    </div>
                    {acts::view(visit)}
                    {play::moves()}
                    {chat::view(visit)}
                    {card::view(visit)}
                </aside>
            </div>
            {play::help(&[parts.keys])}
        }
        .into_any()
    };
    live(page)
}

/// Whoever looks at another tab sees there whose turn it is.
fn tell_in_title(visit: Visit) {
    let mine = Memo::new(move |_| visit.table(is_my_turn) == Some(true));
    whenever(move || {
        document().set_title(if mine.get() { "● Sixfold" } else { "Sixfold" });
    });
    on_cleanup(|| document().set_title("Sixfold"));
}
