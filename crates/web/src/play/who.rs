//! Says that the engine plays a seat, and how well; nothing where a person sits.

use std::sync::Arc;

use game::Seat;
use i18n::app;
use leptos::prelude::*;
use table::Player;

use super::Desk;
use crate::icon::{self, Glyph};
use crate::live::says;
use crate::words::lang;

/// Draws who sits on a seat of an online game, with presence and clock; given by the page around the board.
#[derive(Clone)]
pub struct Sitters(pub Arc<dyn Fn(Seat) -> AnyView + Send + Sync>);

/// Who sits on a seat, where the page around the board says so.
pub fn sitter(seat: Seat) -> Option<AnyView> {
    let Sitters(draw) = use_context()?;
    Some(draw(seat))
}

/// The player of a seat, behind its name.
pub fn view(desk: Desk, seat: Seat) -> AnyView {
    if let Some(sitter) = sitter(seat) {
        return sitter;
    }
    let player = Memo::new(move |_| {
        let players = desk.read(|sitting| sitting.facts().players)?;
        players.get(seat.index()).copied()
    });
    let level = says(move || engine_level(player.get()).unwrap_or_default());
    view! { <span class="who">{level}</span> }.into_any()
}

/// That the engine plays, and how well; nothing of a person.
pub fn engine_level(player: Option<Player>) -> Option<String> {
    let Some(Player::Engine(level)) = player else {
        return None;
    };
    Some(app::ENGINE_LEVEL.with(lang(), &[&level.to_string()]))
}

/// The same where there is hardly room: a picture and the level.
pub fn short(player: Option<Player>) -> AnyView {
    let Some(Player::Engine(level)) = player else {
        return view! { <span class="level-of"></span> }.into_any();
    };
    view! {
        <span class="level-of" aria-hidden="true">
            <Glyph icon=icon::COMPUTER />
            <span class="long">{says(move || app::LEVEL.with(lang(), &[&level.to_string()]))}</span>
            <span class="short">{level.to_string()}</span>
        </span>
    }
    .into_any()
}
