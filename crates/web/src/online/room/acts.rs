//! What players can do besides moving: resign, agree on a draw, play again.

use i18n::{Text, app, online as words};
use leptos::prelude::*;
use online::{Ask, Phase, Seat, Sitter, Table, TableId};

use super::seats::name;
use crate::live::{clicked, empty, live};
use crate::online::visit::Visit;
use crate::route::Route;
use crate::words::{lang, t};

/// What is open to whoever reads the table.
#[derive(Clone, PartialEq)]
enum Open {
    Nothing,
    /// The game runs; a draw may be offered, has been, or is being offered by somebody.
    Running(Draw),
    /// The game is over; who wants another one.
    Over {
        next: Option<TableId>,
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

fn open(table: &Table, lang: i18n::Lang) -> Open {
    let Some(you) = table.you.map(Seat::index) else {
        return match &table.next {
            Some(next) => Open::Over {
                next: Some(next.clone()),
                mine: false,
                others: Vec::new(),
                can: false,
            },
            None => Open::Nothing,
        };
    };
    match table.phase {
        Phase::Open => Open::Nothing,
        Phase::Running if table.seats.get(you).is_some_and(|seat| seat.retired) => Open::Nothing,
        Phase::Running => {
            let people = |sitter: &Sitter| matches!(sitter, Sitter::Person | Sitter::Bot);
            let two = table.seats.len() == 2 && table.seats.iter().all(|seat| people(&seat.sitter));
            Open::Running(match table.draw.map(Seat::index) {
                _ if !two => Draw::No,
                None => Draw::Can,
                Some(seat) if seat == you => Draw::Mine,
                Some(seat) => Draw::Theirs(name(&table.seats[seat], lang)),
            })
        }
        Phase::Over => {
            let want = table
                .seats
                .iter()
                .enumerate()
                .filter(|(_, seat)| seat.rematch);
            let others = want.filter(|(seat, _)| *seat != you);
            Open::Over {
                next: table.next.clone(),
                mine: table.seats.get(you).is_some_and(|seat| seat.rematch),
                others: others.map(|(_, seat)| name(seat, lang)).collect(),
                can: table
                    .seats
                    .iter()
                    .all(|seat| !matches!(seat.sitter, Sitter::Open | Sitter::Invited { .. })),
            }
        }
    }
}

/// The buttons that are due, and what others want.
pub fn view(visit: Visit) -> AnyView {
    let open = Memo::new(move |_| {
        visit
            .table(|table| open(table, lang()))
            .unwrap_or(Open::Nothing)
    });
    let sure = RwSignal::new(false);
    let content = live(move || match open.get() {
        Open::Nothing => empty(),
        Open::Running(draw) => view! {
            {drawing(visit, draw)}
            {live(move || resigning(visit, sure))}
        }
        .into_any(),
        Open::Over {
            next,
            mine,
            others,
            can,
        } => again(visit, next, mine, &others, can),
    });
    view! { <div class="acts">{content}</div> }.into_any()
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

fn again(visit: Visit, next: Option<TableId>, mine: bool, others: &[String], can: bool) -> AnyView {
    if let Some(next) = next {
        let href = Route::Game(next.into()).href();
        return view! { <a class="button primary next-game" href=href>{t(words::NEXT_GAME)}</a> }
            .into_any();
    }
    let asked = (!others.is_empty()).then(|| {
        let names = others.join(", ");
        view! { <p class="asked" role="status">{words::REMATCH_ASKED.with(lang(), &[&names])}</p> }
            .into_any()
    });
    let own = match (mine, can) {
        (true, _) => view! { <p class="small">{t(words::REMATCH_WANTED)}</p> }.into_any(),
        (false, true) => button(
            visit,
            words::REMATCH,
            "button primary rematch",
            Ask::Rematch,
        ),
        (false, false) => empty(),
    };
    view! { {asked} {own} }.into_any()
}
