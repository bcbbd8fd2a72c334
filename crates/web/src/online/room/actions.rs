//! The buttons below the board: take a step back, the keys, confirm.

use i18n::{game, keys};
use leptos::prelude::*;
use table::{Command, Confirm, Undo};

use crate::app::Shared;
use crate::icon::{self, Glyph};
use crate::live::{clicked, holds, says, shown_if};
use crate::online::visit::Visit;
use crate::play::Dialog;
use crate::words::{lang, t};

/// Undo of a step, help, and the one primary action.
pub fn view(visit: Visit) -> AnyView {
    let (desk, shared) = (visit.desk, Shared::of_page());
    let undo = Memo::new(move |_| desk.read(|sitting| sitting.facts().undoable).flatten());
    let complete =
        Memo::new(move |_| desk.read(|sitting| sitting.facts().is_complete) == Some(true));
    let label = move || match undo.get() {
        Some(Undo::Step(number)) => game::UNDO_STEP.with(lang(), &[&number.to_string()]),
        _ => game::UNDO.to(lang()).to_owned(),
    };
    let asks = move || {
        let asks = shared
            .settings
            .with(|settings| settings.confirm() == Confirm::Ask);
        asks && visit.table(|table| table.you.is_some()) == Some(true)
    };
    let confirm = move || {
        view! {
            <button
                class="button primary confirm" disabled=holds(move || !complete.get())
                on:click=clicked(move |_| desk.obey(Command::Confirm))
            >
                {t(game::CONFIRM)}
            </button>
        }
        .into_any()
    };
    view! {
        <div class="actions">
            <button
                class="tool" title=says(label) aria-label=says(label)
                disabled=holds(move || undo.get().is_none())
                on:click=clicked(move |_| desk.obey(Command::Undo))
            >
                <Glyph icon=icon::UNDO />
            </button>
            <button
                class="tool help" title=t(keys::KEYS) aria-label=t(keys::KEYS)
                on:click=clicked(move |_| desk.dialog.set(Some(Dialog::Help)))
            >
                <Glyph icon=icon::HELP />
            </button>
            {shown_if(asks, confirm)}
        </div>
    }
    .into_any()
}
