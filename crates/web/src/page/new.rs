//! Choosing variant and players.

use games::Kind;
use i18n::{Text, app};
use leptos::prelude::*;
use table::{Player, Sitting, Table};
use yinsh::{Setup, Variant};

use super::{choice, seats};
use crate::live::{clicked, shown_if};
use crate::play::Desk;
use crate::route::Route;
use crate::words::{lang, t};

/// The page for a new game of this kind.
pub fn view(kind: Kind) -> AnyView {
    match kind {
        Kind::Yinsh => yinsh(),
        Kind::Gemblo => gemblo(),
    }
}

/// What both games have: choices, seats, and the button that starts.
fn form(
    kind: Kind,
    choices: AnyView,
    players: RwSignal<Vec<Player>>,
    name: seats::Name,
    begin: impl Fn(Vec<Player>) -> Option<Sitting> + 'static,
) -> AnyView {
    let desk = Desk::of_page();
    let start = clicked(move |_| {
        let players = players.get();
        seats::keep(kind, &players);
        if let Some(sitting) = begin(players) {
            desk.begin(sitting);
            Route::Play.go();
        }
    });
    let running = || view! { <p class="small">{t(app::GAME_IN_PROGRESS)}</p> }.into_any();
    view! {
        <div class="page form">
            <h1>{kind.name()}</h1>
            {choices}
            {seats::view(players, name)}
            <button class="button primary wide" on:click=start>{t(app::START)}</button>
            {shown_if(move || desk.is_running(), running)}
        </div>
    }
    .into_any()
}

fn yinsh() -> AnyView {
    let variant = RwSignal::new(Variant::Standard);
    let players = RwSignal::new(seats::last(Kind::Yinsh, 2));
    let choices = [
        (Variant::Standard, i18n::yinsh::STANDARD),
        (Variant::Blitz, i18n::yinsh::BLITZ),
    ];
    let choice = |(choice, text): (Variant, Text)| {
        choice::view(
            "variant".to_owned(),
            move || variant.get() == choice,
            move || variant.set(choice),
            move || text.to(lang()).to_owned(),
            None,
        )
    };
    let begin = move |players| {
        let setup = match variant.get() {
            Variant::Standard => Setup::STANDARD,
            Variant::Blitz => Setup::BLITZ,
        };
        let table = Table::new(setup, players);
        Some(Sitting::Yinsh(table::yinsh::Board::new(table)))
    };
    let name = |seat, lang| match seat {
        0 => i18n::yinsh::WHITE_BEGINS.to(lang).to_owned(),
        _ => i18n::yinsh::BLACK.to(lang).to_owned(),
    };
    let choices = choice::group(app::VARIANT, choices.map(choice).into());
    form(Kind::Yinsh, choices, players, name, begin)
}

fn gemblo() -> AnyView {
    let players = RwSignal::new(seats::last(Kind::Gemblo, 2));
    let resize = move |count: usize| {
        players.update(|players| *players = seats::resized(Kind::Gemblo, players, count));
    };
    let label = |count: usize| {
        let words = i18n::gemblo::PLAYERS.count(lang(), count as u64);
        match count {
            2 => format!("{words}, {}", i18n::gemblo::TWO_COLOURS.to(lang())),
            _ => words,
        }
    };
    let choice = |count: usize| {
        choice::view(
            "players".to_owned(),
            move || players.with(Vec::len) == count,
            move || resize(count),
            move || label(count),
            None,
        )
    };
    let begin = |players: Vec<Player>| {
        let setup = gemblo::Setup::for_players(players.len() as u8)?;
        let table = Table::new(setup, players);
        Some(Sitting::Gemblo(table::gemblo::Board::new(table)))
    };
    let name = |seat: usize, lang| i18n::gemblo::PLAYER.with(lang, &[&(seat + 1).to_string()]);
    let choices = choice::group(app::PLAYERS, (2..=6).map(choice).collect());
    form(Kind::Gemblo, choices, players, name, begin)
}
