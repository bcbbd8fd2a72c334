//! What is said about a try: why it is refused, that it misses the task, or that it is right.

use i18n::learn;
use leptos::prelude::*;
use table::lesson::Progress;

use super::class::{Aid, Class, Course};
use crate::words::{lang, t};

/// What is said about the last try, what a move does, and the hint.
pub fn view(class: Class) -> AnyView {
    let said = Memo::new(move |_| said(class));
    let hint = move || (class.aid.get() == Aid::Hint).then(|| class.lesson().hint.to(lang()));
    view! {
        <div class="feedback">
            <p class=move || said.with(|said| said.how) role="status">
                {move || said.with(|said| said.words.clone())}
            </p>
            <p class="told">{move || said.with(|said| said.effect.clone())}</p>
            <Show when=move || class.aid.get() == Aid::Hint>
                <p class="hint"><b>{t(learn::HINT_FOLLOWS)}</b>" "{hint}</p>
            </Show>
        </div>
    }
    .into_any()
}

#[derive(Clone, PartialEq)]
struct Said {
    /// The class of the words.
    how: &'static str,
    words: String,
    /// What the move that is shown or was made does.
    effect: Option<String>,
}

fn said(class: Class) -> Said {
    let lang = lang();
    let (how, words) = match (class.progress.get(), class.aid.get()) {
        (Progress::Open, _) => return on_the_way(class),
        (Progress::Missed, _) => ("wrong", learn::MISSED.to(lang).to_owned()),
        (Progress::Done, Aid::Shown) => ("told", learn::SHOWN.to(lang).to_owned()),
        (Progress::Done, _) if class.is_last() && class.course == Course::Rules => {
            let words = [learn::RIGHT, learn::ALL_DONE].map(|text| text.to(lang));
            ("right", words.join(" "))
        }
        (Progress::Done, _) => ("right", learn::RIGHT.to(lang).to_owned()),
    };
    let effect = None;
    Said { how, words, effect }
}

fn on_the_way(class: Class) -> Said {
    let status = class.desk.read(|sitting| sitting.status(lang()));
    let (how, words, effect) = match status {
        None => ("told", String::new(), None),
        Some(status) if status.refused => ("wrong", status.note.unwrap_or_default(), None),
        Some(status) => ("told", status.message, status.note),
    };
    Said { how, words, effect }
}
