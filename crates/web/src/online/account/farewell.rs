//! Taking one's data along, logging out, being deleted.

use i18n::{app, online as words};
use leptos::prelude::*;
use room::Fault;
use serde::Serialize;

use crate::live::{clicked, shown_if, typed};
use crate::online::{Me, fault, http};
use crate::words::t;

/// What the server wants to hear before it deletes somebody.
#[derive(Serialize)]
struct Farewell {
    password: String,
}

/// Export, log out, delete.
pub fn view(me: Me) -> AnyView {
    let sure = RwSignal::new(false);
    let log_out = clicked(move |_| {
        let told = http::send("POST", "api/logout", &());
        fault::wait(me.fault, told, move |_| leave(me));
    });
    let log_out = untrack(|| me.is_registered()).then(|| {
        view! { <button class="button log-out" on:click=log_out>{t(words::LOG_OUT)}</button> }
            .into_any()
    });
    view! {
        <section>
            <h2>{t(words::MY_DATA)}</h2>
            <div class="row">
                {log_out}
                <a class="button" href="api/export" download="">{t(words::EXPORT)}</a>
                <button class="button" on:click=clicked(move |_| sure.set(true))>{t(words::DELETE)}</button>
            </div>
            {shown_if(move || sure.get(), move || deletion(me, sure))}
        </section>
    }
    .into_any()
}

/// The visitor is nobody any more, and becomes a new guest.
fn leave(me: Me) {
    me.account.set(None);
    me.ask();
}

fn deletion(me: Me, sure: RwSignal<bool>) -> AnyView {
    let password = RwSignal::new(String::new());
    let fault = RwSignal::new(None::<Fault>);
    let delete = clicked(move |_| {
        let password = password.get_untracked();
        let wish = Farewell { password };
        let told = async move { http::send("DELETE", "api/account", &wish).await };
        fault::wait(fault, told, move |_| leave(me));
    });
    let field = untrack(|| me.is_registered()).then(|| {
        view! {
            <label>
                <span>{t(words::PASSWORD)}</span>
                <input
                    class="field" type="password" autocomplete="current-password"
                    on:input=typed(password)
                />
            </label>
        }
        .into_any()
    });
    view! {
        <div class="enter">
            <p>{t(words::DELETE_EXPLAINED)}</p>
            {field}
            {fault::view(move || fault.get())}
            <div class="row">
                <button class="button" on:click=clicked(move |_| sure.set(false))>{t(app::CANCEL)}</button>
                <button class="button danger" on:click=delete>{t(words::DELETE_SURE)}</button>
            </div>
        </div>
    }
    .into_any()
}
