//! Saving a picture, sharing it, and downloading it.

use i18n::puzzle::{editor, pictures as words};
use leptos::prelude::*;
use studio::{picture, write_picture};

use super::{album, keep_album, png};
use crate::app::Shared;
use crate::browser;
use crate::easel::Easel;
use crate::live::{changed, clicked, holds, says, whenever};
use crate::percent;
use crate::play::{Dialog, dialog};
use crate::puzzle::whole_link;
use crate::route::Route;
use crate::words::{lang, t};

/// The dialog.
pub fn view(easel: Easel) -> AnyView {
    let settings = Shared::of_page().settings;
    let name = RwSignal::new(String::new());
    let saved = RwSignal::new(None::<String>);
    let copied = RwSignal::new(false);
    let laid = easel.part(|board| board.laid().to_vec());
    whenever(move || {
        laid.track();
        saved.set(None);
        copied.set(false);
    });
    let save = move |_| {
        let mut album = album();
        let word = words::BOARD.to(settings.with_untracked(|settings| settings.lang));
        let chosen = match name.with_untracked(|name| name.trim().to_owned()) {
            chosen if chosen.is_empty() => album.free_name(word),
            chosen => chosen,
        };
        album.save(&chosen, &laid.get_untracked());
        keep_album(&album);
        name.set(chosen.clone());
        saved.set(Some(chosen));
    };
    let copy = move |_| {
        let code = laid.with_untracked(|laid| write_picture(laid));
        browser::copy(&whole_link(&Route::Pictures(format!("p/{code}"))));
        copied.set(true);
    };
    let copy_words = says(move || {
        let text = if copied.get() {
            editor::COPIED
        } else {
            editor::COPY_LINK
        };
        text.to(lang()).to_owned()
    });
    let said = says(move || match saved.get() {
        Some(name) => words::SAVED.with(lang(), &[&name]),
        None => String::new(),
    });
    // A link with the picture in it needs no permission and works offline.
    let svg = says(move || {
        let text = laid.with(|laid| picture::svg(laid));
        format!(
            "data:image/svg+xml;charset=utf-8,{}",
            percent::encoded(&text)
        )
    });
    let nothing = move || holds(move || laid.with(Vec::is_empty));
    let content = view! {
        <label class="stack">
            <span>{t(words::NAME)}</span>
            <input
                class="text" maxlength="60" prop:value=says(move || name.get())
                on:input=changed(move |event| name.set(event_target_value(&event)))
            />
        </label>
        <div class="stack">
            <button class="button primary" disabled=nothing() on:click=clicked(save)>
                {t(words::SAVE)}
            </button>
            <p class="note" role="status">{said}</p>
            <button class="button" disabled=nothing() on:click=clicked(copy)>{copy_words}</button>
            <a class="button" href=svg download="picture.svg">{t(words::SVG)}</a>
            <button
                class="button" disabled=nothing()
                on:click=clicked(move |_| laid.with_untracked(|laid| png::download(laid)))
            >
                {t(words::PNG)}
            </button>
        </div>
    };
    dialog::view(Dialog::Share, words::SHARE, content.into_any())
}
