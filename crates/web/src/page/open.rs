//! A position or record in the address: opens it, or says why it cannot be read.

use i18n::{app, game};
use leptos::prelude::*;
use table::Sitting;

use crate::live::says;
use crate::play::Desk;
use crate::route::Route;
use crate::words::{lang, t};

/// Opens what the address holds.
pub fn view(text: String) -> AnyView {
    match Sitting::read(&text) {
        Ok(sitting) => {
            Desk::of_page().begin(sitting);
            Route::Play.go_instead();
            ().into_any()
        }
        Err(error) => view! {
            <div class="page">
                <p>{says(move || game::CANNOT_READ.with(lang(), &[&error.say(lang())]))}</p>
                <a class="button" href=Route::Home.href()>{t(app::HOME)}</a>
            </div>
        }
        .into_any(),
    }
}
