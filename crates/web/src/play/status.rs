//! What is due, what a move would do, why a touch did nothing; always in the same place.

use i18n::game;
use leptos::prelude::*;
use table::{Standing, Status as Said};

use super::Desk;
use super::thinking::Thinking;
use crate::words::{lang, t};

/// Two lines: what is due, and a remark.
#[component]
pub fn Status() -> impl IntoView {
    let desk = Desk::of_page();
    let status = Memo::new(move |_| desk.read(|sitting| sitting.status(lang())));
    let message = move || status.with(|s| s.as_ref().map(|s| s.message.clone()));
    let note = move || status.with(|s| s.as_ref().and_then(|s| s.note.clone()));
    let has = move |is: fn(&Said) -> bool| status.with(|s| s.as_ref().is_some_and(is));
    let unconfirmed = move || has(|s| s.standing == Standing::Unconfirmed);
    view! {
        <div class="status" class:refused=move || has(|s| s.refused)>
            <p class="due">
                {message}
                <Show when=unconfirmed><span class="badge">{t(game::NOT_SENT)}</span></Show>
            </p>
            <p class="note" role="alert">{note}</p>
            <Thinking />
        </div>
    }
}
