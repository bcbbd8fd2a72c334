//! One's bots and their tokens.

use i18n::online as words;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use online::{Name, limits};
use room::Fault;
use serde::{Deserialize, Serialize};

use super::account::opened::Opened;
use super::{fault, http};
use crate::live::{all, empty, live, says, typed};
use crate::percent;
use crate::words::{lang, t};

/// A name for a bot.
#[derive(Serialize)]
struct NewBot {
    name: Name,
}

/// A bot's token, told once.
#[derive(Clone, Deserialize)]
struct NewToken {
    name: Name,
    token: String,
}

/// A bot with its tokens.
fn bot(name: String) -> AnyView {
    let tokens = Opened::at(format!("api/bots/{}/tokens", percent::encoded(&name)));
    view! {
        <div class="bot">
            <h3>{name}</h3>
            {tokens.view(words::TAKE_TOKEN)}
        </div>
    }
    .into_any()
}

/// The bots of an account, and a form for another token.
pub fn view() -> AnyView {
    let names = RwSignal::new(Vec::<String>::new());
    let token = RwSignal::new(None::<NewToken>);
    let fault = RwSignal::new(None::<Fault>);
    let name = RwSignal::new(String::new());
    let look = move || {
        spawn_local(async move {
            if let Ok(list) = http::get("api/bots").await {
                names.try_set(list);
            }
        });
    };
    look();
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let wish = NewBot {
            name: name.get_untracked().trim().into(),
        };
        let made = async move { http::post::<NewToken>("api/bots", &wish).await };
        fault::wait(fault, made, move |made| {
            token.try_set(Some(made));
            look();
        });
    };
    let shown = live(move || match token.get() {
        Some(NewToken { name, token }) => {
            let title = says(move || words::TOKEN_OF.with(lang(), &[name.as_str()]));
            view! {
                <label class="token" role="status">
                    <span>{title}</span>
                    <input class="field" readonly value=token />
                </label>
            }
            .into_any()
        }
        None => empty(),
    });
    let list = live(move || all(names.get().into_iter().map(bot)));
    view! {
        <section>
            <h2>{t(words::BOTS)}</h2>
            <p class="small">{t(words::BOTS_EXPLAINED)}</p>
            <form class="link-row" on:submit=submit>
                <input
                    class="field" maxlength=limits::NAME.to_string() autocomplete="off" required
                    aria-label=t(words::NAME) placeholder=t(words::NAME)
                    on:input=typed(name)
                />
                <button class="button">{t(words::NEW_TOKEN)}</button>
            </form>
            {fault::view(move || fault.get())}
            {shown}
            <a class="button plain" href="api/openapi.json">{t(words::API)}</a>
            {list}
        </section>
    }
    .into_any()
}
