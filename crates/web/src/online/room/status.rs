//! What is due, what became of a turn, how the game ended.

use i18n::{Lang, game, online as words};
use leptos::prelude::*;
use online::{Ending, Phase, Result as Outcome, Seat, Table};
use room::{Link, Note};
use table::{Standing, Status as Said};

use super::seats::name;
use crate::live::{empty, holds, live, says};
use crate::online::visit::{Visit, is_my_turn};
use crate::online::wording;
use crate::words::{lang, t};

/// Two lines: what is due, and a remark.
pub fn view(visit: Visit) -> AnyView {
    let status = Memo::new(move |_| visit.desk.read(|board| board.status(lang())));
    let due = says(move || {
        let on_board = status.with(|said| said.as_ref().map(|said| said.message.clone()));
        let of_table = visit.table(|table| due(table, lang())).flatten();
        of_table.or(on_board).unwrap_or_default()
    });
    let note = Memo::new(move |_| visit.room.with(|room| room.note().cloned()));
    let remark = says(move || match note.get() {
        Some(Note::Refused(refusal)) => wording::refusal(&refusal, lang()),
        Some(Note::Overtaken(turn)) => words::OVERTAKEN.with(lang(), &[&turn]),
        None => status.with(|said| {
            let note = said.as_ref().and_then(|said| said.note.clone());
            note.unwrap_or_default()
        }),
    });
    let is_refusal = move || {
        let on_board = status.with(|said| said.as_ref().is_some_and(|said| said.refused));
        on_board || note.with(Option::is_some)
    };
    view! {
        <div class="status" class:refused=holds(is_refusal)>
            <p class="due">
                {due}
                {badge(visit, status)}
            </p>
            <p class="note" role="alert">{remark}</p>
        </div>
    }
    .into_any()
}

/// What the table says; nothing while the board knows better.
fn due(table: &Table, lang: Lang) -> Option<String> {
    if table.phase == Phase::Open {
        return Some(words::WAITING.to(lang).to_owned());
    }
    if let Some(result) = &table.result {
        return match (result.ending, wording::ending(result.ending)) {
            (Ending::Aborted, Some(text)) => Some(text.to(lang).to_owned()),
            (Ending::Resignation | Ending::Time, _) if result.places.len() == 2 => {
                Some(won(table, result, lang))
            }
            (_, Some(text)) => {
                let score = format!("{}, {}", result.score, text.to(lang));
                Some(words::OVER.with(lang, &[&score]))
            }
            (_, None) => None,
        };
    }
    if is_my_turn(table) {
        return None;
    }
    let seat = table.seats.get(table.to_move?.index())?;
    Some(words::TURN_OF.with(lang, &[&name(seat, lang)]))
}

/// Who of two has won because the other gave up or had no time left.
fn won(table: &Table, result: &Outcome, lang: Lang) -> String {
    let winner = usize::from(result.places[0] > result.places[1]);
    let names = [winner, 1 - winner].map(|seat| name(&table.seats[seat], lang));
    let is_mine = table.you.map(Seat::index) == Some(winner);
    let (mine, theirs) = match result.ending {
        Ending::Time => (words::YOU_WIN_TIME, words::WINS_TIME),
        _ => (words::YOU_WIN_RESIGNED, words::WINS_RESIGNED),
    };
    if is_mine {
        mine.with(lang, &[&names[1]])
    } else {
        theirs.with(lang, &[&names[0], &names[1]])
    }
}

/// Says that a turn is not confirmed, not sent, or on its way.
fn badge(visit: Visit, status: Memo<Option<Said>>) -> AnyView {
    let text = Memo::new(move |_| {
        let is_open = visit.link.get() == Link::Open;
        let is_pending = visit.room.with(|room| room.pending().is_some());
        let standing = status.with(|said| said.as_ref().map(|said| said.standing));
        match (is_pending, is_open, standing) {
            (true, true, _) => Some(words::SENDING),
            (true, false, _) => Some(words::UNSENT),
            (false, _, Some(Standing::Unconfirmed)) => Some(game::NOT_SENT),
            _ => None,
        }
    });
    let badge = move || match text.get() {
        Some(text) => view! { <span class="badge">{t(text)}</span> }.into_any(),
        None => empty(),
    };
    live(badge)
}
