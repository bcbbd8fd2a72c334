//! The pieces to choose from, and the one in hand with what turns it.

use i18n::puzzle as words;
use leptos::prelude::*;
use studio::Tile;
use studio::task::Advice;
use table::gemblo::TrayItem;

use super::{Easel, name};
use crate::board::gemblo::Pointer;
use crate::board::gemblo::shape::colour_word;
use crate::board::gemblo::tray::{button, in_hand};
use crate::live::{all, holds, live};
use crate::words::{lang, t};

/// The pieces that do not lie on the board.
pub fn view(pointer: Pointer<Easel>) -> AnyView {
    let easel = pointer.bench;
    let tray = Memo::new(move |_| easel.read(|board| board.tray(|tile| easel.shows(tile))));
    // The piece that a hint has named.
    let named = Memo::new(move |_| {
        let hint = easel.task(|task| task.hint()).flatten()?;
        match hint.advice {
            Advice::Lay(placement) => Some(placement.piece()),
            Advice::Lift(_) => None,
        }
    });
    let pieces = live(move || {
        let one = |one: &TrayItem<Tile>| {
            let Tile { colour, piece } = one.item;
            let is_named = named.get() == Some(piece);
            let advised = if is_named { " advised" } else { "" };
            let class = format!("tray-piece {}{advised}", colour_word(colour));
            button(pointer, *one, piece, class, name, holds(|| false))
        };
        tray.with(|tray| all(tray.tiles.iter().map(one)))
    });
    let held = Memo::new(move |_| {
        let held = tray.with(|tray| tray.held);
        held.map(|(tile, held)| (held, tile.colour))
    });
    let left = move || {
        let left = easel.read(|board| board.left().len());
        words::PIECES.count(lang(), left as u64)
    };
    view! {
        <div role="group" class="tray" aria-label=t(words::TRAY)>
            {in_hand(easel, held, left)}
            <div class="tray-pieces">{pieces}</div>
        </div>
    }
    .into_any()
}
