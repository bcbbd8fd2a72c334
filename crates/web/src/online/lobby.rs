//! The lobby: one's own games, games to join, games to watch.

use std::time::Duration;

use games::Kind;
use i18n::{Text, online as words};
use leptos::prelude::*;
use leptos::task::spawn_local;
use online::Phase;
use online::body::Listed;
use room::Fault;

use super::http;
use super::listed::Way;
use super::{Me, listed, wording};
use crate::live::{all, live, says, shown_if, whenever};
use crate::route::Route;
use crate::words::{lang, t};

/// How often the lists are asked for.
const EVERY: Duration = Duration::from_secs(4);

/// What the lobby shows.
#[derive(Clone, Copy, Default)]
struct Lobby {
    mine: RwSignal<Vec<Listed>>,
    open: RwSignal<Vec<Listed>>,
    running: RwSignal<Vec<Listed>>,
    fault: RwSignal<Option<Fault>>,
}

impl Lobby {
    fn ask(self) {
        spawn_local(async move {
            let done = self.fill().await;
            self.fault.try_set(done.err());
        });
    }

    async fn fill(self) -> Result<(), Fault> {
        let mut mine: Vec<Listed> = http::get("api/games?mine=true").await?;
        mine.retain(|game| game.phase != Phase::Over);
        // Those that wait for the reader come first; the sort keeps the newest first otherwise.
        mine.sort_by_key(|game| !listed::is_mine(game));
        let mut open: Vec<Listed> = http::get("api/games?phase=open").await?;
        let mut running: Vec<Listed> = http::get("api/games?phase=running").await?;
        for others in [&mut open, &mut running] {
            others.retain(|game| game.you.is_none());
        }
        for (signal, list) in [
            (self.mine, mine),
            (self.open, open),
            (self.running, running),
        ] {
            // The lists may have outlived their page, and an equal one need not be drawn again.
            if signal.try_with_untracked(|old| *old != list) == Some(true) {
                signal.set(list);
            }
        }
        Ok(())
    }
}

/// The lobby.
pub fn view() -> AnyView {
    let me = Me::of_page();
    let lobby = Lobby::default();
    let known = Memo::new(move |_| me.name());
    whenever(move || {
        if known.with(Option::is_some) {
            lobby.ask();
        }
    });
    let again = move || {
        if !document().hidden() && known.with_untracked(Option::is_some) {
            lobby.ask();
        }
    };
    let tick = set_interval_with_handle(again, EVERY);
    on_cleanup(move || tick.into_iter().for_each(|tick| tick.clear()));
    let fault = says(move || match (me.fault.get(), lobby.fault.get()) {
        (Some(Fault::NoServer), _) => words::NO_SERVER.to(lang()).to_owned(),
        (Some(_), _) | (_, Some(Fault::Unreachable)) => words::LOBBY_FAILED.to(lang()).to_owned(),
        (None, Some(fault)) => wording::fault(&fault, lang()),
        (None, None) => String::new(),
    });
    let begin = |&kind: &Kind| {
        let words = says(move || words::NEW_ONLINE.with(lang(), &[kind.name()]));
        view! { <a class="button primary" href=Route::Host(kind).href()>{words}</a> }.into_any()
    };
    let some = move |title: Text, games: RwSignal<Vec<Listed>>, way: Way| {
        shown_if(
            move || !games.with(Vec::is_empty),
            move || part(title, games, way),
        )
    };
    // Without a server there is nobody to be and nothing to join: one line says so.
    let inside = move || {
        view! {
            {who(me)}
            <div class="row begin">{all(Kind::ALL.iter().map(begin))}</div>
            {some(words::MY_GAMES, lobby.mine, Way::To(words::CONTINUE))}
            {shown_if(
                move || known.with(Option::is_some),
                move || part(words::OPEN_GAMES, lobby.open, Way::Join(lobby.fault)),
            )}
            {some(words::RUNNING_GAMES, lobby.running, Way::To(words::WATCH))}
            <nav class="row">
                <a class="button plain" href=Route::Archive(String::new()).href()>{t(words::ARCHIVE)}</a>
                <a class="button plain" href=Route::Account.href()>{t(words::ACCOUNT)}</a>
            </nav>
        }
        .into_any()
    };
    view! {
        <div class="page lobby">
            <h1>{t(words::ONLINE)}</h1>
            <p class="note" role="alert">{fault}</p>
            {shown_if(move || me.fault.with(Option::is_none), inside)}
        </div>
    }
    .into_any()
}

/// The visitor's name, and the way to change it.
fn who(me: Me) -> AnyView {
    live(move || match me.name() {
        Some(name) => {
            let words = says(move || words::YOU_ARE.with(lang(), &[name.as_str()]));
            view! {
                <p class="whoami">
                    {words} " "
                    <a class="button plain" href=Route::Account.href()>{t(words::ACCOUNT)}</a>
                </p>
            }
            .into_any()
        }
        None => view! { <p class="whoami">{t(words::CONNECTING)}</p> }.into_any(),
    })
}

fn part(title: Text, games: RwSignal<Vec<Listed>>, way: Way) -> AnyView {
    let list = move || games.with(|games| listed::list(games, way, words::NO_OPEN_GAMES));
    let list = live(list);
    view! { <section><h2>{t(title)}</h2>{list}</section> }.into_any()
}
