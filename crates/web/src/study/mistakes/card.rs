//! A card: the position, what was played there, and what becomes of an answer.

use games::Kind;
use i18n::study as titles;
use i18n::study::mistakes as words;
use i18n::study::review as of_review;
use i18n::{Text, game as of_game, learn};
use leptos::prelude::*;
use table::Sitting;

use super::practice::{Practice, Stage};
use crate::board;
use crate::live::{Click, clicked, empty, holds, live, says, shown_if};
use crate::play;
use crate::study::seat;
use crate::words::{lang, t};

/// The card that is shown; the board stays when the next one is of the same game.
pub fn view(practice: Practice) -> AnyView {
    let kind = Memo::new(move |_| practice.desk.kind());
    live(move || kind.get().map_or_else(empty, |kind| table(practice, kind)))
}

fn table(practice: Practice, kind: Kind) -> AnyView {
    let desk = practice.desk;
    let parts = board::parts(kind, desk);
    play::listen(desk, parts.press);
    let count = says(move || {
        let (number, all) = (practice.index.get() + 1, practice.len());
        words::CARD_OF.with(lang(), &[&number.to_string(), &all.to_string()])
    });
    view! {
        <div class=format!("play practice of-{}", kind.id())>
            <section class="board-area">{parts.board}</section>
            <aside class="side">
                <p class="small count">{count}</p>
                <h1>{t(titles::MISTAKES)}</h1>
                {task(practice)}
                {said(practice)}
                {parts.choices}
                <div class="actions">{play::undo(desk)} {play::confirm(desk, move || is_asking(practice))}</div>
                <div class="row ways">{live(move || ways(practice))}</div>
                {others(practice)}
            </aside>
        </div>
        {play::help(&[parts.keys])}
    }
    .into_any()
}

fn is_asking(practice: Practice) -> bool {
    practice.stage.get() == Stage::Asking
}

/// Who is to move, and what was played.
fn task(practice: Practice) -> AnyView {
    live(move || {
        practice.index.track();
        let sitting = untrack(|| practice.desk.read(Sitting::clone));
        let (Some(sitting), Some(mover)) = (sitting, practice.mover()) else {
            return empty();
        };
        let colours = seat::colours(&sitting, mover);
        let task = says(move || {
            let name = sitting.seat_names(lang()).into_iter().nth(mover.index());
            let played = practice.drill(|drill| drill.played.clone());
            words::TASK.with(lang(), &[&name.unwrap_or_default(), &played])
        });
        view! { <p class="task">{colours} <span>{task}</span></p> }.into_any()
    })
}

/// What is said of the answer, or what the board remarks.
fn said(practice: Practice) -> AnyView {
    let status = Memo::new(move |_| practice.desk.read(|sitting| sitting.status(lang())));
    let word = |class: &'static str, text: Text| view! { <p class=class>{t(text)}</p> }.into_any();
    let content = live(move || match practice.stage.get() {
        Stage::Asking => {
            let note = status.with(|status| status.as_ref().and_then(|status| status.note.clone()));
            view! { <p class="note">{note}</p> }.into_any()
        }
        Stage::Judging => word("note", words::JUDGING),
        Stage::Right => word("right", words::RIGHT),
        Stage::Wrong(_) => word("wrong", words::WRONG),
        Stage::Showing => word("note", of_review::BETTER_HELP),
        Stage::Failed => word("wrong", of_game::ENGINE_FAILED),
    });
    view! { <div class="status said" role="status">{content}</div> }.into_any()
}

/// The ways on; the one that is due is the primary one.
fn ways(practice: Practice) -> AnyView {
    let button = |class: &'static str, text: Text, act: Click| {
        view! { <button class=class on:click=act>{t(text)}</button> }.into_any()
    };
    let next = move |class| button(class, learn::NEXT, clicked(move |_| practice.next()));
    let again = move |class| button(class, learn::AGAIN, clicked(move |_| practice.again()));
    let solve = move || {
        button(
            "button solve",
            words::SOLUTION,
            clicked(move |_| practice.solve()),
        )
    };
    match practice.stage.get() {
        Stage::Asking | Stage::Judging => view! {
            {solve()}
            {button("button plain", words::SKIP, clicked(move |_| practice.next()))}
        }
        .into_any(),
        Stage::Right => next("button primary next"),
        Stage::Wrong(line) => {
            let has_line = !line.is_empty();
            let why = clicked(move |_| practice.explain(&line));
            view! {
                {again("button primary")}
                {has_line.then(|| button("button why", words::WHY, why))}
                {solve()}
                {next("button plain next")}
            }
            .into_any()
        }
        Stage::Showing => {
            let is_last = holds(move || !practice.desk.has_more());
            let on = clicked(move |_| practice.desk.step());
            view! {
                <button class="button" disabled=is_last on:click=on>{t(of_review::LINE_ON)}</button>
                {again("button")}
                {next("button primary next")}
            }
            .into_any()
        }
        Stage::Failed => again("button primary"),
    }
}

/// Keep, or never again.
fn others(practice: Practice) -> AnyView {
    let kept = RwSignal::new(false);
    let keep = clicked(move |_| {
        practice.keep();
        kept.set(true);
    });
    Effect::new(move |_| {
        practice.index.track();
        kept.set(false);
    });
    let away = clicked(move |_| practice.put_away());
    let told = move || view! { <span class="small">{t(words::IS_KEPT)}</span> }.into_any();
    view! {
        <div class="row others">
            <button class="button plain" disabled=holds(move || kept.get()) on:click=keep>{t(words::KEEP)}</button>
            <button class="button plain" on:click=away>{t(words::NOT_USEFUL)}</button>
            <span role="status">{shown_if(move || kept.get(), told)}</span>
        </div>
    }
    .into_any()
}
