//! Opening what others wrote: a file, or a text that is pasted; of several games one is chosen.

use i18n::study::mistakes::TAKEN;
use i18n::{game, kept as words};
use leptos::prelude::*;
use study::training::Training;
use study::{Drills, travel};
use table::{Sitting, read_file};

use super::{Collection, card, progress};
use crate::browser;
use crate::drills;
use crate::kept::{self, Id};
use crate::live::{all, clicked, empty, holds, live, says, typed};
use crate::percent::decoded;
use crate::route::Route;
use crate::tool::open_file;
use crate::training::store;
use crate::words::{lang, t};

/// What can be opened: the games of a file, and how many could not be read and why.
#[derive(Clone, Default)]
struct Found {
    games: Vec<Sitting>,
    unread: Option<(u64, String)>,
    /// How many drills were there, which are kept at once.
    drills: u64,
    /// Whether training or puzzles were there, which are kept at once, too.
    has_progress: bool,
}

impl Found {
    fn of(text: &str) -> Found {
        let (mut games, mut errors) = (Vec::new(), Vec::new());
        let (text, drills) = without_drills(text);
        let (trained, text) = Training::take(&text);
        let (solved, text) = travel::take(&text, progress::join);
        let has_progress = !trained.is_empty() || !solved.is_empty();
        trained
            .into_iter()
            .for_each(|(game, tried)| store::join(&game, tried));
        // Where there was nothing but drills and progress, no game is missed.
        let has_games = drills == 0 && !has_progress || !text.is_empty();
        let text = has_games.then(|| link_in(&text));
        for read in text.iter().flat_map(|text| read_file(text)) {
            match read {
                Ok(game) => games.push(game),
                Err(error) => errors.push(error),
            }
        }
        let first = errors.first().map(|error| error.say(untrack(lang)));
        Found {
            games,
            unread: first.map(|first| (errors.len() as u64, first)),
            drills,
            has_progress,
        }
    }
}

/// Keeps the drills of a text; gives the rest, and how many there were.
fn without_drills(text: &str) -> (String, u64) {
    let mut found = Drills::default();
    let rest = found.take(text);
    let count = found.iter().count() as u64;
    if count == 0 {
        return (text.to_owned(), 0);
    }
    let mut all = drills::load();
    found.iter().for_each(|drill| all.add(drill.clone()));
    drills::keep(&all);
    (rest, count)
}

/// What a link to a game says of it; any other text as it stands.
fn link_in(text: &str) -> String {
    match text.trim().split_once("#/open/") {
        Some((_, code)) => decoded(code),
        None => text.to_owned(),
    }
}

/// The button, the field to paste into, and what was found.
pub fn view(collection: Collection) -> AnyView {
    let found = RwSignal::new_local(Found::default());
    let pasted = RwSignal::new(String::new());
    let take = move |read: Found| match &read.games[..] {
        [only] if read.unread.is_none() && read.drills == 0 && !read.has_progress => open(only),
        _ => {
            found.set(read);
            // Drills and progress were kept already, and are saved with the games.
            collection.read();
        }
    };
    let opened = move |text: Option<String>| match text {
        Some(text) => take(Found::of(&text)),
        None => found.set(Found {
            unread: Some((1, game::FILE_UNREADABLE.to(untrack(lang)).to_owned())),
            ..Found::default()
        }),
    };
    let open_pasted = clicked(move |_| take(Found::of(&pasted.get_untracked())));
    let off = holds(move || pasted.with(|text| text.trim().is_empty()));
    view! {
        <div class="tools">
            {open_file(game::OPEN_FILE, ".txt,.sgf,text/plain", opened)}
            <details class="paste">
                <summary>{t(words::PASTE)}</summary>
                <textarea
                    rows="4" spellcheck="false" aria-label=t(words::PASTE) prop:value=pasted
                    on:input=typed(pasted)
                ></textarea>
                <button class="button" disabled=off on:click=open_pasted>{t(game::OPEN)}</button>
            </details>
        </div>
        <p class="small">{t(words::FILE_FORMS)}</p>
        {live(move || section(collection, found))}
    }
    .into_any()
}

fn section(collection: Collection, found: RwSignal<Found, LocalStorage>) -> AnyView {
    let read = found.get();
    let unread = read.unread.map(|(count, first)| {
        let said = says(move || words::UNREAD.count_with(lang(), count, [&first]));
        view! { <p class="unread" role="alert">{said}</p> }.into_any()
    });
    let drills = (read.drills > 0).then(|| {
        let said = says(move || TAKEN.count(lang(), read.drills));
        view! { <p role="status">{said}</p> }.into_any()
    });
    let progress = read
        .has_progress
        .then(|| view! { <p role="status">{t(words::PROGRESS_TAKEN)}</p> }.into_any());
    let taken = drills.into_iter().chain(progress);
    let count = read.games.len() as u64;
    if count == 0 {
        return all(taken.chain(unread));
    }
    let games = read.games.clone();
    let keep_all = clicked(move |_| {
        // The first of the file comes first in the list, too.
        for game in games.iter().rev() {
            add(game);
        }
        found.set(Found::default());
        collection.read();
    });
    let one = |game: Sitting| {
        let analysis = card::to_analysis(game.link());
        card::view(Ok(game.clone()), move || open(&game), Some(analysis))
    };
    view! {
        <section class="found">
            <div class="section-head">
                <strong>{says(move || words::IN_FILE.count(lang(), count))}</strong>
                <button class="button" on:click=keep_all>{t(words::KEEP_ALL)}</button>
            </div>
            {all(taken)}
            {unread}
            <ul class="kept-list">{all(read.games.into_iter().map(one))}</ul>
        </section>
    }
    .into_any()
}

fn add(game: &Sitting) -> Id {
    let mut game = game.clone();
    game.begun_on(&browser::today());
    kept::add_once(&game.save())
}

fn open(game: &Sitting) {
    kept::choose(add(game));
    Route::Play.go();
}

/// Opens what the address holds, beside whatever is kept, or says why it cannot be read.
pub fn open_link(text: &str) -> AnyView {
    match Sitting::read(text) {
        Ok(game) => {
            kept::choose(add(&game));
            Route::Play.go_instead();
            empty()
        }
        Err(error) => {
            let said = says(move || game::CANNOT_READ.with(lang(), &[&error.say(lang())]));
            view! {
                <div class="page">
                    <p>{said}</p>
                    <a class="button" href=Route::Games.href()>{t(words::YOUR_GAMES)}</a>
                </div>
            }
            .into_any()
        }
    }
}
