//! Choosing variant and players.

use games::{Kind, Variant};
use i18n::{app, gemblo};
use leptos::prelude::*;
use table::{Player, Sitting, Table, Tabled};

use super::{seats, variants};
use crate::live::{clicked, shown_if};
use crate::play::Desk;
use crate::route::Route;
use crate::words::{lang, t};

/// The page for a new game of this kind: variant, seats, and the button that starts.
pub fn view(kind: Kind) -> AnyView {
    let desk = Desk::of_page();
    let usual = kind.usual();
    let setup = RwSignal::new(usual.setup);
    let players = RwSignal::new(seats::last(kind, usual.seats().into()));
    let choose = move |each: Variant| {
        setup.set(each.setup);
        let count = each.seats().into();
        players.update(|players| *players = seats::resized(kind, players, count));
    };
    let start = clicked(move |_| {
        let (setup, players) = (setup.get_untracked(), players.get_untracked());
        seats::keep(kind, &players);
        if let Some(sitting) = games::each!(kind, G => begun::<G>(setup, players)) {
            desk.begin(sitting);
            Route::Play.go();
        }
    });
    let running = || view! { <p class="small">{t(app::GAME_IN_PROGRESS)}</p> }.into_any();
    view! {
        <div class="page form">
            <h1>{kind.name()}</h1>
            {variants::view(kind, setup, choose, label)}
            {seats::view(players, kind)}
            <button class="button primary wide" on:click=start>{t(app::START)}</button>
            {shown_if(move || desk.is_running(), running)}
        </div>
    }
    .into_any()
}

fn begun<G: Tabled>(setup: &str, players: Vec<Player>) -> Option<Sitting> {
    Some(Sitting::of(Table::<G>::new(setup.parse().ok()?, players)))
}

fn label(each: Variant) -> String {
    let seats = each.seats().into();
    let name = variants::name(each.game, each.setup, seats, lang()).unwrap_or_default();
    match (each.game, seats) {
        (Kind::Gemblo, 2) => format!("{name}, {}", gemblo::TWO_COLOURS.to(lang())),
        _ => name,
    }
}
