//! Another name for a guest.

use i18n::online as words;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use online::body::{Account, Rename};
use online::limits;
use room::Fault;

use crate::live::{changed, says};
use crate::online::{Me, http, wording};
use crate::words::{lang, t};

/// A field and a button.
pub fn view(me: Me) -> AnyView {
    let name = RwSignal::new(String::new());
    let fault = RwSignal::new(None::<Fault>);
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let wish = Rename {
            name: name.get_untracked().trim().into(),
        };
        spawn_local(async move {
            match http::put::<Account>("api/name", &wish).await {
                Ok(account) => {
                    fault.try_set(None);
                    me.set(account);
                }
                Err(refused) => {
                    fault.try_set(Some(refused));
                }
            }
        });
    };
    let refused = says(move || match fault.get() {
        Some(fault) => wording::fault(&fault, lang()),
        None => String::new(),
    });
    let typed = changed(move |event| name.set(event_target_value(&event)));
    view! {
        <form class="link-row rename" on:submit=submit>
            <input
                class="field" maxlength=limits::NAME.to_string() autocomplete="nickname" required
                spellcheck="false" aria-label=t(words::NAME) placeholder=t(words::NAME) on:input=typed
            />
            <button class="button">{t(words::CHANGE_NAME)}</button>
        </form>
        <p class="note" role="alert">{refused}</p>
    }
    .into_any()
}
