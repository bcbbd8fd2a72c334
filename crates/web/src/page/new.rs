//! Choosing variant and players.

use games::{Kind, Variant};
use i18n::rules::yinsh::BLITZ_ADVICE;
use i18n::{app, gemblo};
use leptos::prelude::*;
use table::{Player, Sitting, Table, Tabled};

use super::lots::{self, Order};
use super::{seats, variants};
use crate::live::{clicked, shown_if};
use crate::play::Desk;
use crate::route::Route;
use crate::words::{lang, t};

/// The setup of the short game.
const BLITZ: &str = "blitz";

/// The page for a new game of this kind: variant, seats, and the button that starts.
pub fn view(kind: Kind) -> AnyView {
    let desk = Desk::of_page();
    let offered = offered(kind);
    let setup = RwSignal::new(offered.setup);
    let players = RwSignal::new(seats::last(kind, offered.seats().into()));
    let order = RwSignal::new(Order::Listed);
    let choose = move |each: Variant| {
        setup.set(each.setup);
        let count = each.seats().into();
        players.update(|players| *players = seats::resized(kind, players, count));
    };
    let start = clicked(move |_| {
        let (setup, players) = (setup.get_untracked(), players.get_untracked());
        seats::keep(kind, &players);
        let players = order.get_untracked().seated(players);
        if let Some(sitting) = games::each!(kind, G => begun::<G>(setup, players)) {
            desk.begin(sitting);
            Route::Play.go();
        }
    });
    let advice = || view! { <p class="small">{t(BLITZ_ADVICE)}</p> }.into_any();
    view! {
        <div class="page form">
            <h1>{kind.name()}</h1>
            {variants::view(kind, setup, choose, label)}
            {shown_if(move || setup.get() == BLITZ, advice)}
            {lots::view(order)}
            {seats::view(players, kind, order)}
            <button class="button primary wide" on:click=start>{t(app::START)}</button>
        </div>
    }
    .into_any()
}

/// What is chosen at first: blitz for whoever has not played YINSH, as its books advise.
fn offered(kind: Kind) -> Variant {
    let mut variants = kind.variants();
    let blitz = variants.find(|variant| variant.setup == BLITZ && !seats::has_played(kind));
    blitz.unwrap_or(kind.usual())
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
