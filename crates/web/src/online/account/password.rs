//! Another password.

use i18n::{Text, online as words};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use online::body::NewPassword;
use room::Fault;

use super::opened::Opened;
use crate::live::{says, typed};
use crate::online::{fault, http};
use crate::words::{lang, t};

/// The form; a new password ends all other sessions.
pub fn view(sessions: Opened) -> AnyView {
    let (old, new) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let fault = RwSignal::new(None::<Fault>);
    let is_done = RwSignal::new(false);
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        is_done.set(false);
        let wish = NewPassword {
            password: old.get_untracked(),
            new: new.get_untracked(),
        };
        let changed = async move { http::send("PUT", "api/password", &wish).await };
        fault::wait(fault, changed, move |_| {
            old.try_set(String::new());
            new.try_set(String::new());
            is_done.try_set(true);
            sessions.look();
        });
    };
    let said = says(move || {
        let done = is_done.get().then(|| words::DONE.to(lang()));
        done.unwrap_or_default().to_owned()
    });
    view! {
        <form class="enter password" on:submit=submit>
            <h2>{t(words::CHANGE_PASSWORD)}</h2>
            <p class="small">{t(words::CHANGE_PASSWORD_EXPLAINED)}</p>
            {field(words::PASSWORD, "current-password", old, None)}
            {field(words::NEW_PASSWORD, "new-password", new, Some(words::PASSWORD_RULE))}
            {fault::view(move || fault.get())}
            <p class="note" role="status">{said}</p>
            <button class="button">{t(words::CHANGE_PASSWORD)}</button>
        </form>
    }
    .into_any()
}

fn field(
    title: Text,
    autocomplete: &'static str,
    value: RwSignal<String>,
    rule: Option<Text>,
) -> AnyView {
    let rule = rule.map(|rule| view! { <span class="small">{t(rule)}</span> }.into_any());
    view! {
        <label>
            <span>{t(title)}</span>
            <input
                class="field" type="password" name=autocomplete autocomplete=autocomplete required
                prop:value=says(move || value.get()) on:input=typed(value)
            />
            {rule}
        </label>
    }
    .into_any()
}
