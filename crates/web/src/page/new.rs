//! Choosing variant and players.

use i18n::common;
use leptos::prelude::*;
use table::{Player, Sitting, Table};
use yinsh::{Setup, Variant};

use crate::app::Shared;
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
    let desk = Shared::of_page().desk;
    let variant = RwSignal::new(Variant::Standard);
    let start = move |_| {
        let setup = match variant.get() {
            Variant::Standard => Setup::STANDARD,
            Variant::Blitz => Setup::BLITZ,
        };
        let table = Table::new(setup, vec![Player::Person; 2]);
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
            <button class="button primary wide" on:click=start>{t(common::START)}</button>
            <Show when=move || desk.is_running()>
                <p class="small">{t(common::GAME_IN_PROGRESS)}</p>
            </Show>
        </div>
    }
}

#[component]
fn Gemblo() -> impl IntoView {
    let desk = Shared::of_page().desk;
    let players = RwSignal::new(2);
    let start = move |_| {
        let count = players.get();
        if let Some(setup) = gemblo::Setup::for_players(count) {
            let table = Table::new(setup, vec![Player::Person; count.into()]);
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
    let choice = move |count: u8| {
        view! {
            <label class="choice">
                <input
                    type="radio" name="players"
                    prop:checked=move || players.get() == count
                    on:change=move |_| players.set(count)
                />
                <span>{move || label(count)}</span>
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
            <button class="button primary wide" on:click=start>{t(common::START)}</button>
            <Show when=move || desk.is_running()>
                <p class="small">{t(common::GAME_IN_PROGRESS)}</p>
            </Show>
        </div>
    }
}
