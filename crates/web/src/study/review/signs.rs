//! The signs of judged turns: in the list of moves and on the board.

use std::sync::Arc;

use i18n::Text;
use i18n::study::review as words;
use leptos::prelude::*;
use study::Judgement;
use table::gemblo::Place;
use table::yinsh::Mark;
use table::{Facing, Sitting};

use super::retrospect::Retrospect;
use crate::board::gemblo::Bench;
use crate::board::number::number;
use crate::board::{Overlay, yinsh};
use crate::live::{empty, live, says};
use crate::play::Signs;
use crate::words::lang;

/// The sign that players put behind such a turn.
pub fn sign(judgement: Judgement) -> &'static str {
    match judgement {
        Judgement::Inaccuracy => "?!",
        Judgement::Mistake => "?",
        Judgement::Blunder => "??",
    }
}

/// The judgement in words.
pub fn word(judgement: Judgement) -> Text {
    match judgement {
        Judgement::Inaccuracy => words::INACCURACY,
        Judgement::Mistake => words::MISTAKE,
        Judgement::Blunder => words::BLUNDER,
    }
}

/// The sign in a text, read out as a word.
pub fn badge(judgement: Judgement) -> AnyView {
    let said = says(move || word(judgement).to(lang()).to_owned());
    view! {
        <span class=format!("verdict {}", judgement.word())>
            <span aria-hidden="true">{sign(judgement)}</span>
            <span class="unseen">{said}</span>
        </span>
    }
    .into_any()
}

/// Lets the list of moves and the board show the signs.
pub fn provide(retrospect: Retrospect) {
    let judged = Memo::new(move |_| {
        let of_turn = |review: &study::Review, index| review.turn(index)?.judgement;
        let all = |review: &study::Review| {
            (0..review.len())
                .map(|index| of_turn(review, index))
                .collect::<Vec<_>>()
        };
        retrospect.review.with(all)
    });
    let in_list = move |number: usize| {
        live(move || {
            let is_of_game = retrospect.better.get().is_none_or(|index| number <= index);
            let found = judged.with(|judged| judged.get(number - 1).copied().flatten());
            found.filter(|_| is_of_game).map_or_else(empty, badge)
        })
    };
    provide_context(Signs(Arc::new(in_list)));
    let on_board = move || {
        live(move || {
            let judgement = retrospect.turn(|turn| turn.judgement).flatten();
            judgement.map_or_else(empty, |judgement| on_board(retrospect, judgement))
        })
    };
    provide_context(Overlay(Arc::new(on_board)));
}

/// The sign beside what the turn has moved or laid.
fn on_board(retrospect: Retrospect, judgement: Judgement) -> AnyView {
    let number = retrospect.shown.get();
    let desk = retrospect.desk;
    let is_half = desk.facing() == Facing::HALF;
    let place = desk.read(|sitting| match sitting {
        Sitting::Yinsh(board) => {
            let marks = board.marks_of(number);
            let came = marks.iter().rev().find(|(_, mark)| *mark == Mark::Came);
            came.map(|(point, _)| Spot::beside(yinsh::place(*point), 20.0, is_half))
        }
        Sitting::Gemblo(board) => {
            let cell = board.laid_in(number)?.cells().next()?;
            let Place { x, y } = desk.shown(Place::of(cell));
            Some(Spot::beside((x, y), 8.0, false))
        }
    });
    place
        .flatten()
        .map_or_else(empty, |spot| spot.draw(judgement))
}

/// Where a sign is drawn, and how large.
struct Spot {
    at: (f64, f64),
    radius: f64,
    is_turned: bool,
}

impl Spot {
    /// At the upper right of a place, as the reader sees it.
    fn beside((x, y): (f64, f64), radius: f64, is_turned: bool) -> Spot {
        let off = if is_turned { -radius } else { radius };
        Spot {
            at: (x + off, y - off),
            radius,
            is_turned,
        }
    }

    fn draw(self, judgement: Judgement) -> AnyView {
        let (x, y) = self.at;
        let turn = if self.is_turned { " rotate(180)" } else { "" };
        let transform = format!("translate({} {}){turn}", number(x), number(y));
        view! {
            <g class=format!("verdict {}", judgement.word()) transform=transform aria-hidden="true">
                <circle r=number(0.8 * self.radius) />
                <text font-size=number(0.95 * self.radius) dy="0.35em">{sign(judgement)}</text>
            </g>
        }
        .into_any()
    }
}
