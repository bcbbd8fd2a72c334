//! All puzzles: the one of the day, then the book by grade.

use gemblo::Cell;
use gemblo_puzzle::{Grade, Puzzle, book};
use i18n::puzzle::{self as words, editor, race};
use i18n::{Text, training};
use leptos::prelude::*;
use studio::progress::Progress;
use studio::task::Help;
use studio::{frame, on_board, write_puzzle};

use super::store;
use crate::days;
use crate::easel::thumbnail;
use crate::live::{all, says};
use crate::page::entrance;
use crate::route::Route;
use crate::words::{lang, t};

/// How far somebody has come with a puzzle.
#[derive(Clone, Copy, PartialEq)]
enum State {
    New,
    Begun,
    Hints,
    Solved,
}

/// The list.
pub fn view() -> AnyView {
    let progress = store::progress();
    view! {
        <div class="page puzzles">
            <h1>{t(words::PUZZLES)}</h1>
            <p class="how">{t(words::HOW)}</p>
            <div class="entrances">
                <a class="entrance" href=Route::Puzzles("daily".into()).href()>
                    <strong>{t(words::DAILY)}</strong>
                    <span>{says(|| days::told(days::today(), lang()))}</span>
                    <span class="small">{t(words::DAILY_PITCH)}</span>
                </a>
                {entrance(&Route::Training(String::new()), training::TACTICS, training::PITCH)}
                {entrance(&Route::Puzzles("race".into()), race::RACE, race::PITCH)}
                {entrance(&Route::Puzzles("edit".into()), words::OWN, editor::HOW)}
                {entrance(&Route::Pictures(String::new()), words::pictures::PICTURES, words::pictures::PITCH)}
            </div>
            {all(Grade::ALL.map(|one| grade(one, &progress)))}
        </div>
    }
    .into_any()
}

fn grade(grade: Grade, progress: &Progress) -> AnyView {
    let puzzles = book::grade(grade);
    let stars = grade.stars();
    let states: Vec<State> = puzzles.iter().map(|m| state(&m.puzzle, progress)).collect();
    let is_solved = |state: &&State| matches!(state, State::Solved | State::Hints);
    let solved = states.iter().filter(is_solved).count().to_string();
    let count = puzzles.len().to_string();
    let count = move || words::SOLVED_OF.with(lang(), &[&solved, &count]);
    let entries = puzzles.iter().zip(states).zip(1..);
    let entries = entries
        .map(|((made, state), number)| entry(&made.puzzle, state, &format!("{stars}.{number}")));
    view! {
        <section class="grade">
            <h2>
                {says(move || words::GRADE.with(lang(), &[&stars.to_string()]))}
                <span class="stars" aria-hidden="true">{"★".repeat(stars.into())}</span>
                <span class="small">{says(count)}</span>
            </h2>
            <ul class="shelf">{all(entries)}</ul>
        </section>
    }
    .into_any()
}

fn entry(puzzle: &Puzzle, state: State, number: &str) -> AnyView {
    let cells: Vec<Cell> = on_board(puzzle.spots()).unwrap_or_default();
    let pieces = puzzle.stock().len() as u64;
    let (class, text) = words_of(state);
    let name = StoredValue::new(puzzle.name().to_owned());
    let name = move || name.with_value(|name| words::name(name, lang()));
    let label = move || {
        let pieces = words::PIECES.count(lang(), pieces);
        format!("{}, {pieces}, {}", name(), text.to(lang()))
    };
    view! {
        <li>
            <a class=format!("puzzle-link {class}") aria-label=says(label)
                href=Route::Puzzles(number.to_owned()).href()
            >
                {thumbnail(frame(&cells, 4.0), &cells, &[])}
                <span class="name">{says(name)}</span>
            </a>
        </li>
    }
    .into_any()
}

fn state(puzzle: &Puzzle, progress: &Progress) -> State {
    let code = write_puzzle(puzzle).unwrap_or_default();
    let Some(entry) = progress.of(&code) else {
        return State::New;
    };
    match entry.solved {
        Some(Help::None) => State::Solved,
        Some(Help::Hint) => State::Hints,
        _ if entry.laid.is_empty() => State::New,
        _ => State::Begun,
    }
}

fn words_of(state: State) -> (&'static str, Text) {
    match state {
        State::New => ("new", words::STATE_NEW),
        State::Begun => ("begun", words::STATE_BEGUN),
        State::Hints => ("solved hints", words::STATE_HINTS),
        State::Solved => ("solved", words::STATE_SOLVED),
    }
}
