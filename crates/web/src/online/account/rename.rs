//! Another name for a guest.

use i18n::online as words;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use online::body::{Account, Rename};
use online::limits;
use room::Fault;

use crate::live::typed;
use crate::online::{Me, fault, http};
use crate::words::t;

/// A field and a button.
pub fn view(me: Me) -> AnyView {
    let name = RwSignal::new(String::new());
    let fault = RwSignal::new(None::<Fault>);
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let wish = Rename {
            name: name.get_untracked().trim().into(),
        };
        let renamed = async move { http::put::<Account>("api/name", &wish).await };
        fault::wait(fault, renamed, move |account| me.set(account));
    };
    view! {
        <form class="link-row rename" on:submit=submit>
            <input
                class="field" maxlength=limits::NAME.to_string() autocomplete="nickname" required
                spellcheck="false" aria-label=t(words::NAME) placeholder=t(words::NAME) on:input=typed(name)
            />
            <button class="button">{t(words::CHANGE_NAME)}</button>
        </form>
        {fault::view(move || fault.get())}
    }
    .into_any()
}
