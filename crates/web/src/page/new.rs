//! Choosing variant and players.

use games::{Agreed, Kind, Variant};
use i18n::app;
use i18n::rules::yinsh::BLITZ_ADVICE;
use leptos::prelude::*;
use table::{Player, Sitting, Table, Tabled};

use super::agreed::{self, Form};
use super::{seats, variants};
use crate::kept;
use crate::live::{clicked, shown_if};
use crate::route::Route;
use crate::words::t;

/// The setup of the short game.
const BLITZ: &str = "blitz";

/// The page for a new game of this kind: variant, who begins, seats, and the button that starts.
pub fn view(kind: Kind) -> AnyView {
    let agreed = RwSignal::new(offered(kind));
    let count = agreed.with_untracked(|agreed| agreed.variant.seats());
    let players = RwSignal::new(seats::last(kind, count.into()));
    let choose = move |each: Variant| {
        agreed::choose(agreed, each);
        let count = each.seats().into();
        players.update(|players| *players = seats::resized(kind, players, count));
    };
    let start = clicked(move |_| {
        let (agreed, players) = (agreed.get_untracked(), players.get_untracked());
        seats::keep(kind, &players);
        Form::Screen.keep(&agreed);
        let (setup, players) = agreed.begun(players, agreed::lot());
        if let Some(sitting) = games::each!(kind, G => begun::<G>(&setup, players)) {
            kept::begin(sitting);
            Route::Play.go();
        }
    });
    let is_blitz = move || agreed.with(|agreed| agreed.variant.setup == BLITZ);
    let advice = || view! { <p class="small">{t(BLITZ_ADVICE)}</p> }.into_any();
    view! {
        <div class="page form new">
            <h1>{kind.name()}</h1>
            {variants::view(agreed, choose)}
            {shown_if(is_blitz, advice)}
            {agreed::obstacles(agreed, Form::Screen)}
            <div class="at-table">
                {agreed::picture(agreed, move || players.get())}
                {seats::view(players, agreed)}
            </div>
            {agreed::first(agreed)}
            <button class="button primary wide" on:click=start>{t(app::START)}</button>
        </div>
    }
    .into_any()
}

/// What is chosen at first: as last time, and blitz for whoever has not played YINSH, as its books advise.
fn offered(kind: Kind) -> Agreed {
    let mut agreed = Form::Screen.last(kind);
    let blitz = kind.variants().find(|variant| variant.setup == BLITZ);
    if let Some(blitz) = blitz.filter(|_| !seats::has_played(kind)) {
        agreed.variant = blitz;
    }
    agreed
}

fn begun<G: Tabled>(setup: &str, players: Vec<Player>) -> Option<Sitting> {
    Some(Sitting::of(Table::<G>::new(setup.parse().ok()?, players)))
}
