//! The games kept in this browser, and those of files and links.

mod card;
mod file;
mod progress;

use i18n::{Lang, app, kept as words, study};
use leptos::prelude::*;
use table::Sitting;

use crate::drills;
use crate::icon;
use crate::kept::{self, Id};
use crate::live::{all, clicked, holds, live, says, shown_if};
use crate::route::Route;
use crate::tool::{data, tool};
use crate::training::store;
use crate::words::{lang, t};

pub use file::open_link;

/// How many games are shown at first, and how many more at a time.
const SOME: usize = 24;

/// The kept games as the page knows them.
#[derive(Clone, Copy)]
struct Collection {
    /// The newest first.
    ids: RwSignal<Vec<Id>>,
    /// The one that was deleted last, and its text.
    deleted: RwSignal<Option<(Id, String)>>,
}

impl Collection {
    fn read(self) {
        let mut ids: Vec<Id> = kept::ids().collect();
        ids.sort_unstable_by(|one, other| other.cmp(one));
        self.ids.set(ids);
    }

    fn delete(self, id: Id) {
        self.deleted.set(kept::text(id).map(|text| (id, text)));
        kept::forget(id);
        self.read();
    }

    fn restore(self) {
        if let Some((id, text)) = self.deleted.try_update(Option::take).flatten() {
            kept::keep(id, &text);
            self.read();
        }
    }
}

/// The list of all games.
pub fn view() -> AnyView {
    let games = Collection {
        ids: RwSignal::new(Vec::new()),
        deleted: RwSignal::new(None),
    };
    games.read();
    let shown = RwSignal::new(SOME);
    let count = Memo::new(move |_| games.ids.with(Vec::len));
    let cards = live(move || {
        let ids = games
            .ids
            .with(|ids| ids.iter().take(shown.get()).copied().collect::<Vec<_>>());
        all(ids.into_iter().map(|id| one(games, id)))
    });
    let none = || view! { <p>{t(words::NONE_YET)}</p> }.into_any();
    let more = move || {
        let act = clicked(move |_| shown.update(|shown| *shown += SOME));
        view! { <button class="button" on:click=act>{t(words::MORE)}</button> }.into_any()
    };
    view! {
        <div class="page games">
            <h1>{t(words::YOUR_GAMES)}</h1>
            {file::view(games)}
            <div class="section-head">
                <span>{says(move || words::KEPT.count(lang(), count.get() as u64))}</span>
                {save_all(games)}
                {undo(games)}
            </div>
            {shown_if(move || count.get() == 0, none)}
            <ul class="kept-list">{cards}</ul>
            {shown_if(move || count.get() > shown.get(), more)}
        </div>
    }
    .into_any()
}

/// A kept game: a touch goes on with it.
fn one(games: Collection, id: Id) -> AnyView {
    let text = kept::text(id).unwrap_or_default();
    let open = move || {
        kept::choose(id);
        Route::Play.go();
    };
    let delete = clicked(move |_| games.delete(id));
    let delete = tool(icon::CROSS, words::DELETE, holds(|| false), delete);
    let read = Sitting::read(&text);
    let is_over = read
        .as_ref()
        .is_ok_and(|game| game.summary(Lang::En).is_over);
    let review = is_over.then(|| {
        let to = Route::Review(id.to_string());
        card::door("tool to-review", &to, study::REVIEW, icon::GRAPH)
    });
    let analysis = read.is_ok().then(|| card::to_analysis(id.to_string()));
    let tools = review.into_iter().chain(analysis).chain([delete]);
    card::view(read, open, Some(all(tools)))
}

/// All games, with what else a player would miss in another browser: drills, training, puzzles and days.
fn save_all(games: Collection) -> AnyView {
    let texts = Memo::new(move |_| {
        let games = games.ids.get().into_iter().filter_map(kept::text);
        let others = [drills::load().to_string()]
            .into_iter()
            .chain(store::records())
            .chain(progress::records());
        let all = games.chain(others).filter(|text| !text.is_empty());
        all.collect::<Vec<_>>().join("\n")
    });
    let href = move || texts.with(|texts| data("text/plain", texts));
    let file = || format!("{}.txt", app::FILE_GAMES.to(lang()));
    let link = move || {
        view! {
            <a class="button plain" href=says(href) download=says(file)>{t(words::SAVE_ALL)}</a>
        }
        .into_any()
    };
    shown_if(move || texts.with(|texts| !texts.is_empty()), link)
}

fn undo(games: Collection) -> AnyView {
    let line = move || {
        let undo = clicked(move |_| games.restore());
        view! {
            <span role="status">{t(words::DELETED)}</span>
            <button class="chip" on:click=undo>{t(i18n::game::UNDO)}</button>
        }
        .into_any()
    };
    shown_if(move || games.deleted.with(Option::is_some), line)
}
