//! The first page: all games, the one that is running, online play, puzzles and pictures.

use games::Kind;
use i18n::puzzle::{self, pictures};
use i18n::{Text, app, kept, online};
use leptos::prelude::*;

use crate::board::emblem;
use crate::live::{all, shown_if};
use crate::page::entrance;
use crate::play::Desk;
use crate::route::Route;
use crate::words::t;

/// The first page.
pub fn view() -> AnyView {
    let desk = Desk::of_page();
    let is_over = Memo::new(move |_| desk.read(|sitting| sitting.facts().is_over) == Some(true));
    let resume = move || {
        let label = if is_over.get() {
            app::LAST_GAME
        } else {
            app::RESUME
        };
        link(Route::Play, "button primary wide", label)
    };
    view! {
        <div class="page home">
            <h1>{t(app::TAGLINE)}</h1>
            {shown_if(move || desk.is_running(), resume)}
            <div class="cards">{all(Kind::ALL.iter().map(card))}</div>
            <div class="entrances">
                {entrance(&Route::Games, kept::YOUR_GAMES, kept::PITCH)}
                {entrance(&Route::Lobby, online::ONLINE, online::PITCH)}
                {entrance(&Route::Puzzles(String::new()), puzzle::PUZZLES, puzzle::PITCH)}
                {entrance(&Route::Pictures(String::new()), pictures::PICTURES, pictures::PITCH)}
            </div>
            <p class="small">{t(app::UNOFFICIAL)}" "{t(app::TRADE_MARKS)}</p>
        </div>
    }
    .into_any()
}

fn card(&kind: &Kind) -> AnyView {
    let pitch = match kind {
        Kind::Yinsh => app::YINSH_PITCH,
        Kind::Gemblo => app::GEMBLO_PITCH,
    };
    view! {
        <section class="card">
            {emblem::view(kind)}
            <h2>{kind.name()}</h2>
            <p>{t(pitch)}</p>
            <div class="row">
                {link(Route::New(kind), "button", app::PLAY)}
                {link(Route::Learn(kind, String::new()), "button plain", app::LEARN)}
                {link(Route::Rules(kind, String::new()), "button plain", app::RULES)}
            </div>
        </section>
    }
    .into_any()
}

fn link(to: Route, class: &'static str, text: Text) -> AnyView {
    view! { <a class=class href=to.href()>{t(text)}</a> }.into_any()
}
