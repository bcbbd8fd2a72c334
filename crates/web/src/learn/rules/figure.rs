//! A diagram: a real board with a position, and what it remarks.

use std::time::Duration;

use i18n::rules;
use leptos::prelude::*;
use table::lesson::Start;

use crate::board;
use crate::browser;
use crate::icon;
use crate::live::{clicked, holds};
use crate::play::Desk;
use crate::tool::tool;
use crate::words::lang;

/// The diagram of the section with this number.
///
/// Boards are costly to build: each later one waits a little, so that the page shows at once and
/// no single task is long.
pub fn view(diagram: Start, index: usize, section: String) -> AnyView {
    let ready = RwSignal::new(false);
    let wait = Duration::from_millis(30 * index as u64);
    if let Ok(timer) = set_timeout_with_handle(move || ready.set(true), wait) {
        on_cleanup(move || timer.clear());
    }
    view! {
        <figure class="bare">{move || ready.get().then(|| playing(diagram, &section))}</figure>
    }
    .into_any()
}

fn playing(diagram: Start, section: &str) -> AnyView {
    let sitting = diagram.sitting();
    let kind = sitting.kind();
    let desk = Desk::beside(sitting);
    on_cleanup(move || desk.stop_film());
    let parts = board::parts(kind, desk);
    let on_key = move |event: leptos::ev::KeyboardEvent| {
        if (parts.press)(desk, &event, &event.key()) {
            event.prevent_default();
        }
    };
    let status = Memo::new(move |_| desk.read(|sitting| sitting.status(lang())));
    let note = move || status.with(|s| s.as_ref().and_then(|s| s.note.clone()));
    let refused = move || status.with(|s| s.as_ref().is_some_and(|s| s.refused));
    let reset = clicked(move |_| desk.put(diagram.sitting()));
    let section = format!("#{section}");
    request_animation_frame(move || browser::mark(&section, diagram.marked));
    view! {
        <div class="board-area" on:keydown=on_key>{parts.board}</div>
        <figcaption>
            <p class="note" class:wrong=refused role="status">{note}</p>
            {tool(icon::UNDO, rules::RESET, holds(|| false), reset)}
        </figcaption>
        {parts.choices}
    }
    .into_any()
}
