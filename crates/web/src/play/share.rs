//! Copying, opening and sharing records and positions.

use games::Kind;
use i18n::{Text, game};
use leptos::prelude::*;
use table::{SavedError, Sitting};

use super::Desk;
use super::desk::Dialog;
use super::dialog;
use crate::live::{clicked, holds, says, typed};
use crate::route::Route;
use crate::tool::{copy, data, open_file};
use crate::words::{lang, t};

/// The dialog for records and positions.
pub fn view() -> AnyView {
    let desk = Desk::of_page();
    let pasted = RwSignal::new(String::new());
    let fault = RwSignal::new(None::<Fault>);
    let copy = move |label: Text, text: fn(&Sitting) -> String| {
        let copied = RwSignal::new(false);
        copy(label, copied, holds(|| false), move || desk.read(text))
    };
    let open = move |text: &str| match Sitting::read(text) {
        Ok(sitting) => {
            fault.set(None);
            pasted.set(String::new());
            desk.begin(sitting);
        }
        Err(error) => fault.set(Some(Fault::Text(error))),
    };
    let opened = move |text: Option<String>| match text {
        Some(text) => open(&text),
        None => fault.set(Some(Fault::File)),
    };
    let record = move || {
        let text = desk.read(Sitting::record).unwrap_or_default();
        data("text/plain", &text)
    };
    let file_name = move || format!("sixfold-{}.txt", desk.kind().map_or("", Kind::name));
    let said = says(move || match fault.get() {
        Some(Fault::Text(error)) => game::CANNOT_READ.with(lang(), &[&error.say(lang())]),
        Some(Fault::File) => game::CANNOT_READ.with(lang(), &[game::FILE_UNREADABLE.to(lang())]),
        None => String::new(),
    });
    let content = view! {
            <div class="stack">
                {copy(game::COPY_RECORD, Sitting::record)}
                {copy(game::COPY_POSITION, Sitting::position_text)}
                {copy(game::COPY_LINK, link)}
                <a class="button" href=says(record) download=says(file_name)>{t(game::SAVE_FILE)}</a>
                {open_file(game::OPEN_FILE, ".txt,text/plain", opened)}
            </div>
            <label class="stack">
                <span>{t(game::PASTE_HERE)}</span>
                <textarea
                    rows="4" spellcheck="false" prop:value=pasted on:input=typed(pasted)
                ></textarea>
            </label>
            <p class="note" role="alert">{said}</p>
            <button
                class="button" disabled=holds(move || pasted.with(|text| text.trim().is_empty()))
                on:click=clicked(move |_| open(&pasted.get()))
            >
                {t(game::OPEN)}
            </button>
    };
    dialog::view(Dialog::Share, game::SHARE, content.into_any())
}

/// Why something could not be opened.
#[derive(Clone)]
enum Fault {
    Text(SavedError),
    File,
}

fn link(sitting: &Sitting) -> String {
    Route::Open(sitting.position_text()).whole()
}
