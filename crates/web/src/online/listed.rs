//! A game in a list: what, who, how fast, and the way there.

use i18n::{Text, online as words};
use leptos::prelude::*;
use online::body::{Listed, Sit};
use online::{Phase, TableId};
use room::Fault;

use super::{fault, http, wording};
use crate::live::{all, clicked, says};
use crate::route::Route;
use crate::words::{lang, t};

/// How one comes from a list to a game.
#[derive(Clone, Copy)]
pub enum Way {
    /// By a link that says so.
    To(Text),
    /// By taking a free seat there; why there is none is noted.
    Join(RwSignal<Option<Fault>>),
}

/// A list of games, or what is said when there is none.
pub fn list(games: &[Listed], way: Way, none: Text) -> AnyView {
    if games.is_empty() {
        return view! { <p class="small">{t(none)}</p> }.into_any();
    }
    let items = games.iter().map(|game| item(game.clone(), way));
    view! { <ul class="games">{all(items)}</ul> }.into_any()
}

/// Whether whoever asked for the list has to move.
pub fn is_mine(listed: &Listed) -> bool {
    listed.phase == Phase::Running && listed.you.is_some() && listed.you == listed.to_move
}

fn item(listed: Listed, way: Way) -> AnyView {
    let there = there(&listed.id, way);
    let badge = || view! { <span class="badge">{t(words::YOUR_MOVE)}</span> }.into_any();
    let badge = is_mine(&listed).then(badge);
    let listed = StoredValue::new(listed);
    let say = move |say: fn(&Listed) -> String| says(move || listed.with_value(say));
    view! {
        <li class="listed">
            <div class="listed-words">
                <p class="listed-title"><b>{say(title)}</b> {badge}</p>
                <p>{say(|listed| wording::players(listed, lang()))}</p>
                <p class="small">{say(terms)}</p>
            </div>
            {there}
        </li>
    }
    .into_any()
}

fn there(id: &TableId, way: Way) -> AnyView {
    let game = Route::Game(id.to_string());
    let fault = match way {
        Way::To(label) => {
            return view! { <a class="button" href=game.href()>{t(label)}</a> }.into_any();
        }
        Way::Join(fault) => fault,
    };
    let seats = format!("api/games/{id}/seats");
    let join = clicked(move |_| {
        let (seats, game) = (seats.clone(), game.clone());
        let sat = async move { http::post::<Sit>(&seats, &Sit::default()).await };
        fault::wait(fault, sat, move |_| game.go());
    });
    view! { <button class="button join" on:click=join>{t(words::JOIN)}</button> }.into_any()
}

fn title(listed: &Listed) -> String {
    wording::title(&listed.game, &listed.setup, listed.seats.len(), lang())
}

fn terms(listed: &Listed) -> String {
    let lang = lang();
    let rated = wording::RATED[usize::from(listed.rated)];
    let mut terms = vec![
        wording::clock(listed.clock, lang),
        rated.to(lang).to_owned(),
    ];
    if listed.phase != Phase::Open {
        terms.push(words::TURN_COUNT.count(lang, listed.ply.into()));
    }
    if listed.phase == Phase::Over {
        terms.extend([listed.score.clone(), day(listed.at)]);
    }
    if listed.seats.len() > 2 {
        terms.push(wording::absence(listed.absent).to(lang).to_owned());
    }
    terms.join(" · ")
}

/// A day as the reader's language writes it.
pub fn day(at: u64) -> String {
    let date = js_sys::Date::new(&(at as f64).into());
    let options = js_sys::Object::new();
    date.to_locale_date_string(lang().code(), &options).into()
}
