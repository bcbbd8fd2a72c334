//! What players can do besides moving: resign, agree on a draw, play again.

use i18n::study::analysis;
use i18n::{Lang, Text, app, game, online as words};
use leptos::prelude::*;
use online::{Ask, Phase, Seat, Sitter, Table, TableId, TableSeat};
use table::Sitting;

use super::seats::name;
use crate::live::{clicked, empty, live, says, shown_if};
use crate::online::visit::Visit;
use crate::route::Route;
use crate::tool::analyse;
use crate::words::{lang, t};

/// What is open to whoever reads the table.
#[derive(Clone, PartialEq)]
enum Open {
    Nothing,
    /// The game runs; a draw may be offered, has been, or is being offered by somebody.
    Running(Draw),
    /// The game is over, and the next one is there.
    Next(TableId),
    /// The game is over; who wants another one.
    Again {
        mine: bool,
        others: Vec<String>,
        can: bool,
    },
}

#[derive(Clone, PartialEq)]
enum Draw {
    No,
    Can,
    Mine,
    Theirs(String),
}

fn open(table: &Table, lang: Lang) -> Open {
    let you = table.you.map(Seat::index);
    let own = you.and_then(|you| Some((you, table.seats.get(you)?)));
    match (table.phase, own, &table.next) {
        (Phase::Over, _, Some(next)) | (_, None, Some(next)) => Open::Next(next.clone()),
        (Phase::Running, Some((you, seat)), _) if !seat.retired => {
            Open::Running(draw(table, you, lang))
        }
        (Phase::Over, Some((you, seat)), None) => {
            let others = table.seats.iter().enumerate();
            let others = others.filter(|(index, seat)| seat.rematch && *index != you);
            let is_missing =
                |seat: &TableSeat| matches!(seat.sitter, Sitter::Open | Sitter::Invited { .. });
            Open::Again {
                mine: seat.rematch,
                others: others.map(|(_, seat)| name(seat, lang)).collect(),
                can: !table.seats.iter().any(is_missing),
            }
        }
        _ => Open::Nothing,
    }
}

fn draw(table: &Table, you: usize, lang: Lang) -> Draw {
    let plays = |seat: &TableSeat| matches!(seat.sitter, Sitter::Person | Sitter::Bot);
    match table.draw.map(Seat::index) {
        _ if table.seats.len() != 2 || !table.seats.iter().all(plays) => Draw::No,
        None => Draw::Can,
        Some(seat) if seat == you => Draw::Mine,
        Some(seat) => Draw::Theirs(name(&table.seats[seat], lang)),
    }
}

/// The buttons that are due, and what others want.
pub fn view(visit: Visit) -> AnyView {
    let open = Memo::new(move |_| visit.table(|table| open(table, lang())));
    let sure = RwSignal::new(false);
    let content = live(move || match open.get() {
        None | Some(Open::Nothing) => empty(),
        Some(Open::Running(draw)) => view! {
            {drawing(visit, draw)}
            {live(move || resigning(visit, sure))}
        }
        .into_any(),
        Some(Open::Next(next)) => {
            let href = Route::Game(next.into()).href();
            view! { <a class="button primary next-game" href=href>{t(words::NEXT_GAME)}</a> }
                .into_any()
        }
        Some(Open::Again { mine, others, can }) => again(visit, mine, &others, can),
    });
    let is_over = Memo::new(move |_| visit.table(|table| table.phase == Phase::Over) == Some(true));
    let playing = Memo::new(move |_| visit.table(|table| (table.phase, table.you.is_some())));
    // Whoever plays thinks alone until the game is over, even after having resigned among several.
    let analysis = live(move || match playing.get() {
        Some((Phase::Running, true)) => {
            view! { <p class="small no-analysis">{t(analysis::NOT_ONLINE)}</p> }.into_any()
        }
        Some((Phase::Running | Phase::Over, _)) => to_analysis(visit),
        Some((Phase::Open, _)) | None => empty(),
    });
    view! {
        <div class="acts">
            {content}
            {shown_if(move || is_over.get(), move || to_review(visit))}
            {analysis}
        </div>
    }
    .into_any()
}

/// The way to the analysis of the game, at the turn that is looked at.
fn to_analysis(visit: Visit) -> AnyView {
    let to = says(move || {
        let place = |sitting: &Sitting| Some(sitting.facts().viewed?.to_string());
        let place = visit.desk.read(place).flatten();
        let link = visit.desk.read(Sitting::link);
        Route::Analysis(link.unwrap_or_default(), place.unwrap_or_default()).href()
    });
    analyse("button plain analyse", to)
}

/// The way to the review of the game that is over; it is kept in this browser from then on.
fn to_review(visit: Visit) -> AnyView {
    let href = says(move || {
        let link = visit.desk.read(Sitting::link);
        Route::Review(link.unwrap_or_default()).href()
    });
    view! { <a class="button plain to-review" href=href>{t(game::REVIEW)}</a> }.into_any()
}

fn button(visit: Visit, text: Text, class: &'static str, ask: Ask) -> AnyView {
    let act = clicked(move |_| {
        visit.ask(&ask);
    });
    view! { <button class=class on:click=act>{t(text)}</button> }.into_any()
}

fn drawing(visit: Visit, draw: Draw) -> AnyView {
    match draw {
        Draw::No => empty(),
        Draw::Can => button(visit, words::OFFER_DRAW, "button plain draw", Ask::Draw),
        Draw::Mine => view! { <p class="small">{t(words::DRAW_OFFERED)}</p> }.into_any(),
        Draw::Theirs(name) => view! {
            <p class="asked" role="status">{words::DRAW_ASKED.with(lang(), &[&name])}</p>
            {button(visit, words::ACCEPT, "button primary accept", Ask::Draw)}
            {button(visit, words::DECLINE, "button", Ask::DeclineDraw)}
        }
        .into_any(),
    }
}

/// Resigning takes two clicks in different places.
fn resigning(visit: Visit, sure: RwSignal<bool>) -> AnyView {
    if !sure.get() {
        let on_click = clicked(move |_| sure.set(true));
        return view! {
            <button class="button plain resign" on:click=on_click>{t(words::RESIGN)}</button>
        }
        .into_any();
    }
    let resign = clicked(move |_| {
        sure.set(false);
        visit.ask(&Ask::Resign);
    });
    view! {
        <span class="asked">{t(words::RESIGN_SURE)}</span>
        <button class="button" on:click=clicked(move |_| sure.set(false))>{t(app::CANCEL)}</button>
        <button class="button danger sure" on:click=resign>{t(words::RESIGN)}</button>
    }
    .into_any()
}

fn again(visit: Visit, mine: bool, others: &[String], can: bool) -> AnyView {
    let asked = (!others.is_empty()).then(|| {
        let asked = words::REMATCH_ASKED.with(lang(), &[&others.join(", ")]);
        view! { <p class="asked" role="status">{asked}</p> }.into_any()
    });
    let rematch = || {
        button(
            visit,
            words::REMATCH,
            "button primary rematch",
            Ask::Rematch,
        )
    };
    let own = match (mine, can) {
        (true, _) => view! { <p class="small">{t(words::REMATCH_WANTED)}</p> }.into_any(),
        (false, true) => rematch(),
        (false, false) => empty(),
    };
    view! { {asked} {own} }.into_any()
}
