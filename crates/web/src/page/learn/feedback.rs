//! What is said about a try: why it is refused, that it misses the task, or that it is right.

use i18n::learn;
use leptos::prelude::*;
use table::lesson::Progress;

use super::class::{Aid, Class};
use crate::words::{lang, t};

/// One line about the last try, and the hint below it.
pub fn view(class: Class) -> AnyView {
    let said = Memo::new(move |_| said(class));
    let hint = move || (class.aid.get() == Aid::Hint).then(|| class.lesson().hint.to(lang()));
    view! {
        <div class="feedback">
            <p class=move || said.with(|said| said.0) role="status">
                {move || said.with(|said| said.1.clone())}
            </p>
            <Show when=move || class.aid.get() == Aid::Hint>
                <p class="hint"><b>{t(learn::HINT)}": "</b>{hint}</p>
            </Show>
        </div>
    }
    .into_any()
}

/// How it is said, and what.
fn said(class: Class) -> (&'static str, String) {
    match (class.progress.get(), class.aid.get()) {
        (Progress::Done, Aid::Shown) => ("told", learn::SHOWN.to(lang()).to_owned()),
        (Progress::Done, _) if class.is_last() => (
            "right",
            format!("{} {}", learn::RIGHT.to(lang()), learn::ALL_DONE.to(lang())),
        ),
        (Progress::Done, _) => ("right", learn::RIGHT.to(lang()).to_owned()),
        (Progress::Missed, _) => ("wrong", learn::MISSED.to(lang()).to_owned()),
        (Progress::Open, _) => on_the_way(class),
    }
}

fn on_the_way(class: Class) -> (&'static str, String) {
    let Some(status) = class.desk.read(|sitting| sitting.status(lang())) else {
        return ("told", String::new());
    };
    let how = if status.refused { "wrong" } else { "told" };
    (how, status.note.unwrap_or(status.message))
}
