//! The buttons below the board; each always in its own place.

use i18n::game;
use leptos::prelude::*;
use table::{Command, Confirm, Undo};

use super::{Desk, Dialog};
use crate::app::{Shared, setting};
use crate::icon;
use crate::live::{Click, clicked, holds, shown_if};
use crate::settings::Settings;
use crate::tool::{help, named, tool};
use crate::words::{lang, t};

/// Undo, redo, share, help, and the one primary action.
pub fn view() -> AnyView {
    let desk = Desk::of_page();
    let redo = Memo::new(move |_| desk.read(|sitting| sitting.facts().redoable).flatten());
    let label = move || match redo.get() {
        Some(number) => game::REDO_TURN.with(lang(), &[&number.to_string()]),
        None => game::REDO.to(lang()).to_owned(),
    };
    let nothing = holds(move || redo.get().is_none());
    let dialog = Shared::of_page().dialog;
    let share = clicked(move |_| dialog.set(Some(Dialog::Share)));
    view! {
        <div class="actions">
            {undo(desk)}
            {named(icon::REDO, label, nothing, obey(desk, Command::Redo))}
            {tool(icon::SHARE, game::SHARE, holds(|| false), share)}
            {help()}
            {confirm(desk, || true)}
        </div>
    }
    .into_any()
}

fn obey(desk: Desk, command: Command) -> Click {
    clicked(move |_| desk.obey(command))
}

/// Takes back a step or a turn, and says which.
pub fn undo(desk: Desk) -> AnyView {
    let undo = Memo::new(move |_| desk.read(|sitting| sitting.facts().undoable).flatten());
    let label = move || match undo.get() {
        Some(Undo::Step(number)) => game::UNDO_STEP.with(lang(), &[&number.to_string()]),
        Some(Undo::Turn(number)) => game::UNDO_TURN.with(lang(), &[&number.to_string()]),
        None => game::UNDO.to(lang()).to_owned(),
    };
    let nothing = holds(move || undo.get().is_none());
    named(icon::UNDO, label, nothing, obey(desk, Command::Undo))
}

/// Confirms the turn, where turns wait for that and whoever looks on may play.
pub fn confirm(desk: Desk, may_play: impl Fn() -> bool + Send + 'static) -> AnyView {
    let complete =
        Memo::new(move |_| desk.read(|sitting| sitting.facts().is_complete) == Some(true));
    let asks = move || setting(Settings::confirm) == Confirm::Ask && may_play();
    let button = move || {
        view! {
            <button
                class="button primary confirm" disabled=holds(move || !complete.get())
                on:click=obey(desk, Command::Confirm)
            >
                {t(game::CONFIRM)}
            </button>
        }
        .into_any()
    };
    shown_if(asks, button)
}
