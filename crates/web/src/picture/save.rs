//! Saving a picture, sharing it, and downloading it.

use i18n::app;
use i18n::puzzle::{editor, pictures as words};
use leptos::prelude::*;
use studio::{picture, write_picture};

use super::{album, keep_album, png};
use crate::easel::Easel;
use crate::live::{clicked, holds, says, typed, whenever};
use crate::play::{Dialog, dialog};
use crate::route::Route;
use crate::tool::{copy, data};
use crate::words::{lang, t};

/// The dialog.
pub fn view(easel: Easel) -> AnyView {
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
        let word = words::BOARD.to(untrack(lang));
        let chosen = match name.with_untracked(|name| name.trim().to_owned()) {
            chosen if chosen.is_empty() => album.free_name(word),
            chosen => chosen,
        };
        album.save(&chosen, &laid.get_untracked());
        keep_album(&album);
        name.set(chosen.clone());
        saved.set(Some(chosen));
    };
    let link = move || {
        let code = laid.with(|laid| write_picture(laid));
        Some(Route::Pictures(format!("p/{code}")).whole())
    };
    let said = says(move || match saved.get() {
        Some(name) => words::SAVED.with(lang(), &[&name]),
        None => String::new(),
    });
    let svg = says(move || data("image/svg+xml", &laid.with(|laid| picture::svg(laid))));
    let file = |ending: &str| format!("{}.{ending}", app::FILE_PICTURE.to(lang()));
    let nothing = move || holds(move || laid.with(Vec::is_empty));
    let content = view! {
        <label class="stack">
            <span>{t(words::NAME)}</span>
            <input
                class="text" maxlength="60" prop:value=says(move || name.get())
                on:input=typed(name)
            />
        </label>
        <div class="stack">
            <button class="button primary" disabled=nothing() on:click=clicked(save)>
                {t(words::SAVE)}
            </button>
            <p class="note" role="status">{said}</p>
            {copy(editor::COPY_LINK, copied, nothing(), link)}
            <a class="button" href=svg download=says(move || file("svg"))>{t(words::SVG)}</a>
            <button
                class="button" disabled=nothing()
                on:click=clicked(move |_| laid.with_untracked(|laid| png::download(laid, &file("png"))))
            >
                {t(words::PNG)}
            </button>
        </div>
    };
    dialog::view(Dialog::Share, words::SHARE, content.into_any())
}
