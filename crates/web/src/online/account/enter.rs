//! Becoming somebody: making an account, or logging in to one.

use i18n::{Text, online as words};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use online::body::{Account, Credentials};
use online::limits;
use room::Fault;

use crate::live::{holds, typed};
use crate::online::{Me, fault, http};
use crate::words::t;

/// Both forms.
pub fn view(me: Me) -> AnyView {
    view! {
        {form(me, "api/register", words::REGISTER, Some(words::REGISTER_KEEPS))}
        {form(me, "api/login", words::LOG_IN, None)}
    }
    .into_any()
}

fn form(me: Me, path: &'static str, title: Text, more: Option<Text>) -> AnyView {
    let is_new = more.is_some();
    let (name, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let fault = RwSignal::new(None::<Fault>);
    let is_busy = RwSignal::new(false);
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        is_busy.set(true);
        let given = Credentials {
            name: name.get_untracked().trim().into(),
            password: password.get_untracked(),
        };
        let entered = async move {
            let entered = http::post::<Account>(path, &given).await;
            is_busy.try_set(false);
            entered
        };
        fault::wait(fault, entered, move |account| me.set(account));
    };
    let hint =
        |rule: Text| is_new.then(|| view! { <span class="small">{t(rule)}</span> }.into_any());
    let autocomplete = if is_new {
        "new-password"
    } else {
        "current-password"
    };
    view! {
        <form class="enter" on:submit=submit>
            <h2>{t(title)}</h2>
            {more.map(|more| view! { <p class="small">{t(more)}</p> }.into_any())}
            <label>
                <span>{t(words::NAME)}</span>
                <input
                    class="field" name="name" autocomplete="username" spellcheck="false" required
                    maxlength=limits::NAME.to_string() on:input=typed(name)
                />
                {hint(words::NAME_RULE)}
            </label>
            <label>
                <span>{t(words::PASSWORD)}</span>
                <input
                    class="field" type="password" name="password" autocomplete=autocomplete required
                    on:input=typed(password)
                />
                {hint(words::PASSWORD_RULE)}
            </label>
            {fault::view(move || fault.get())}
            <button class="button primary" disabled=holds(move || is_busy.get())>{t(title)}</button>
        </form>
    }
    .into_any()
}
