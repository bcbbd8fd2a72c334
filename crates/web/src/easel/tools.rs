//! The buttons below every easel: undo, redo, clear, and the list of keys.

use i18n::{Text, game};
use leptos::prelude::*;
use studio::Mosaic;

use super::Easel;
use crate::board::gemblo::Bench;
use crate::icon;
use crate::live::{clicked, holds};
use crate::tool::{help, tool};

/// The buttons; `clear` says what taking every piece away is called.
pub fn view(easel: Easel, clear: Text) -> AnyView {
    let tool = move |icon, label, can: fn(&Mosaic) -> bool, act: fn(&mut Mosaic)| {
        let off = holds(move || !easel.read(can));
        tool(icon, label, off, clicked(move |_| easel.work(act)))
    };
    view! {
        {tool(icon::UNDO, game::UNDO, Mosaic::can_undo, Mosaic::undo)}
        {tool(icon::REDO, game::REDO, Mosaic::can_redo, Mosaic::redo)}
        {tool(icon::FIRST, clear, |board| !board.laid().is_empty(), Mosaic::clear)}
        {help()}
    }
    .into_any()
}
