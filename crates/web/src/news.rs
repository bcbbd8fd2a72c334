//! Says that a new version is ready, and changes to it when the reader wants.

use i18n::app;
use leptos::prelude::*;

use crate::browser;
use crate::live::{clicked, shown_if};
use crate::words::t;

/// `boot.js` tells of a new version by this event and this mark on the page.
const READY: &str = "newversion";
/// `boot.js` hears this event and changes the version.
const TAKE: &str = "takenewversion";

/// One line at the bottom while a new version waits.
pub fn view() -> AnyView {
    let is_marked = || {
        let root = document().document_element();
        root.is_some_and(|root| root.has_attribute("data-new-version"))
    };
    let is_ready = RwSignal::new(is_marked());
    window_event_listener_untyped(READY, move |_| is_ready.set(true));
    let take = |_| browser::tell(TAKE);
    let line = move || {
        view! {
            <div class="news" role="status">
                <span>{t(app::NEW_VERSION)}</span>
                <button class="button primary" on:click=clicked(take)>{t(app::RELOAD)}</button>
                <button class="button" on:click=clicked(move |_| is_ready.set(false))>
                    {t(app::LATER)}
                </button>
            </div>
        }
        .into_any()
    };
    shown_if(move || is_ready.get(), line)
}
