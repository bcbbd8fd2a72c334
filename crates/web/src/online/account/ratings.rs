//! How strong one is, with how sure that is.

use i18n::online as words;
use leptos::prelude::*;
use online::body::{Pool, Rating};

use crate::live::{all, live, says};
use crate::online::{Me, wording};
use crate::words::{lang, t};

/// A line for each game and number of players.
pub fn view(me: Me) -> AnyView {
    let lines = live(move || {
        let ratings = me.read(|account| account.ratings.clone());
        let ratings = ratings.unwrap_or_default();
        if ratings.is_empty() {
            return view! { <p class="small">{t(words::NO_RATINGS)}</p> }.into_any();
        }
        view! { <ul class="games">{all(ratings.iter().map(line))}</ul> }.into_any()
    });
    view! { <section><h2>{t(words::RATINGS)}</h2>{lines}</section> }.into_any()
}

fn line(rating: &Rating) -> AnyView {
    let name = wording::game(&rating.game);
    let pool = match rating.pool {
        Pool::Two => words::POOL_TWO,
        Pool::Many => words::POOL_MANY,
    };
    let value = format!("{:.0} ± {:.0}", rating.rating, rating.plus_minus);
    let games = rating.games;
    let played = says(move || words::GAMES_PLAYED.count(lang(), games.into()));
    view! {
        <li class="listed">
            <div class="listed-words">
                <p class="listed-title"><b>{name}</b> ", " {t(pool)}</p>
                <p class="small">{played}</p>
            </div>
            <b>{value}</b>
        </li>
    }
    .into_any()
}
