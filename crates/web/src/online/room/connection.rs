//! How the connection stands, always in the same place.

use i18n::online as words;
use leptos::prelude::*;
use room::Link;

use crate::app::Shared;
use crate::live::{clicked, says, shown_if, whenever};
use crate::online::visit::Visit;
use crate::online::wording;
use crate::words::{lang, t};

/// One line: a dot and words, and a button while there is something to try.
pub fn view(visit: Visit) -> AnyView {
    let link = visit.link;
    let class = says(move || {
        let state = match link.get() {
            Link::Open => "open",
            Link::Connecting => "opening",
            Link::Waiting(_) | Link::Offline | Link::Failed(_) => "broken",
        };
        format!("connection {state}")
    });
    let seconds = Memo::new(move |_| match link.get() {
        Link::Waiting(until) => until.saturating_sub(visit.now.get()).div_ceil(1_000),
        _ => 0,
    });
    let said = says(move || match link.get() {
        Link::Open => words::CONNECTED.to(lang()).to_owned(),
        Link::Connecting => words::CONNECTING.to(lang()).to_owned(),
        Link::Waiting(_) => words::RECONNECTING.count(lang(), seconds.get()),
        Link::Offline => words::OFFLINE.to(lang()).to_owned(),
        Link::Failed(fault) => wording::fault(&fault, lang()),
    });
    let is_waiting = Memo::new(move |_| matches!(link.get(), Link::Waiting(_)));
    let button = move || {
        let on_click = clicked(move |_| visit.try_now());
        view! { <button class="button plain" on:click=on_click>{t(words::TRY_NOW)}</button> }
            .into_any()
    };
    let watchers = says(move || match visit.table(|table| table.watchers) {
        Some(count @ 1..) => words::WATCHERS.count(lang(), count.into()),
        _ => String::new(),
    });
    let watches = says(move || match visit.table(|table| table.you.is_none()) {
        Some(true) => words::YOU_WATCH.to(lang()).to_owned(),
        _ => String::new(),
    });
    announce(visit);
    view! {
        <div class=class>
            <span class="dot" aria-hidden="true"></span>
            <span>{said}</span>
            {shown_if(move || is_waiting.get(), button)}
            <span class="small">{watches}</span>
            <span class="small">{watchers}</span>
        </div>
    }
    .into_any()
}

/// A screen reader hears that the connection is lost, and that it is back, but not every second.
fn announce(visit: Visit) {
    let said = Shared::of_page().said;
    let was_lost = StoredValue::new(false);
    let is_open = Memo::new(move |_| visit.link.get() == Link::Open);
    let is_lost = Memo::new(move |_| matches!(visit.link.get(), Link::Waiting(_) | Link::Offline));
    whenever(move || {
        if is_lost.get() {
            was_lost.set_value(true);
            said.set(words::LOST.to(untrack(lang)).to_owned());
        } else if is_open.get() && was_lost.get_value() {
            was_lost.set_value(false);
            said.set(words::CONNECTED.to(untrack(lang)).to_owned());
        }
    });
}
