//! The buttons below the board; each always in its own place.

use i18n::game;
use leptos::prelude::*;
use table::{Confirm, Sitting, Undo};

use super::{Desk, Dialog};
use crate::app::Shared;
use crate::icon::{self, Glyph};
use crate::words::{lang, t};

/// Undo, redo, share, help, and the one primary action.
#[component]
pub fn Actions() -> impl IntoView {
    let shared = Shared::of_page();
    let desk = Desk::of_page();
    let undo = Memo::new(move |_| desk.read(Sitting::undoable).flatten());
    let redo = Memo::new(move |_| desk.read(Sitting::redoable).flatten());
    let complete = Memo::new(move |_| desk.read(Sitting::is_complete) == Some(true));
    let asks = move || {
        shared
            .settings
            .with(|settings| settings.confirm() == Confirm::Ask)
    };
    let undo_label = move || match undo.get() {
        Some(Undo::Step(number)) => game::UNDO_STEP.with(lang(), &[&number.to_string()]),
        Some(Undo::Turn(number)) => game::UNDO_TURN.with(lang(), &[&number.to_string()]),
        None => game::UNDO.to(lang()).to_owned(),
    };
    let redo_label = move || match redo.get() {
        Some(number) => game::REDO_TURN.with(lang(), &[&number.to_string()]),
        None => game::REDO.to(lang()).to_owned(),
    };
    view! {
        <div class="actions">
            <button
                class="tool" title=undo_label aria-label=undo_label
                disabled=move || undo.get().is_none()
                on:click=move |_| desk.change(Sitting::undo)
            >
                <Glyph icon=icon::UNDO />
            </button>
            <button
                class="tool" title=redo_label aria-label=redo_label
                disabled=move || redo.get().is_none()
                on:click=move |_| desk.change(Sitting::redo)
            >
                <Glyph icon=icon::REDO />
            </button>
            <button
                class="tool" title=t(game::SHARE) aria-label=t(game::SHARE)
                on:click=move |_| desk.dialog.set(Some(Dialog::Share))
            >
                <Glyph icon=icon::SHARE />
            </button>
            <button
                class="tool help" title=t(i18n::keys::KEYS) aria-label=t(i18n::keys::KEYS)
                on:click=move |_| desk.dialog.set(Some(Dialog::Help))
            >
                <Glyph icon=icon::HELP />
            </button>
            <Show when=asks>
                <button
                    class="button primary confirm"
                    disabled=move || !complete.get()
                    on:click=move |_| desk.change(Sitting::confirm)
                >
                    {t(game::CONFIRM)}
                </button>
            </Show>
        </div>
    }
}
