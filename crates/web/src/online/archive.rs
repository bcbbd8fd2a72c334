//! Finished games: by player, game and result.

use games::Kind;
use i18n::{Text, online as words};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use online::body::Listed;
use room::Fault;

use super::listed::Way;
use super::{Me, fault, http, listed};
use crate::live::{self, clicked, live, shown_if, typed, whenever};
use crate::percent;
use crate::words::t;

/// The most games in one answer of the server.
const PAGE: usize = 50;
/// The results of games for two; with more players the places are not searched for.
const RESULTS: [&str; 3] = ["1-0", "0-1", "1/2-1/2"];

#[derive(Clone, Copy, Default)]
struct Archive {
    player: RwSignal<String>,
    game: RwSignal<String>,
    result: RwSignal<String>,
    found: RwSignal<Vec<Listed>>,
    /// Whether there may be older ones.
    more: RwSignal<bool>,
    fault: RwSignal<Option<Fault>>,
}

impl Archive {
    /// The request for what is wanted, older than a time.
    fn path(self, before: Option<u64>) -> String {
        let mut path = "api/games?phase=over".to_owned();
        let before = before.map_or_else(String::new, |before| before.to_string());
        let parts = [
            ("player", self.player.get_untracked().trim().to_owned()),
            ("game", self.game.get_untracked()),
            ("result", self.result.get_untracked()),
            ("before", before),
        ];
        for (name, value) in parts.iter().filter(|(_, value)| !value.is_empty()) {
            path.push_str(&format!("&{name}={}", percent::encoded(value)));
        }
        path
    }

    fn search(self, before: Option<u64>) {
        let path = self.path(before);
        let games = async move { http::get::<Vec<Listed>>(&path).await };
        fault::wait(self.fault, games, move |list| {
            self.more.try_set(list.len() == PAGE);
            self.found.try_update(|found| {
                if before.is_none() {
                    found.clear();
                }
                found.extend(list);
            });
        });
    }
}

/// The archive, of a player if one is named.
pub fn view(name: String) -> AnyView {
    let archive = Archive {
        player: RwSignal::new(name),
        ..Archive::default()
    };
    let me = Me::of_page();
    let known = Memo::new(move |_| me.name().is_some());
    whenever(move || {
        if known.get() {
            archive.search(None);
        }
    });
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        archive.search(None);
    };
    let list = |found: &Vec<_>| listed::list(found, Way::To(words::REPLAY), words::NOTHING_FOUND);
    let more = move || {
        let older = clicked(move |_| {
            let games = archive.found.read_untracked();
            archive.search(games.last().map(|game| game.at));
        });
        view! { <button class="button" on:click=older>{t(words::OLDER)}</button> }.into_any()
    };
    view! {
        <div class="page archive">
            <h1>{t(words::ARCHIVE)}</h1>
            <form class="search" on:submit=submit>
                <label>
                    <span>{t(words::PLAYER_NAME)}</span>
                    <input
                        class="field" autocomplete="off" spellcheck="false"
                        prop:value=archive.player on:input=typed(archive.player)
                    />
                </label>
                {select(words::GAME, words::ANY_GAME, archive.game,
                    Kind::ALL.iter().map(|kind| (kind.id(), kind.name())))}
                {select(words::RESULT, words::ANY_RESULT, archive.result,
                    RESULTS.into_iter().map(|result| (result, result)))}
                <button class="button primary">{t(words::SEARCH)}</button>
            </form>
            {fault::view(move || archive.fault.get().or(me.fault.get()))}
            {live(move || archive.found.with(list))}
            {shown_if(move || archive.more.get(), more)}
        </div>
    }
    .into_any()
}

fn select(
    title: Text,
    any: Text,
    value: RwSignal<String>,
    all: impl Iterator<Item = (&'static str, &'static str)>,
) -> AnyView {
    let one = |(value, words)| view! { <option value=value>{words}</option> }.into_any();
    view! {
        <label>
            <span>{t(title)}</span>
            <select class="level" on:change=typed(value)>
                <option value="">{t(any)}</option>
                {live::all(all.map(one))}
            </select>
        </label>
    }
    .into_any()
}
