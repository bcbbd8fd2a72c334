//! All colours: what each has left, as a bar and as silhouettes; whose turn it is; who passes.

use gemblo::{Piece, Pieces, Tint};
use i18n::gemblo as words;
use leptos::prelude::*;
use table::Player;
use table::gemblo::{Place, Side, at_rest};

use super::part;
use super::shape::{colour_word, held, outline, signs};
use crate::board::number::number;
use crate::live::{all, live, says};
use crate::play::{Desk, engine_level, sitter, who_in_short};
use crate::words::{lang, t};

/// The strip of all colours above the board.
pub fn view(desk: Desk) -> AnyView {
    let sides = part(desk, |board, scene| scene.sides = board.sides());
    let players = Memo::new(move |_| {
        desk.read(|sitting| sitting.facts().players)
            .unwrap_or_default()
    });
    let list = live(move || {
        sides.with(|scene| {
            let one = |one: &Side| {
                // Who has several colours is named at the first.
                let mut of_seat = scene.sides.iter().filter(|side| side.seat == one.seat);
                let is_first = of_seat.next().map(|side| side.tint) == Some(one.tint);
                let sitter = sitter(one.seat).filter(|_| is_first);
                side(
                    one,
                    players.with(|p| p.get(one.seat.index()).copied()),
                    sitter,
                )
            };
            all(scene.sides.iter().map(one))
        })
    });
    view! { <ul class="sides">{list}</ul> }.into_any()
}

fn side(side: &Side, player: Option<Player>, sitter: Option<AnyView>) -> AnyView {
    let Side {
        tint,
        who,
        left,
        to_move,
        out,
        ..
    } = *side;
    let cells = left.cells();
    let state = match (to_move, out) {
        (true, _) => " to-move",
        (_, true) => " out",
        _ => "",
    };
    let label = move || {
        let cells = words::CELLS_LEFT.count(lang(), cells.into());
        let out = out.then(|| words::IS_OUT.to(lang()).to_owned());
        let parts = [
            Some(who.say(lang())),
            engine_level(player),
            Some(cells),
            out,
        ];
        parts
            .into_iter()
            .flatten()
            .collect::<Vec<String>>()
            .join(", ")
    };
    view! {
        <li class=format!("colour-side {}{state}", colour_word(tint)) title=says(label)>
            {swatch(tint)}
            <span class="name">{says(move || who.say(lang()))}</span>
            <span class="count" aria-hidden="true">
                {out.then(|| view! { <span class="out-word">{t(words::IS_OUT)}</span> })}
                {cells}
            </span>
            {sitter.unwrap_or_else(|| who_in_short(player))}
            <span class="unseen">{says(label)}</span>
            <span class="left-bar" aria-hidden="true">
                <i style=("--left", format!("{}%", number(f64::from(cells) / 0.72)))></i>
            </span>
            {silhouettes(left)}
        </li>
    }
    .into_any()
}

/// A cell of the colour, with its sign.
pub fn swatch(tint: Tint) -> AnyView {
    view! {
        <svg class="swatch" viewBox="-11 -11 22 22" aria-hidden="true">
            <path class="body" d=outline([Place::default()], 10.0) />
            <path class="sign" d=signs(Some(tint), [Place::default()]) />
        </svg>
    }
    .into_any()
}

/// The pieces left, each in its own place, so that gaps show what has been laid.
pub fn silhouettes(left: Pieces) -> AnyView {
    const ACROSS: usize = 9;
    let one = |piece: Piece| {
        let index = usize::from(piece.number()) - 1;
        let (column, row) = (index % ACROSS, index / ACROSS);
        let moved = move |place: Place| Place {
            x: place.x + 84.0 * column as f64 + 42.0,
            y: place.y + 64.0 * row as f64 + 32.0,
        };
        outline(held(at_rest(piece)).into_iter().map(moved), 9.0)
    };
    let path: String = left.iter().map(one).collect();
    view! {
        <svg class="silhouettes" viewBox="0 0 756 128" preserveAspectRatio="xMinYMid" aria-hidden="true">
            <path class="body" d=path />
        </svg>
    }
    .into_any()
}
