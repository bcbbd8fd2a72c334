//! The buttons below the board; each always in its own place.

use i18n::game;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use table::{Command, Confirm, Undo};

use super::{Desk, Dialog};
use crate::app::Shared;
use crate::icon::{self, Glyph, Icon};
use crate::live::{clicked, holds, says, shown_if};
use crate::words::{lang, t};

/// Undo, redo, share, help, and the one primary action.
pub fn view() -> AnyView {
    let shared = Shared::of_page();
    let desk = Desk::of_page();
    let undo = Memo::new(move |_| desk.read(|sitting| sitting.facts().undoable).flatten());
    let redo = Memo::new(move |_| desk.read(|sitting| sitting.facts().redoable).flatten());
    let complete =
        Memo::new(move |_| desk.read(|sitting| sitting.facts().is_complete) == Some(true));
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
    let obey = move |command| clicked(move |_| desk.obey(command));
    let open = move |dialog| clicked(move |_| desk.dialog.set(Some(dialog)));
    let confirm = move || {
        let incomplete = holds(move || !complete.get());
        view! {
            <button
                class="button primary confirm" disabled=incomplete
                on:click=obey(Command::Confirm)
            >
                {t(game::CONFIRM)}
            </button>
        }
        .into_any()
    };
    let always = || holds(|| false);
    let word = |text: i18n::Text| says(move || text.to(lang()).to_owned());
    view! {
        <div class="actions">
            {tool(icon::UNDO, "tool", [says(undo_label), says(undo_label)],
                holds(move || undo.get().is_none()), obey(Command::Undo))}
            {tool(icon::REDO, "tool", [says(redo_label), says(redo_label)],
                holds(move || redo.get().is_none()), obey(Command::Redo))}
            {tool(icon::SHARE, "tool", [word(game::SHARE), word(game::SHARE)],
                always(), open(Dialog::Share))}
            {tool(icon::HELP, "tool help", [word(i18n::keys::KEYS), word(i18n::keys::KEYS)],
                always(), open(Dialog::Help))}
            {shown_if(asks, confirm)}
        </div>
    }
    .into_any()
}

fn tool(
    icon: Icon,
    class: &'static str,
    [label, title]: [Box<dyn FnMut() -> String + Send>; 2],
    off: Box<dyn FnMut() -> bool + Send>,
    act: Box<dyn FnMut(MouseEvent)>,
) -> AnyView {
    view! {
        <button class=class title=title aria-label=label disabled=off on:click=act>
            <Glyph icon=icon />
        </button>
    }
    .into_any()
}
