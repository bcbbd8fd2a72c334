//! What opens an account: the sessions of a person, or the tokens of a bot, each of which can be ended.

use i18n::{Text, online as words};
use leptos::prelude::*;
use online::body::Session;
use room::Fault;

use crate::live::{all, clicked, live, says, shown_if};
use crate::online::listed::day;
use crate::online::{fault, http};
use crate::words::{lang, t};

/// The places where one is logged in, and a way to leave all others.
pub fn sessions(sessions: Opened) -> AnyView {
    let end_others = move || {
        let end = clicked(move |_| sessions.end("api/sessions".to_owned()));
        view! { <button class="button end-others" on:click=end>{t(words::END_OTHERS)}</button> }
            .into_any()
    };
    view! {
        <section class="sessions">
            <h2>{t(words::LOGGED_IN)}</h2>
            {sessions.view(words::LOG_OUT)}
            {shown_if(move || sessions.has_others(), end_others)}
        </section>
    }
    .into_any()
}

/// Those that the server has listed under a path.
#[derive(Clone, Copy)]
pub struct Opened {
    path: StoredValue<String>,
    all: RwSignal<Vec<Session>>,
    fault: RwSignal<Option<Fault>>,
}

impl Opened {
    /// Asks for those under a path.
    pub fn at(path: String) -> Opened {
        let opened = Opened {
            path: StoredValue::new(path),
            all: RwSignal::new(Vec::new()),
            fault: RwSignal::new(None),
        };
        opened.look();
        opened
    }

    /// Asks for them again.
    pub fn look(self) {
        // The page may be left by now.
        let Some(path) = self.path.try_get_value() else {
            return;
        };
        let asked = async move { http::get(&path).await };
        fault::wait(self.fault, asked, move |all| {
            self.all.try_set(all);
        });
    }

    /// Whether there are any beside the one that asks.
    pub fn has_others(self) -> bool {
        self.all.with(|all| all.iter().any(|one| !one.this))
    }

    /// Ends what a path names.
    pub fn end(self, path: String) {
        let ended = async move { http::send("DELETE", &path, &()).await };
        fault::wait(self.fault, ended, move |_| self.look());
    }

    /// A line for each, with a button that ends it.
    pub fn view(self, end: Text) -> AnyView {
        let lines = live(move || {
            let lines = self.all.get().into_iter().map(|one| self.line(one, end));
            view! { <ul class="games opened">{all(lines)}</ul> }.into_any()
        });
        view! { {lines} {fault::view(move || self.fault.get())} }.into_any()
    }

    fn line(self, one: Session, end: Text) -> AnyView {
        let Session {
            created, seen, id, ..
        } = one;
        let title = says(move || words::OPENED_ON.with(lang(), &[&day(created)]));
        let used = says(move || words::LAST_USED.with(lang(), &[&day(seen)]));
        let ending = clicked(move |_| self.end(format!("{}/{id}", self.path.get_value())));
        let button = if one.this {
            view! { <b>{t(words::THIS_DEVICE)}</b> }.into_any()
        } else {
            view! { <button class="button" on:click=ending>{t(end)}</button> }.into_any()
        };
        view! {
            <li class="listed">
                <div class="listed-words">
                    <p class="listed-title">{title}</p>
                    <p class="small">{used}</p>
                </div>
                {button}
            </li>
        }
        .into_any()
    }
}
