//! A tactic to be solved: the board, the task, what is said of the answer, and the ways on.

use i18n::study::mistakes;
use i18n::study::review as of_review;
use i18n::{Text, game as of_game, learn, training as words};
use leptos::prelude::*;
use study::training::Training;
use table::Sitting;
use tactics::Tactic;

use super::course::{Course, Run};
use super::exercise::Stage;
use super::plan::Plan;
use super::{overview, result, storm, task};
use crate::board::{self, Key};
use crate::live::{Click, clicked, empty, holds, live, says};
use crate::play;
use crate::study::seat;
use crate::tool;
use crate::words::{lang, t};

/// The keys of the page.
const KEYS: &[Key] = &[
    (&["N"], words::KEY_NEXT),
    (&["W"], words::KEY_WHY),
    (&["A"], words::KEY_AGAIN),
];

/// The tactic on the board.
pub fn view(course: Course) -> AnyView {
    let (kind, exercise) = (course.kind, course.exercise);
    let desk = exercise.desk;
    let parts = board::parts(kind, desk);
    let on_board = parts.press;
    play::hear(move |event, key| {
        press(course, key) || on_board(desk, event, key) || play::press(desk, key)
    });
    let may_play = move || exercise.stage.get() == Stage::Asking;
    view! {
        <div class=format!("play practice of-{}", kind.id())>
            <section class="board-area">{parts.board}</section>
            <aside class="side">
                <header class="practice-head">
                    {overview::back(kind)}
                    <h1>{title(course)}</h1>
                    {score(course)}
                </header>
                {live(move || told(course))}
                {said(course)}
                {parts.choices}
                <div class="actions">{play::undo(desk)} {tool::help()} {play::confirm(desk, may_play)}</div>
                <div class="row ways">{live(move || ways(course))}</div>
                {about(course)}
            </aside>
        </div>
        {play::help(&[KEYS, parts.keys])}
    }
    .into_any()
}

fn title(course: Course) -> AnyView {
    let said = says(move || match course.plan() {
        Plan::New | Plan::One(_) => words::TACTICS.to(lang()).to_owned(),
        Plan::About(theme) => capitalised(spoken::tactic::theme(theme).to(lang())),
        Plan::Daily(_) => words::OF_DAY.to(lang()).to_owned(),
        Plan::Again => words::AGAIN.to(lang()).to_owned(),
        Plan::Streak => words::STREAK.to(lang()).to_owned(),
        Plan::Storm => words::STORM.to(lang()).to_owned(),
    });
    said.into_any()
}

/// With a capital at the beginning.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}

/// The row, the time, or the rating.
fn score(course: Course) -> AnyView {
    let kind = Memo::new(move |_| std::mem::discriminant(&course.run.get()));
    let count = says(move || match course.run.get() {
        Run::Streak(streak) => words::STREAK_NOW.with(lang(), &[&streak.right.to_string()]),
        Run::Storm(storm) => words::STORM_NOW.with(lang(), &[&storm.right.to_string()]),
        _ => course
            .training
            .with(|training| training.standing().rounded().to_string()),
    });
    let clock = live(move || {
        kind.track();
        match course.run.get_untracked() {
            Run::Storm(_) => storm::clock(course),
            _ => empty(),
        }
    });
    view! { <span class="score">{count}</span> {clock} }.into_any()
}

/// Whose turn it is, what is to be reached, and what makes it hard.
fn told(course: Course) -> AnyView {
    let Some(tactic) = course.tactic() else {
        return empty();
    };
    let desk = course.exercise.desk;
    let (sitting, solver) = untrack(|| (desk.read(Sitting::clone), course.exercise.solver()));
    let (Some(sitting), Some(solver)) = (sitting, solver) else {
        return empty();
    };
    let colours = seat::colours(&sitting, solver);
    let why = task::because(tactic.goal, tactic.within);
    let id = tactic.id();
    let task = says(move || {
        let name = sitting.seat_names(lang()).into_iter().nth(solver.index());
        task::task(&tactic, &name.unwrap_or_default(), lang())
    });
    view! {
        <div class="task" data-tactic=id>
            {colours}
            <p><strong>{task}</strong><br /><span class="small">{t(why)}</span></p>
        </div>
    }
    .into_any()
}

/// What is said of the answer, or what the board remarks.
fn said(course: Course) -> AnyView {
    let exercise = course.exercise;
    let status = Memo::new(move |_| exercise.desk.read(|sitting| sitting.status(lang())));
    let word = |class: &'static str, text: Text| view! { <p class=class>{t(text)}</p> }.into_any();
    let content = live(move || match exercise.stage.get() {
        Stage::Asking => {
            let note = status.with(|status| status.as_ref().and_then(|status| status.note.clone()));
            match note {
                None if exercise.is_under_way() => word("so-far", words::GO_ON),
                note => view! { <p class="note">{note}</p> }.into_any(),
            }
        }
        Stage::Judging => word("note", words::JUDGING),
        Stage::Right => word("right", words::SOLVED),
        Stage::Wrong(_) => match course.tactic() {
            Some(tactic) => word("wrong", task::wrong(tactic.goal)),
            None => empty(),
        },
        Stage::Refuting => word("note", words::SHOWN_WHY),
        Stage::Solving => word("note", words::SHOWN_SOLUTION),
        Stage::Failed => word("wrong", of_game::ENGINE_FAILED),
    });
    let points = live(move || rated(course));
    view! { <div class="status said" role="status">{content} {points}</div> }.into_any()
}

