//! The tactics of a game, fetched when they are wanted first; the service worker has them ready.

use std::sync::Arc;

use games::Kind;
use i18n::{game, training as words};
use leptos::prelude::*;
use leptos::task::spawn_local;
use study::training::Offer;
use tactics::Tactic;

use crate::browser;
use crate::live::{clicked, live};
use crate::words::t;

/// The tactics of a game, each with its name.
pub struct Book(Vec<(String, Arc<Tactic>)>);

impl Book {
    fn read(text: &str) -> Option<Book> {
        let tactics = tactics::read(text).ok()?;
        let named = |tactic: Tactic| (tactic.id(), Arc::new(tactic));
        Some(Book(tactics.into_iter().map(named).collect()))
    }

    /// The tactic of a name.
    pub fn find(&self, id: &str) -> Option<Arc<Tactic>> {
        let (_, tactic) = self.0.iter().find(|(name, _)| name == id)?;
        Some(tactic.clone())
    }

    /// Those that are wanted, as training knows them.
    pub fn offers(&self, is_wanted: impl Fn(&str, &Tactic) -> bool) -> Vec<Offer<'_>> {
        let wanted = self.0.iter().filter(|(id, tactic)| is_wanted(id, tactic));
        let offers = wanted.map(|(id, tactic)| Offer {
            id,
            rating: tactic.rating,
        });
        offers.collect()
    }
}

/// A page that needs the tactics of a game: they are fetched first.
pub fn with(kind: Kind, page: impl Fn(Arc<Book>) -> AnyView + Send + 'static) -> AnyView {
    let fetched = RwSignal::new(None);
    let fetch = move || {
        fetched.set(None);
        spawn_local(async move {
            let text = browser::fetch(&format!("tactics-{}.txt", kind.id())).await;
            let book = text.and_then(|text| Book::read(&text));
            fetched.try_set(Some(book.map(Arc::new)));
        });
    };
    fetch();
    live(move || match fetched.get() {
        None => view! { <p class="page" role="status">{t(words::LOADING)}</p> }.into_any(),
        Some(None) => {
            let again = clicked(move |_| fetch());
            view! {
                <div class="page">
                    <p role="alert">{t(words::NOT_LOADED)}</p>
                    <button class="button" on:click=again>{t(game::GO_ON)}</button>
                </div>
            }
            .into_any()
        }
        Some(Some(book)) => page(book),
    })
}
