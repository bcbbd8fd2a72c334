//! The list of moves: a column for each colour, a row for each round, small pieces in it.

use gemblo::{Orientation, Tint};
use leptos::prelude::*;
use table::gemblo::{Board, Listed, Place, RADIUS};

use super::Bench;
use super::shape::{colour_word, held, outline};
use super::sides::swatch;
use crate::live::{all, empty, live};
use crate::play::{Desk, Walk};

/// The list, below the signs of the colours.
pub fn view(walk: Walk) -> AnyView {
    let colours = Memo::new(move |_| walk.desk.look(tints).unwrap_or_default());
    let head =
        |tint: &Tint| view! { <span class=colour_word(*tint)>{swatch(*tint)}</span> }.into_any();
    let list = move || {
        let columns = colours.get();
        walk.turns.track();
        // Only another turn changes the list, not every touch.
        let listed = untrack(|| walk.desk.look(Board::listed)).unwrap_or_default();
        let rows = listed.iter().enumerate().map(|(index, turn)| {
            let column = columns.iter().position(|tint| *tint == turn.tint);
            entry(walk, index + 1, turn, column.unwrap_or(0) + 1)
        });
        all(rows)
    };
    let width = move || colours.with(Vec::len).to_string();
    view! {
        <div class="rounds" style=("--colours", width)>
            <div class="heads" aria-hidden="true">
                {live(move || colours.with(|colours| all(colours.iter().map(head))))}
            </div>
            <ol class="list">{live(list)}</ol>
        </div>
    }
    .into_any()
}

/// What the pieces of every colour look like.
fn tints(board: &Board) -> Vec<Tint> {
    let position = board.table().position();
    let tints = position.colours().map(|colour| position.tint(colour));
    tints.collect()
}

fn entry(walk: Walk, number: usize, turn: &Listed, column: usize) -> AnyView {
    let face = view! {
        {small(walk.desk, turn.tint, turn.placement.orientation())}
        <span class="turn">{turn.placement.origin().to_string()}</span>
    };
    view! {
        <li style=("--column", column.to_string()) style=("--round", (turn.round + 1).to_string())>
            {walk.button(number, face.into_any())}
        </li>
    }
    .into_any()
}

/// A small piece in its colour, as it lies.
fn small(desk: Desk, tint: Tint, orientation: Orientation) -> AnyView {
    let places = held(orientation).into_iter().map(|place| desk.shown(place));
    view! {
        <svg class=format!("laid {}", colour_word(tint)) viewBox="-46 -46 92 92" aria-hidden="true">
            <path class="body" d=outline(places, 9.5) />
        </svg>
    }
    .into_any()
}

/// The place of the turn that somebody points at in the list.
pub fn glance(desk: Desk) -> AnyView {
    live(move || {
        let number = desk.glanced.get();
        let laid = number.and_then(|number| desk.look(|board| board.laid_in(number)).flatten());
        laid.map_or_else(empty, |placement| {
            let places = placement.cells().map(|cell| desk.shown(Place::of(cell)));
            view! { <path class="glance" d=outline(places, RADIUS) /> }.into_any()
        })
    })
}
