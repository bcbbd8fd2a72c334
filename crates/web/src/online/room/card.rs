//! What was agreed for this game, and the game to take home.

use i18n::{Lang, app, online as words};
use leptos::prelude::*;
use online::Table;

use crate::live::says;
use crate::online::visit::Visit;
use crate::online::wording;
use crate::route::Route;
use crate::words::{lang, t};

/// The terms in a line, and the ways out.
pub fn view(visit: Visit) -> AnyView {
    let terms = says(move || {
        visit
            .table(|table| terms(table, lang()))
            .unwrap_or_default()
    });
    let record = move |ending: &'static str| {
        visit
            .id
            .with_value(|id| format!("api/games/{id}/record.{ending}"))
    };
    view! {
        <section class="terms">
            <p class="small">{terms}</p>
            <div class="row">
                <a class="button plain" href=record("txt") download="">{t(words::DOWNLOAD_TEXT)}</a>
                <a class="button plain" href=record("sgf") download="">{t(words::DOWNLOAD_SGF)}</a>
                <a class="button plain" href=Route::Lobby.href()>{t(words::TO_LOBBY)}</a>
            </div>
        </section>
    }
    .into_any()
}

fn terms(table: &Table, lang: Lang) -> String {
    let mut terms = vec![
        wording::title(&table.game, &table.setup, table.seats.len(), lang),
        wording::clock(table.clock, lang),
    ];
    let rated = wording::RATED[usize::from(table.rated)];
    terms.push(rated.to(lang).to_owned());
    if !table.public {
        terms.push(words::PRIVATE_GAME.to(lang).to_owned());
    }
    if table.seats.len() > 2 {
        let policy = wording::absence(table.absent).to(lang);
        terms.push(app::LABELLED.with(lang, &[words::ABSENCE.to(lang), policy]));
    }
    terms.join(" · ")
}
