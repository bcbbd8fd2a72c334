//! What is to be said of the turn that is shown, and the way to what was better.

use i18n::study::review as words;
use leptos::prelude::*;
use study::Judged;

use super::graph::percent;
use super::retrospect::Retrospect;
use super::{players, signs};
use crate::live::{clicked, empty, holds, live, says};
use crate::tool::analyse;
use crate::words::{lang, t};

/// What a card says of a turn.
#[derive(Clone, PartialEq)]
struct Card {
    number: usize,
    turn: String,
    judgement: Option<study::Judgement>,
    chances: [f32; 2],
    best: Option<String>,
}

impl Card {
    fn of(turn: Judged<'_>) -> Card {
        Card {
            number: turn.index + 1,
            turn: turn.turn.to_owned(),
            judgement: turn.judgement,
            chances: [turn.before, turn.after],
            best: (turn.turn != turn.best).then(|| turn.best.to_owned()),
        }
    }
}

/// The card, always of the same height, and the buttons.
pub fn view(retrospect: Retrospect) -> AnyView {
    let card = Memo::new(move |_| retrospect.turn(Card::of));
    let content = live(move || match (retrospect.better.get(), card.get()) {
        (Some(index), _) => better(retrospect, index),
        (None, Some(card)) => told(&card),
        (None, None) => unknown(retrospect),
    });
    let remark = says(move || players::remark(retrospect).unwrap_or_default());
    view! {
        <section class="turn-card">
            <div class="status" aria-live="polite">{content} <p class="note remark">{remark}</p></div>
            <div class="row">{buttons(retrospect, card)}</div>
        </section>
    }
    .into_any()
}

fn told(card: &Card) -> AnyView {
    let Card {
        number,
        turn,
        judgement,
        chances,
        best,
    } = card.clone();
    let [before, after] = chances.map(percent);
    let name = says(move || words::TURN.with(lang(), &[&number.to_string(), &turn]));
    let word = judgement.map(|judgement| {
        let word = says(move || signs::word(judgement).to(lang()).to_owned());
        view! { {signs::badge(judgement)} <span class="word" aria-hidden="true">{word}</span> }
            .into_any()
    });
    let chances = says(move || words::CHANCE.with(lang(), &[&before, &after]));
    let better = best.map(|best| {
        let better = says(move || words::BETTER.with(lang(), &[&best]));
        view! { <span class="better">{better}</span> }.into_any()
    });
    view! {
        <p class="due"><span>{name}</span> {word}</p>
        <p class="note">{chances} " " {judgement.and(better)}</p>
    }
    .into_any()
}

fn better(retrospect: Retrospect, index: usize) -> AnyView {
    let of = move || {
        let all = retrospect.desk.read(|sitting| sitting.facts().turn_count);
        let (shown, all) = (retrospect.shown.get(), all.unwrap_or_default());
        [shown.saturating_sub(index), all.saturating_sub(index)].map(|count| count.to_string())
    };
    let said = says(move || {
        let [shown, all] = of();
        words::BETTER_LINE.with(lang(), &[&(index + 1).to_string(), &shown, &all])
    });
    view! {
        <p class="due">{said}</p>
        <p class="note">{t(words::BETTER_HELP)}</p>
    }
    .into_any()
}

fn unknown(retrospect: Retrospect) -> AnyView {
    let said = says(move || match retrospect.shown.get() {
        0 => words::BEGIN.to(lang()).to_owned(),
        _ => words::NOT_YET.to(lang()).to_owned(),
    });
    view! { <p class="due"></p><p class="note">{said}</p> }.into_any()
}

fn buttons(retrospect: Retrospect, card: Memo<Option<Card>>) -> AnyView {
    let has_better =
        Memo::new(move |_| card.with(|card| card.as_ref().is_some_and(|card| card.best.is_some())));
    let next = Memo::new(move |_| retrospect.next_mistake());
    let first = live(move || match (retrospect.better.get(), has_better.get()) {
        (Some(_), _) => {
            let back = clicked(move |_| retrospect.leave_better());
            let on = clicked(move |_| retrospect.step(1));
            let is_last = holds(move || {
                let all = retrospect.desk.read(|sitting| sitting.facts().turn_count);
                all == Some(retrospect.shown.get())
            });
            view! {
                <button class="button primary" disabled=is_last on:click=on>{t(words::LINE_ON)}</button>
                <button class="button" on:click=back>{t(words::BACK_TO_GAME)}</button>
            }
            .into_any()
        }
        (None, true) => {
            let show = clicked(move |_| {
                if let Some(index) = retrospect.shown.get_untracked().checked_sub(1) {
                    retrospect.show_better(index);
                }
            });
            view! { <button class="button show-better" on:click=show>{t(words::SHOW_BETTER)}</button> }.into_any()
        }
        (None, false) => empty(),
    });
    let go = clicked(move |_| {
        untrack(|| next.get())
            .into_iter()
            .for_each(|turn| retrospect.go(turn))
    });
    let none = holds(move || next.get().is_none());
    view! {
        {first}
        <button class="button next-mistake" disabled=none on:click=go>{t(words::NEXT_MISTAKE)}</button>
        {analyse("button plain analyse", says(move || retrospect.analysis().href()))}
    }
    .into_any()
}
