//! The first page: all games, the one that is running, online play, puzzles and pictures.

use games::Kind;
use i18n::puzzle::{self, pictures};
use i18n::study::{self, mistakes};
use i18n::{Text, app, kept as words, online, training};
use leptos::prelude::*;
use table::Sitting;

use crate::board::emblem;
use crate::drills;
use crate::kept;
use crate::live::{all, empty, live, says};
use crate::page::entrance;
use crate::route::Route;
use crate::words::{lang, t};

/// The first page.
pub fn view() -> AnyView {
    let label = RwSignal::new(last_game());
    // A page that comes back from the browser's memory has missed what was played meanwhile.
    let listener = window_event_listener_untyped("pageshow", move |_| label.set(last_game()));
    on_cleanup(move || listener.remove());
    let resume = live(move || match label.get() {
        Some(label) => link(Route::Play, "button primary wide", label),
        None => empty(),
    });
    view! {
        <div class="page home">
            <h1>{t(app::TAGLINE)}</h1>
            {resume}
            {todays()}
            <div class="cards">{all(Kind::ALL.iter().map(card))}</div>
            <div class="entrances">
                {entrance(&Route::Games, words::YOUR_GAMES, words::PITCH)}
                {entrance(&Route::Lobby, online::ONLINE, online::PITCH)}
                {entrance(&Route::Training(String::new()), training::TACTICS, training::PITCH)}
                {entrance(&Route::Puzzles(String::new()), puzzle::PUZZLES, puzzle::PITCH)}
                {entrance(&Route::Pictures(String::new()), pictures::PICTURES, pictures::PITCH)}
            </div>
            <p class="small">{t(app::UNOFFICIAL)}" "{t(app::TRADE_MARKS)}</p>
        </div>
    }
    .into_any()
}

/// What comes today: the day's two tasks, and the positions from one's own mistakes, where there are any.
fn todays() -> AnyView {
    let tasks = Route::Training("days".to_owned());
    view! {
        <div class="todays">
            {entrance(&tasks, training::TODAY, training::TODAY_PITCH)}
            {mistakes_due()}
        </div>
    }
    .into_any()
}

fn mistakes_due() -> AnyView {
    let due = drills::due() as u64;
    if due == 0 {
        return empty();
    }
    let count = says(move || mistakes::TODAY.count(lang(), due));
    view! {
        <a class="entrance" href=Route::Mistakes(String::new()).href()>
            <strong>{t(study::MISTAKES)}</strong>
            <span class="small">{count}</span>
        </a>
    }
    .into_any()
}

/// How the game on the desk is offered, if there is one.
fn last_game() -> Option<Text> {
    let (_, text) = kept::on_desk()?;
    let game = Sitting::saved(&text).ok()?;
    Some(if game.facts().is_over {
        app::LAST_GAME
    } else {
        app::RESUME
    })
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
