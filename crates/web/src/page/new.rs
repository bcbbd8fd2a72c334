//! Choosing variant and players.

use i18n::common;
use leptos::prelude::*;
use table::{Sitting, Table};
use yinsh::{Setup, Variant};

use super::seats::{self, Seats};
use crate::play::Desk;
use crate::route::{Kind, Route};
use crate::words::{lang, t};

/// The page for a new game of this kind.
pub fn view(kind: Kind) -> AnyView {
    match kind {
        Kind::Yinsh => Yinsh().into_any(),
        Kind::Gemblo => Gemblo().into_any(),
    }
}

#[component]
fn Yinsh() -> impl IntoView {
    let desk = Desk::of_page();
    let variant = RwSignal::new(Variant::Standard);
    let players = RwSignal::new(seats::last(Kind::Yinsh, 2));
    let start = move |_| {
        let setup = match variant.get() {
            Variant::Standard => Setup::STANDARD,
            Variant::Blitz => Setup::BLITZ,
        };
        let players = players.get();
        seats::keep(Kind::Yinsh, &players);
        let table = Table::new(setup, players);
        desk.begin(Sitting::Yinsh(table::yinsh::Board::new(table)));
        Route::Play.go();
    };
    let choices = [
        (Variant::Standard, i18n::yinsh::STANDARD),
        (Variant::Blitz, i18n::yinsh::BLITZ),
    ];
    view! {
        <div class="page form">
            <h1>"YINSH"</h1>
            <fieldset>
                <legend>{t(common::VARIANT)}</legend>
                {choices.map(|(choice, text)| view! {
                    <label class="choice">
                        <input
                            type="radio" name="variant"
                            prop:checked=move || variant.get() == choice
                            on:change=move |_| variant.set(choice)
                        />
                        <span>{t(text)}</span>
                    </label>
                }).collect_view()}
            </fieldset>
            <Seats players name=|seat, lang| match seat {
                0 => i18n::yinsh::WHITE_BEGINS.to(lang).to_owned(),
                _ => i18n::yinsh::BLACK.to(lang).to_owned(),
            } />
            <button class="button primary wide" on:click=start>{t(common::START)}</button>
            <Show when=move || desk.is_running()>
                <p class="small">{t(common::GAME_IN_PROGRESS)}</p>
            </Show>
        </div>
    }
}

#[component]
fn Gemblo() -> impl IntoView {
    let desk = Desk::of_page();
    let players = RwSignal::new(seats::last(Kind::Gemblo, 2));
    let count = move || players.with(Vec::len) as u8;
    let resize = move |count: u8| {
        players.update(|players| {
            *players = seats::resized(Kind::Gemblo, players, count.into());
        });
    };
    let start = move |_| {
        if let Some(setup) = gemblo::Setup::for_players(count()) {
            let players = players.get();
            seats::keep(Kind::Gemblo, &players);
            let table = Table::new(setup, players);
            desk.begin(Sitting::Gemblo(table::gemblo::Board::new(table)));
            Route::Play.go();
        }
    };
    let label = |count: u8| {
        let words = i18n::gemblo::PLAYERS.count(lang(), count.into());
        match count {
            2 => format!("{words}, {}", i18n::gemblo::TWO_COLOURS.to(lang())),
            _ => words,
        }
    };
    let choice = move |number: u8| {
        view! {
            <label class="choice">
                <input
                    type="radio" name="players"
                    prop:checked=move || count() == number
                    on:change=move |_| resize(number)
                />
                <span>{move || label(number)}</span>
            </label>
        }
    };
    view! {
        <div class="page form">
            <h1>"Gemblo"</h1>
            <fieldset>
                <legend>{t(common::PLAYERS)}</legend>
                {(2..=6).map(choice).collect_view()}
            </fieldset>
            <Seats players name=|seat, lang| {
                i18n::gemblo::PLAYER.with(lang, &[&(seat + 1).to_string()])
            } />
            <button class="button primary wide" on:click=start>{t(common::START)}</button>
            <Show when=move || desk.is_running()>
                <p class="small">{t(common::GAME_IN_PROGRESS)}</p>
            </Show>
        </div>
    }
}
