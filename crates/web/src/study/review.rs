//! Looking back at a game.

use i18n::study as words;
use leptos::prelude::*;

use super::found;
use crate::board;
use crate::page::not_found;
use crate::play::{self, Desk};
use crate::route::Route;
use crate::words::t;

/// The review of the game that an address speaks of.
pub fn view(name: &str) -> AnyView {
    let Some(found) = found::game(name) else {
        return not_found();
    };
    // Whoever comes back finds this game, whatever lies on the desk then.
    Route::Review(found.id.to_string()).note();
    let kind = found.sitting.kind();
    let desk = Desk::beside(found.sitting);
    on_cleanup(move || desk.stop_film());
    provide_context(desk);
    let parts = board::parts(kind, desk);
    play::listen(desk, parts.press);
    view! {
        <h1 class="unseen">{t(words::REVIEW)}</h1>
        <div class="play">
            <section class="board-area">{parts.board}</section>
            <aside class="side">{play::moves()}</aside>
        </div>
        {play::help(&[parts.keys])}
    }
    .into_any()
}
