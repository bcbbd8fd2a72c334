//! The obstacles of the five-player game, laid by hand: the form that asked for them goes on with them.

use games::{Agreed, Kind, Obstacles};
use gemblo::{Layout, LayoutError, Tint};
use i18n::gemblo::layout as words;
use i18n::keys as common;
use i18n::puzzle::pictures::CLEAR;
use leptos::prelude::*;
use studio::plan;
use table::gemblo::layout_refused;

use super::head;
use crate::board::Key;
use crate::board::gemblo::Pointer;
use crate::easel::{self, Easel, Subject};
use crate::live::{clicked, holds, says};
use crate::page::agreed::Form;
use crate::play::{hear, help};
use crate::words::{lang, t, word};

const LETTERS: &[Key] = &[(&["A", "…", "X"], i18n::gemblo::KEY_LETTERS)];
const LAST: &[Key] = &[(&["?"], common::KEY_HELP)];

/// The page, for a form.
pub fn view(form: Form) -> AnyView {
    let agreed = form.last(Kind::Gemblo);
    let board = plan::board(&agreed.obstacles.layout(), agreed.tints);
    let easel = Easel::new(Subject::Layout(Box::new(board)));
    hear(move |event, key| easel::press(easel, event, key));
    let pointer = Pointer::new(easel);
    let refusal = says(move || easel.refusal().unwrap_or_default());
    let read = Memo::new(move |_| easel.read(|board| plan::read(board, agreed.tints)));
    let back = form.route(Kind::Gemblo);
    view! {
        <div class="play picture">
            <section class="board-area">
                {head(&back, i18n::app::CANCEL, word(words::OBSTACLES), ().into_any())}
                {easel::view(pointer, words::OBSTACLES)}
            </section>
            <aside class="side">
                <div class="status">
                    <p class="small">{t(words::HOW)}</p>
                    <p role="status">{says(move || read.with(verdict))}</p>
                    <p class="note" role="alert">{refusal}</p>
                </div>
                {easel::tray(pointer)}
                <div class="actions">
                    {easel::tools(easel, CLEAR)}
                    {take(form, agreed, read)}
                </div>
            </aside>
        </div>
        {help(&[LETTERS, easel::KEYS, LAST])}
    }
    .into_any()
}

type Read = Result<(Layout, [Tint; 6]), LayoutError>;

fn verdict(read: &Read) -> String {
    match read {
        Ok(_) => words::GOOD.to(lang()).to_owned(),
        Err(error) => layout_refused(error, lang()),
    }
}

/// The button that goes back to the form with what lies there.
fn take(form: Form, agreed: Agreed, read: Memo<Read>) -> AnyView {
    let off = holds(move || read.with(Result::is_err));
    let take = clicked(move |_| {
        if let Ok((layout, tints)) = read.get_untracked() {
            form.keep(&Agreed {
                tints,
                obstacles: Obstacles::Laid(layout),
                ..agreed
            });
            form.route(Kind::Gemblo).go();
        }
    });
    view! {
        <button class="button primary hint" disabled=off on:click=take>{t(words::USE)}</button>
    }
    .into_any()
}
