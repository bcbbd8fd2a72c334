//! Everybody at the table: colour, name, rating, presence, clock.

use i18n::{Lang, online as words};
use leptos::prelude::*;
use online::{Seat, Sitter, Table, TableSeat};
use room::{Face, left};
use table::Sitting;

use crate::board::gemblo::shape::colour_word;
use crate::board::gemblo::swatch;
use crate::live::{all, empty, holds, live, says};
use crate::online::visit::Visit;
use crate::words::{lang, t};

/// How a player is called.
pub fn name(seat: &TableSeat, lang: Lang) -> String {
    match &seat.sitter {
        Sitter::Open => words::FREE_SEAT.to(lang).to_owned(),
        Sitter::Invited { name } => words::INVITED.with(lang, &[name.as_str()]),
        Sitter::Engine { level } => words::COMPUTER.with(lang, &[&level.to_string()]),
        Sitter::Person | Sitter::Bot => seat.name.to_string(),
    }
}

/// What a seat's card shows, but for the clock.
#[derive(Clone, PartialEq)]
struct Card {
    seat: TableSeat,
    is_mine: bool,
    to_move: bool,
}

fn cards(table: &Table) -> Vec<Card> {
    let card = |(index, seat): (usize, &TableSeat)| Card {
        // The clock is drawn on its own, since it changes all the time.
        seat: TableSeat {
            left: seat.left.map(|_| 0),
            ..seat.clone()
        },
        is_mine: table.you.map(Seat::index) == Some(index),
        to_move: table.to_move.map(Seat::index) == Some(index) && table.result.is_none(),
    };
    table.seats.iter().enumerate().map(card).collect()
}

/// The strip of all seats.
pub fn view(visit: Visit) -> AnyView {
    let cards = Memo::new(move |_| visit.table(cards).unwrap_or_default());
    let list = live(move || {
        let card = |(index, card): (usize, &Card)| one(visit, index, card);
        cards.with(|cards| all(cards.iter().enumerate().map(card)))
    });
    view! { <ol class="seats" aria-label=t(words::SEATS)>{list}</ol> }.into_any()
}

fn one(visit: Visit, index: usize, card: &Card) -> AnyView {
    let to_move = card.to_move;
    view! {
        <li class="seat-card" class:to-move=to_move aria-current=to_move.then_some("true")>
            {colours(visit, index)}
            {face(visit, index, card)}
        </li>
    }
    .into_any()
}

/// Who sits on a seat, for the board's own strip: each seat is shown once.
pub fn sitter(visit: Visit, index: usize) -> AnyView {
    let of_seat = move |table: &Table| cards(table).into_iter().nth(index);
    let card = Memo::new(move |_| visit.table(of_seat).flatten());
    live(move || {
        card.with(|card| {
            card.as_ref()
                .map_or_else(empty, |card| face(visit, index, card))
        })
    })
}

/// Presence, name, clock, and what else there is to know of whoever sits there.
fn face(visit: Visit, index: usize, card: &Card) -> AnyView {
    let Card { seat, is_mine, .. } = card.clone();
    let is_person = matches!(seat.sitter, Sitter::Person | Sitter::Bot);
    let (is_away, is_retired) = (is_person && !seat.present, seat.retired);
    let state = if is_retired {
        Some(words::RETIRED)
    } else if seat.stood_in {
        Some(words::STOOD_IN)
    } else if is_away {
        Some(words::IS_AWAY)
    } else {
        is_person.then_some(words::IS_HERE)
    };
    let shows_state = state.filter(|state| *state != words::IS_HERE);
    let rating = seat
        .rating
        .map(|(rating, off)| format!("{rating:.0} ± {off:.0}"));
    let clock = seat.left.map(|_| clock(visit, index));
    let you = is_mine.then(|| view! { <span class="you">{t(words::YOU)}</span> }.into_any());
    view! {
        <span class="sitter" class:mine=is_mine class:away=is_away class:retired=is_retired>
            {is_person.then(|| view! { <span class="dot" aria-hidden="true"></span> }.into_any())}
            <span class="seat-name">
                <span class="name">{says(move || name(&seat, lang()))}</span>
                {you}
            </span>
            <span class="unseen">{state.map(t)}</span>
            {clock}
            <span class="small seat-state" aria-hidden="true">{shows_state.map(t)}</span>
            <span class="small seat-rating">{rating}</span>
        </span>
    }
    .into_any()
}

/// The colours that a seat plays.
fn colours(visit: Visit, index: usize) -> AnyView {
    let own = untrack(|| {
        visit.desk.read(|sitting| match sitting {
            Sitting::Yinsh(_) => Vec::new(),
            Sitting::Gemblo(board) => {
                let position = board.table().position();
                let colours = position.colours();
                let own = colours.filter(|colour| position.seat_of(*colour).index() == index);
                own.map(|colour| position.tint(colour)).collect()
            }
        })
    });
    match own {
        Some(own) if own.is_empty() => {
            let colour = if index == 0 { "white" } else { "black" };
            view! { <i class=format!("stone {colour}") aria-hidden="true"></i> }.into_any()
        }
        Some(own) => {
            let one = |tint: gemblo::Tint| {
                view! { <span class=colour_word(tint)>{swatch(tint)}</span> }.into_any()
            };
            view! { <span class="seat-colours">{all(own.into_iter().map(one))}</span> }.into_any()
        }
        None => empty(),
    }
}

fn clock(visit: Visit, index: usize) -> AnyView {
    let face = Memo::new(move |_| {
        let now = visit.now.get();
        let left = visit.room.with(|room| {
            let now = room.server_time(now);
            room.table()
                .and_then(|table| left(table, Seat::at(index), now))
        });
        Face::of(left.unwrap_or(0))
    });
    let digits = says(move || match face.get() {
        Face::Days(days, hours) => {
            words::DAYS_HOURS.with(lang(), &[&days.to_string(), &hours.to_string()])
        }
        face => face.digits(),
    });
    let is_low = holds(move || matches!(face.get(), Face::Seconds(..)));
    view! { <span class="clock" class:low=is_low role="timer">{digits}</span> }.into_any()
}
