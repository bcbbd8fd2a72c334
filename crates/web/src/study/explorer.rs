//! The placement explorer of YINSH: a board to place rings on, and what is known of every point.

mod list;
mod state;
mod tint;

use std::sync::Arc;

use games::Kind;
use i18n::study as words;
use i18n::study::explorer;
use leptos::prelude::*;
use yinsh::Variant;

use crate::board::{self, Overlay};
use crate::live::live;
use crate::play;
use crate::route::Route;
use crate::words::t;
use state::State;

/// The explorer at a variant and the placements that follow it in the text.
pub fn view(text: &str) -> AnyView {
    let state = State::new(text);
    let desk = state.desk;
    on_cleanup(move || desk.stop_film());
    provide_context(desk);
    provide_context(Overlay(Arc::new(move || live(move || tint::view(state)))));
    let parts = board::parts(Kind::Yinsh, desk);
    play::listen(desk, parts.press);
    Effect::new(move |_| state.note());
    let variants = [Variant::Standard, Variant::Blitz].map(|variant| link(state, variant));
    view! {
        <div class="play of-yinsh">
            <section class="board-area">{parts.board}</section>
            <aside class="side">
                <h1>{t(words::EXPLORER)}</h1>
                <p class="small">{t(explorer::ABOUT)}</p>
                <nav class="courses" aria-label=t(i18n::app::VARIANT)>{variants.collect_view()}</nav>
                <div class="actions">{play::undo(desk)}</div>
                {live(move || list::view(state))}
            </aside>
        </div>
        {play::help(&[parts.keys])}
    }
    .into_any()
}

/// Leads to the same explorer of a variant.
fn link(state: State, variant: Variant) -> AnyView {
    let name = match variant {
        Variant::Standard => i18n::yinsh::STANDARD,
        Variant::Blitz => i18n::yinsh::BLITZ,
    };
    let current = (variant == state.variant).then_some("true");
    let to = Route::Explorer(variant.name().to_owned());
    view! { <a href=to.href() aria-current=current>{t(name)}</a> }.into_any()
}
