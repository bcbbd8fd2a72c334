//! What is due, what a move would do, why a touch did nothing; always in the same place.

use i18n::game;
use i18n::study::analysis::FAILED;
use leptos::prelude::*;
use table::{Standing, Status as Said};

use super::Desk;
use super::thinking;
use crate::live::{holds, says, shown_if};
use crate::words::{lang, t};

/// Two lines, what is due and a remark, with the tutor beside them.
pub fn view(tutor: AnyView) -> AnyView {
    let desk = Desk::of_page();
    let status = Memo::new(move |_| desk.read(|sitting| sitting.status(lang())));
    let said = move |read: fn(&Said) -> Option<&String>| {
        says(move || status.with(|s| s.as_ref().and_then(read).cloned().unwrap_or_default()))
    };
    let has = move |is: fn(&Said) -> bool| status.with(|s| s.as_ref().is_some_and(is));
    let unconfirmed = move || has(|s| s.standing == Standing::Unconfirmed);
    let badge = || view! { <span class="badge">{t(game::NOT_SENT)}</span> }.into_any();
    view! {
        <div class="status" class:refused=holds(move || has(|s| s.refused))>
            {tutor}
            <p class="due">
                {said(|s| Some(&s.message))}
                {shown_if(unconfirmed, badge)}
            </p>
            <p class="note" role="alert">{said(|s| s.note.as_ref())}</p>
            // What the tutor says; `tutor.js` writes it, and knows what to say when it gets no answer.
            <div class="aid" role="status" data-failed=t(FAILED)></div>
            {thinking::view()}
        </div>
    }
    .into_any()
}
