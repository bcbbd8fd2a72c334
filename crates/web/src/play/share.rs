//! Copying, opening and sharing records and positions.

use games::Kind;
use i18n::{Text, game};
use leptos::ev::Event;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::{SavedError, Sitting};
use web_sys::HtmlInputElement;

use super::Desk;
use super::desk::Dialog;
use super::dialog;
use crate::browser;
use crate::live::{changed, clicked, holds, says};
use crate::percent;
use crate::route::Route;
use crate::words::{lang, t};

/// The dialog for records and positions.
pub fn view() -> AnyView {
    let desk = Desk::of_page();
    let pasted = RwSignal::new(String::new());
    let fault = RwSignal::new(None::<Fault>);
    let copy = move |label: Text, text: fn(&Sitting) -> String| {
        let copied = RwSignal::new(false);
        let on_click = move |_| {
            if let Some(text) = desk.read(text) {
                browser::copy(&text);
                copied.set(true);
            }
        };
        let words = move || {
            let words = if copied.get() { game::COPIED } else { label };
            words.to(lang()).to_owned()
        };
        let words = says(words);
        view! { <button class="button" on:click=clicked(on_click)>{words}</button> }.into_any()
    };
    let open = move |text: &str| match Sitting::read(text) {
        Ok(sitting) => {
            fault.set(None);
            pasted.set(String::new());
            desk.begin(sitting);
        }
        Err(error) => fault.set(Some(Fault::Text(error))),
    };
    let open_file = move |event: Event| {
        let input: HtmlInputElement = event_target(&event);
        let file = input.files().and_then(|files| files.get(0));
        spawn_local(async move {
            match browser::text_of(file).await {
                Some(text) => open(&text),
                None => fault.set(Some(Fault::File)),
            }
            // The same file can be chosen again.
            input.set_value("");
        });
    };
    // A link with the record in it needs no permission and works offline.
    let record = move || {
        let text = desk.read(Sitting::record).unwrap_or_default();
        format!("data:text/plain;charset=utf-8,{}", percent::encoded(&text))
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
                <label class="button file">
                    <input type="file" accept=".txt,text/plain" on:change=changed(open_file) />
                    <span>{t(game::OPEN_FILE)}</span>
                </label>
            </div>
            <label class="stack">
                <span>{t(game::PASTE_HERE)}</span>
                <textarea
                    rows="4" spellcheck="false" prop:value=pasted
                    on:input=changed(move |event| pasted.set(event_target_value(&event)))
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
    let here = window().location().href().unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    let href = Route::Open(sitting.position_text()).href();
    format!("{page}{}", href.trim_start_matches("./"))
}
