//! Who one is: guest or account, ratings, settings, password, data, bots.

mod enter;
mod farewell;
pub mod opened;
mod password;
mod ratings;
mod rename;
mod settings;

use i18n::online as words;
use leptos::prelude::*;
use online::body::AccountKind;

use super::{Me, bots, fault};
use crate::live::{empty, live, says};
use crate::route::Route;
use crate::words::{lang, t};
use opened::Opened;

/// The account page.
pub fn view() -> AnyView {
    let me = Me::of_page();
    let kind = Memo::new(move |_| me.read(|account| account.kind));
    let name = says(move || {
        let name = me.name().unwrap_or_default();
        words::YOU_ARE.with(lang(), &[name.as_str()])
    });
    let content = live(move || match kind.get() {
        None => empty(),
        Some(AccountKind::Guest) => view! {
            {rename::view(me)}
            <p>{t(words::GUEST_EXPLAINED)}</p>
            {enter::view(me)}
            {farewell::view(me)}
        }
        .into_any(),
        Some(AccountKind::Account | AccountKind::Bot) => registered(me),
    });
    let archive = says(move || Route::Archive(me.name().unwrap_or_default().to_string()).href());
    view! {
        <div class="page account">
            <h1>{t(words::ACCOUNT)}</h1>
            <p class="whoami">{name}</p>
            {fault::view(move || me.fault.get())}
            <nav class="row">
                <a class="button" href=Route::Lobby.href()>{t(words::TO_LOBBY)}</a>
                <a class="button plain" href=archive>{t(words::MY_ARCHIVE)}</a>
            </nav>
            {content}
        </div>
    }
    .into_any()
}

/// What an account has; lists that come later stand below all that is pressed.
fn registered(me: Me) -> AnyView {
    let sessions = Opened::at("api/sessions".to_owned());
    view! {
        {ratings::view(me)}
        {settings::view(me)}
        {password::view(sessions)}
        {farewell::view(me)}
        {bots::view()}
        {opened::sessions(sessions)}
    }
    .into_any()
}
