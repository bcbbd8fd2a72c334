//! The list of moves: both players side by side, as the turns are written.

use leptos::prelude::*;
use table::yinsh::{Board, Mark};

use super::place::{pair, place};
use super::read;
use crate::live::{all, empty, live};
use crate::play::{Desk, Walk};

/// The list.
pub fn view(walk: Walk) -> AnyView {
    let row = move |(index, text): (usize, &String)| {
        let number = index + 1;
        let face = view! {
            <span class="number">{number}</span>
            <span class="turn">{text.clone()}</span>
        };
        view! { <li>{walk.button(number, face.into_any())}</li> }.into_any()
    };
    let rows = move || {
        walk.turns
            .with(|turns| all(turns.iter().enumerate().map(row)))
    };
    view! { <ol class="list">{live(rows)}</ol> }.into_any()
}

/// The place of the turn that somebody points at in the list.
pub fn glance(desk: Desk) -> AnyView {
    let ring = |(point, _)| {
        let at = format!("translate({})", pair(place(point)));
        view! { <circle class="glance" transform=at r="29" /> }.into_any()
    };
    live(move || {
        let Some(number) = desk.glanced.get() else {
            return empty();
        };
        let marks = read(desk, |board: &Board| board.marks_of(number)).unwrap_or_default();
        let marks = marks.into_iter().filter(|(_, mark)| *mark != Mark::Turned);
        all(marks.map(ring))
    })
}
