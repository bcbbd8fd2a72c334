//! A game in a list: what, who, how fast, and the way there.

use i18n::{Text, online as words};
use leptos::prelude::*;
use online::Phase;
use online::body::Listed;

use super::wording;
use crate::live::{says, shown_if};
use crate::route::Route;
use crate::words::{lang, t};

/// A list of games, or what is said when there is none.
pub fn list(games: &[Listed], label: fn(&Listed) -> Text, none: Text) -> AnyView {
    if games.is_empty() {
        return view! { <p class="small">{t(none)}</p> }.into_any();
    }
    let items: Vec<AnyView> = games.iter().map(|game| item(game, label(game))).collect();
    view! { <ul class="games">{items}</ul> }.into_any()
}

/// Whether whoever asked for the list has to move.
pub fn is_mine(listed: &Listed) -> bool {
    listed.phase == Phase::Running && listed.you.is_some() && listed.you == listed.to_move
}

fn item(listed: &Listed, label: Text) -> AnyView {
    let listed = listed.clone();
    let is_mine = is_mine(&listed);
    let href = Route::Game(listed.id.to_string()).href();
    let badge = move || view! { <span class="badge">{t(words::YOUR_MOVE)}</span> }.into_any();
    let title = {
        let listed = listed.clone();
        says(move || wording::title(&listed.game, &listed.setup, listed.seats.len(), lang()))
    };
    let players = {
        let listed = listed.clone();
        says(move || wording::players(&listed, lang()))
    };
    let terms = says(move || terms(&listed));
    view! {
        <li class="listed">
            <div class="listed-words">
                <p class="listed-title"><b>{title}</b> {shown_if(move || is_mine, badge)}</p>
                <p>{players}</p>
                <p class="small">{terms}</p>
            </div>
            <a class="button" href=href>{t(label)}</a>
        </li>
    }
    .into_any()
}

fn terms(listed: &Listed) -> String {
    let lang = lang();
    let rated = if listed.rated {
        words::RATED
    } else {
        words::CASUAL
    };
    let mut terms = vec![
        wording::clock(listed.clock, lang),
        rated.to(lang).to_owned(),
    ];
    match listed.phase {
        Phase::Open => {}
        Phase::Running => terms.push(words::TURN_COUNT.count(lang, listed.ply.into())),
        Phase::Over => {
            terms.push(words::TURN_COUNT.count(lang, listed.ply.into()));
            terms.push(listed.score.clone());
            terms.push(day(listed.at));
        }
    }
    if listed.seats.len() > 2 {
        terms.push(wording::absence(listed.absent).to(lang).to_owned());
    }
    terms.join(" · ")
}

/// A day as the reader's language writes it.
fn day(at: u64) -> String {
    let date = js_sys::Date::new(&(at as f64).into());
    let options = js_sys::Object::new();
    date.to_locale_date_string(lang().code(), &options).into()
}
