//! Copying, opening and sharing records and positions.

use i18n::{Text, game};
use leptos::prelude::*;
use table::Sitting;

use super::desk::Dialog;
use super::dialog::Modal;
use crate::app::Shared;
use crate::browser;
use crate::route::Route;
use crate::words::{lang, t};

/// The dialog for records and positions.
#[component]
pub fn Share() -> impl IntoView {
    let desk = Shared::of_page().desk;
    let pasted = RwSignal::new(String::new());
    let fault = RwSignal::new(None::<String>);
    let copy = move |label: Text, text: fn(&Sitting) -> String| {
        let copied = RwSignal::new(false);
        let on_click = move |_| {
            if let Some(text) = desk.read(text) {
                browser::copy(&text);
                copied.set(true);
            }
        };
        let words = move || if copied.get() { game::COPIED } else { label }.to(lang());
        view! { <button class="button" on:click=on_click>{words}</button> }
    };
    let open = move |_| match Sitting::read(&pasted.get()) {
        Ok(sitting) => {
            fault.set(None);
            pasted.set(String::new());
            desk.begin(sitting);
        }
        Err(error) => fault.set(Some(error.to_string())),
    };
    let said = move || {
        fault
            .get()
            .map(|fault| game::CANNOT_READ.with(lang(), &[&fault]))
    };
    view! {
        <Modal which=Dialog::Share title=game::SHARE>
            <div class="stack">
                {copy(game::COPY_RECORD, Sitting::record)}
                {copy(game::COPY_POSITION, Sitting::position_text)}
                {copy(game::COPY_LINK, link)}
            </div>
            <label class="stack">
                <span>{t(game::PASTE_HERE)}</span>
                <textarea
                    rows="4" spellcheck="false" prop:value=pasted
                    on:input=move |event| pasted.set(event_target_value(&event))
                ></textarea>
            </label>
            <p class="note" role="alert">{said}</p>
            <button
                class="button" disabled=move || pasted.with(|text| text.trim().is_empty())
                on:click=open
            >
                {t(game::OPEN)}
            </button>
        </Modal>
    }
}

fn link(sitting: &Sitting) -> String {
    let here = window().location().href().unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}{}", Route::Open(sitting.position_text()).href())
}
