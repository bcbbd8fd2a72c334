//! Says that the engine plays a seat, and how well; nothing where a person sits.

use game::Seat;
use i18n::common;
use leptos::prelude::*;
use table::{Player, Sitting};

use super::Desk;
use crate::words::lang;

/// The player of a seat, behind its name.
#[component]
pub fn Who(desk: Desk, seat: Seat) -> impl IntoView {
    let player = Memo::new(move |_| {
        let players = desk.read(Sitting::players)?;
        players.get(seat.index()).copied()
    });
    let level = move || match player.get()? {
        Player::Engine(level) => Some(common::ENGINE_LEVEL.with(lang(), &[&level.to_string()])),
        Player::Person => None,
    };
    view! { <span class="who">{level}</span> }
}
