//! Learning from one's mistakes: a position at a time, to be answered on the board.

mod answer;
mod card;
mod gather;
mod practice;

use i18n::study as titles;
use i18n::study::mistakes as words;
use leptos::prelude::*;
use study::Drill;

use super::{cards, found};
use crate::browser;
use crate::drills;
use crate::live::{live, says};
use crate::route::Route;
use crate::words::{lang, t};
use practice::Practice;

/// The mistakes that an address speaks of: of a seat of a kept game, or those that come today.
pub fn view(name: &str) -> AnyView {
    request_animation_frame(browser::begin_page);
    let drills = of_game(name).unwrap_or_else(todays);
    if drills.is_empty() {
        return nothing();
    }
    let practice = Practice::begin(drills);
    live(move || {
        if practice.is_over.get() {
            over(practice)
        } else {
            card::view(practice)
        }
    })
}

/// Those of a seat, as `1763283600000.1` names it.
fn of_game(name: &str) -> Option<Vec<Drill>> {
    let (id, seat) = name.split_once('.')?;
    let game = found::game(id)?.sitting;
    let seat: u8 = seat.parse().ok()?;
    Some(cards::of_game(&game, game::Seat(seat.checked_sub(1)?)))
}

fn todays() -> Vec<Drill> {
    let all = drills::load();
    let portion = all.portion(drills::today(), drills::PORTION);
    portion.into_iter().cloned().collect()
}

/// Nothing comes today: when the next one does, and what else there is to learn from.
fn nothing() -> AnyView {
    let all = drills::load();
    let count = all.iter().count() as u64;
    let days = all
        .next_day()
        .map(|day| u64::from(day.0.saturating_sub(drills::today().0)));
    let said = says(move || match days {
        Some(days) => words::NEXT_IN.count(lang(), days),
        None => words::NONE.to(lang()).to_owned(),
    });
    let kept = says(move || match count {
        0 => String::new(),
        count => words::COLLECTED.count(lang(), count),
    });
    view! {
        <div class="page mistakes">
            <h1>{t(titles::MISTAKES)}</h1>
            <p>{said}</p>
            <p class="small">{kept}</p>
            {gather::view()}
            <p><a class="button" href=Route::Games.href()>{t(i18n::kept::YOUR_GAMES)}</a></p>
        </div>
    }
    .into_any()
}

/// All were answered.
fn over(practice: Practice) -> AnyView {
    let said = says(move || {
        let (right, all) = practice.score();
        words::SCORE.with(lang(), &[&right.to_string(), &all.to_string()])
    });
    view! {
        <div class="page mistakes">
            <h1>{t(words::DONE)}</h1>
            <p role="status">{said}</p>
            <p class="small">{t(words::COMES_AGAIN)}</p>
            {gather::view()}
            <div class="row">
                <a class="button primary" href=Route::Home.href()>{t(words::HOME)}</a>
                <a class="button" href=Route::Games.href()>{t(i18n::kept::YOUR_GAMES)}</a>
            </div>
        </div>
    }
    .into_any()
}
