//! The board with all pieces, and no rules.

use gemblo::Tint;
use i18n::keys as common;
use i18n::puzzle::pictures as words;
use leptos::prelude::*;
use studio::{Laid, picture, write_picture};

use super::{CURRENT, SIGNS, save};
use crate::app::Shared;
use crate::board::Key;
use crate::board::gemblo::Pointer;
use crate::browser;
use crate::easel::{self, Easel, Subject};
use crate::icon::{self, Glyph};
use crate::live::{clicked, holds, says, whenever};
use crate::play::{Dialog, hear, help};
use crate::puzzle::head;
use crate::route::Route;
use crate::words::{lang, t, word};

const LAST: &[Key] = &[(&["?"], common::KEY_HELP)];

/// The page, with some pieces on the board.
pub fn view(laid: Vec<Laid>) -> AnyView {
    let mut board = picture::blank();
    board.begin_with(&laid);
    let easel = Easel::new(Subject::Picture(Box::new(board)));
    let code = easel.part(|board| write_picture(board.laid()));
    whenever(move || browser::keep(CURRENT, Some(&code.get())));
    hear(move |event, key| {
        easel::colour_key(easel, &Tint::ALL, key) || easel::press(easel, event, key)
    });
    let signs = RwSignal::new(browser::kept(SIGNS).is_none());
    whenever(move || browser::keep(SIGNS, (!signs.get()).then_some("off")));
    let pointer = Pointer::new(easel);
    let refusal = says(move || easel.refusal().unwrap_or_default());
    let count = says(move || {
        let count = easel.read(|board| board.laid().len()) as u64;
        i18n::puzzle::PIECES.count(lang(), count)
    });
    let count = view! { <span class="small">{count}</span> }.into_any();
    let back = Route::Pictures(String::new());
    view! {
        <div class="play picture" class:unsigned=holds(move || !signs.get())>
            <section class="board-area">
                {head(&back, words::PICTURES, word(words::BOARD), count)}
                {easel::view(pointer, words::BOARD)}
            </section>
            <aside class="side">
                <div class="status"><p class="note" role="alert">{refusal}</p></div>
                {easel::colours(easel, &Tint::ALL)}
                {easel::tray(pointer)}
                {actions(easel)}
                {switch(signs)}
            </aside>
        </div>
        {help(&[easel::COLOUR_KEYS, easel::KEYS, LAST])}
        {save::view(easel)}
    }
    .into_any()
}

/// Whether pieces on the board carry the signs of their colours.
fn switch(signs: RwSignal<bool>) -> AnyView {
    let turn = clicked(move |_| signs.update(|shown| *shown = !*shown));
    let pressed = says(move || signs.get().to_string());
    view! {
        <div class="chips">
            <button class="chip signs" aria-pressed=pressed on:click=turn>{t(words::SIGNS)}</button>
        </div>
    }
    .into_any()
}

fn actions(easel: Easel) -> AnyView {
    let dialog = Shared::of_page().dialog;
    view! {
        <div class="actions">
            {easel::tools(easel, words::CLEAR)}
            <button
                class="button primary hint" aria-label=t(words::SHARE)
                on:click=clicked(move |_| dialog.set(Some(Dialog::Share)))
            >
                <Glyph icon=icon::SHARE />
                {t(words::SAVE)}
            </button>
        </div>
    }
    .into_any()
}
