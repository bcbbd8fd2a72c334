//! The settings of one device, kept for the others.

use i18n::online as words;
use leptos::prelude::*;
use leptos::task::spawn_local;
use room::Fault;

use crate::app::Shared;
use crate::live::{clicked, holds, says};
use crate::online::{Me, http, wording};
use crate::settings::Settings;
use crate::words::{lang, t};

/// Keep these, or take the kept ones.
pub fn view(me: Me) -> AnyView {
    let shared = Shared::of_page();
    let done = RwSignal::new(None::<Result<(), Fault>>);
    let keep = clicked(move |_| {
        let settings = shared.settings.with_untracked(Settings::text);
        spawn_local(async move {
            let wish = online::body::Settings { settings };
            let kept = http::send("PUT", "api/settings", &wish).await.map(drop);
            if kept.is_ok() {
                me.account.update(|account| {
                    if let Some(account) = account {
                        account.settings = Some(wish.settings);
                    }
                });
            }
            done.try_set(Some(kept));
        });
    });
    let kept = move || me.read(|account| account.settings.clone()).flatten();
    let take = clicked(move |_| {
        if let Some(text) = untrack(kept) {
            shared.settings.update(|settings| settings.take(&text));
            done.set(Some(Ok(())));
        }
    });
    let said = says(move || match done.get() {
        Some(Ok(())) => words::DONE.to(lang()).to_owned(),
        Some(Err(fault)) => wording::fault(&fault, lang()),
        None => String::new(),
    });
    view! {
        <section>
            <h2>{t(words::DEVICES)}</h2>
            <div class="row">
                <button class="button keep" on:click=keep>{t(words::KEEP_SETTINGS)}</button>
                <button class="button" disabled=holds(move || kept().is_none()) on:click=take>
                    {t(words::TAKE_SETTINGS)}
                </button>
            </div>
            <p class="note" role="status">{said}</p>
        </section>
    }
    .into_any()
}