/// The ways on; the one that is due is the primary one.
fn ways(course: Course) -> AnyView {
    let exercise = course.exercise;
    let run = course.run.get();
    if matches!(run, Run::Storm(_)) {
        return empty();
    }
    let button = |class: &'static str, text: Text, act: Click| {
        view! { <button class=class on:click=act>{t(text)}</button> }.into_any()
    };
    let is_streak = matches!(run, Run::Streak(_));
    let next = move |class| {
        let text = if is_streak {
            words::ONCE_MORE
        } else {
            learn::NEXT
        };
        button(class, text, clicked(move |_| go_on(course)))
    };
    let again = move |class| button(class, learn::AGAIN, clicked(move |_| exercise.again()));
    let solve = move || {
        let act = clicked(move |_| exercise.solve());
        button("button solve", mistakes::SOLUTION, act)
    };
    match exercise.stage.get() {
        Stage::Asking | Stage::Judging => solve(),
        Stage::Right if is_streak => empty(),
        Stage::Right => next("button primary next"),
        Stage::Wrong(line) => {
            let has_line = !line.is_empty();
            let why = clicked(move |_| exercise.explain(&line));
            view! {
                {has_line.then(|| button("button primary why", mistakes::WHY, why))}
                {again("button again")}
                {solve()}
                {next("button next")}
            }
            .into_any()
        }
        Stage::Refuting | Stage::Solving => {
            let is_last = holds(move || !exercise.desk.has_more());
            let on = clicked(move |_| exercise.desk.step());
            view! {
                <button class="button step" disabled=is_last on:click=on>{t(of_review::LINE_ON)}</button>
                {again("button again")}
                {next("button primary next")}
            }
            .into_any()
        }
        Stage::Failed => again("button primary again"),
    }
}

/// The next tactic; a streak that is over begins anew.
fn go_on(course: Course) {
    match course.run.get_untracked() {
        Run::Streak(_) => course.restart(),
        _ => course.next(),
    }
}

/// The keys for what the buttons do; while a turn is wanted all keys are the board's.
fn press(course: Course, key: &str) -> bool {
    let exercise = course.exercise;
    let stage = exercise.stage.get_untracked();
    match (key, stage) {
        ("n" | "N", Stage::Right | Stage::Wrong(_) | Stage::Refuting | Stage::Solving) => {
            go_on(course);
        }
        ("w" | "W", Stage::Wrong(line)) if !line.is_empty() => exercise.explain(&line),
        ("w" | "W", Stage::Refuting | Stage::Solving) => exercise.desk.step(),
        ("a" | "A", Stage::Wrong(_) | Stage::Refuting | Stage::Solving) => exercise.again(),
        _ => return false,
    }
    true
}

/// How hard the tactic is and what it is about; told once it gives nothing away.
fn about(course: Course) -> AnyView {
    live(move || {
        let (answer, tactic) = (course.exercise.answer.get(), course.tactic());
        let (Some(_), Some(tactic)) = (answer, tactic) else {
            return empty();
        };
        view! {
            <div class="about">
                <p class="small">{says(move || describe(&tactic))}</p>
                <div class="row">{result::share(course)} {tool::pictures(move || caption(course))}</div>
            </div>
        }
        .into_any()
    })
}

/// What the answer did to the rating.
fn rated(course: Course) -> AnyView {
    let Some(before) = course.before.get() else {
        return empty();
    };
    let said = says(move || {
        let now = course.training.with(Training::standing).rounded();
        let (text, points) = match now.checked_sub(before.rounded()) {
            Some(won) => (words::WON_POINTS, won),
            None => (words::LOST_POINTS, before.rounded() - now),
        };
        text.with(lang(), &[&now.to_string(), &points.to_string()])
    });
    view! { <p class="rated">{said}</p> }.into_any()
}

/// The game, who acts and the task, for a picture.
fn caption(course: Course) -> String {
    let Some((tactic, solver)) = course.tactic().zip(course.exercise.solver()) else {
        return course.kind.name().to_owned();
    };
    let desk = course.exercise.desk;
    let names = desk.read(|sitting| sitting.seat_names(lang()));
    let name = names.into_iter().flatten().nth(solver.index());
    let task = task::task(&tactic, &name.unwrap_or_default(), lang());
    format!("{} · {task}", course.kind.name())
}

fn describe(tactic: &Tactic) -> String {
    let mut said = words::ABOUT.with(lang(), &[&tactic.rating.to_string()]);
    if !tactic.themes.is_empty() {
        let themes = spoken::tactic::themes(&tactic.themes, lang());
        let themes = i18n::tactics::THEMES.with(lang(), &[&themes]);
        said = format!("{said}. {themes}");
    }
    said
}
