//! The buttons below every easel: undo, redo, clear, and the list of keys.

use i18n::{Text, game, keys};
use leptos::prelude::*;
use studio::Mosaic;

use super::Easel;
use crate::app::Shared;
use crate::board::gemblo::Bench;
use crate::icon::{self, Glyph};
use crate::live::{clicked, holds};
use crate::play::Dialog;
use crate::tool::tool;
use crate::words::t;

/// The buttons; `clear` says what taking every piece away is called.
pub fn view(easel: Easel, clear: Text) -> AnyView {
    let dialog = Shared::of_page().dialog;
    let tool = move |icon, label, can: fn(&Mosaic) -> bool, act: fn(&mut Mosaic)| {
        let off = holds(move || !easel.read(can));
        tool(icon, label, off, clicked(move |_| easel.work(act)))
    };
    view! {
        {tool(icon::UNDO, game::UNDO, Mosaic::can_undo, Mosaic::undo)}
        {tool(icon::REDO, game::REDO, Mosaic::can_redo, Mosaic::redo)}
        {tool(icon::FIRST, clear, |board| !board.laid().is_empty(), Mosaic::clear)}
        <button
            class="tool help" title=t(keys::KEYS) aria-label=t(keys::KEYS)
            on:click=clicked(move |_| dialog.set(Some(Dialog::Help)))
        >
            <Glyph icon=icon::HELP />
        </button>
    }
    .into_any()
}
