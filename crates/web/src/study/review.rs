//! Looking back at a game: how everybody's chances went, which turns were wrong, and what was better.

mod graph;
mod keys;
mod players;
mod retrospect;
mod signs;
mod turn;

use i18n::study as words;
use leptos::prelude::*;

use super::found;
use crate::board;
use crate::browser;
use crate::page::not_found;
use crate::play;
use crate::route::Route;
use crate::words::t;
use retrospect::Retrospect;

/// The review of the game that an address speaks of.
pub fn view(name: &str) -> AnyView {
    let Some(found) = found::game(name) else {
        return not_found();
    };
    // Whoever comes back finds this game, whatever lies on the desk then.
    Route::Review(found.id.to_string()).note();
    request_animation_frame(browser::begin_page);
    let kind = found.sitting.kind();
    let retrospect = Retrospect::begin(found);
    provide_context(retrospect.desk);
    signs::provide(retrospect);
    keys::listen(retrospect);
    let parts = board::parts(kind, retrospect.desk);
    view! {
        <h1 class="unseen">{t(words::REVIEW)}</h1>
        <div class=format!("play review of-{}", kind.id())>
            <section class="board-area">{parts.board}</section>
            <aside class="side">
                {graph::view(retrospect)}
                {turn::view(retrospect)}
                {play::moves()}
                {players::view(retrospect)}
            </aside>
        </div>
        {play::help(&[keys::LIST])}
    }
    .into_any()
}
