//! A race: two players at one screen fill the same silhouette, each in a colour; who is first?

use gemblo::Tint;
use gemblo_puzzle::{Grade, Made, Puzzle, book};
use i18n::puzzle::{self as titles, race as words};
use leptos::ev::{KeyboardEvent, TouchEvent};
use leptos::prelude::*;
use studio::task::Task;
use table::gemblo::tint;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::{head, timer};
use crate::board::gemblo::Pointer;
use crate::browser;
use crate::easel::{self, Easel, Subject};
use crate::live::{all, clicked, holds, live, perhaps, says, shown_if, whenever};
use crate::page::not_found;
use crate::play::{hear, help};
use crate::route::Route;
use crate::words::{lang, t, word};

/// The colours of the two players.
const COLOURS: [Tint; 2] = [Tint::ALL[0], Tint::ALL[3]];

/// Screens that lie between the players, who sit face to face: the first half is upside down. `puzzle.css` says the same.
const FACE_TO_FACE: &str = "(max-width: 700px) and (orientation: portrait)";

/// The page: how hard it should be, or a race of a grade.
pub fn view(rest: &str) -> AnyView {
    if rest.is_empty() {
        return choose();
    }
    let grade = rest.parse().ok().and_then(Grade::new);
    grade.map_or_else(not_found, races)
}

fn title() -> AnyView {
    let back = Route::Puzzles(String::new());
    head(&back, titles::ALL, word(words::RACE), ().into_any())
}

fn choose() -> AnyView {
    let one = |grade: Grade| {
        let stars = grade.stars();
        let to = Route::Puzzles(format!("race/{stars}"));
        let label = says(move || titles::GRADE.with(lang(), &[&stars.to_string()]));
        view! {
            <a class="entrance" href=to.href()>
                <strong>{label}</strong>
                <span class="stars" aria-hidden="true">{"★".repeat(stars.into())}</span>
            </a>
        }
        .into_any()
    };
    view! {
        <div class="page puzzles races">
            {title()}
            <p>{t(words::PITCH)}</p>
            <p class="small">{t(words::HOW)}</p>
            <h2>{t(words::CHOOSE)}</h2>
            <div class="entrances">{all(Grade::ALL.map(one))}</div>
        </div>
    }
    .into_any()
}

/// Races of a grade, one after the other.
fn races(grade: Grade) -> AnyView {
    let wins = RwSignal::new([0_u32; 2]);
    let puzzle = RwSignal::new(any(grade));
    let next = move || puzzle.set(any(grade));
    live(
        move || match puzzle.get().and_then(|puzzle| Race::begin(&puzzle, wins)) {
            Some(race) => race.view(next),
            None => not_found(),
        },
    )
}

/// Any puzzle of a grade with no piece twice, since a colour has one of each.
fn any(grade: Grade) -> Option<Puzzle> {
    let is_single = |made: &Made| made.puzzle.stock().iter().all(|(_, copies)| copies == 1);
    let mut all = book::grade(grade);
    all.retain(is_single);
    let at = (js_sys::Math::random() * all.len() as f64) as usize;
    all.into_iter().nth(at).map(|made| made.puzzle)
}

/// A race that is going on, or over.
#[derive(Clone, Copy)]
struct Race {
    name: StoredValue<String>,
    easels: [Easel; 2],
    seconds: RwSignal<u32>,
    first: RwSignal<Option<usize>>,
    wins: RwSignal<[u32; 2]>,
}

impl Race {
    fn begin(puzzle: &Puzzle, wins: RwSignal<[u32; 2]>) -> Option<Race> {
        let easel = |colour: Tint| {
            let task = Task::in_colour(puzzle, colour)?;
            Some(Easel::new(Subject::Puzzle(Box::new(task))))
        };
        let race = Race {
            name: StoredValue::new(puzzle.name().to_owned()),
            easels: [
                easel(COLOURS[0])?.upside_down_if(|| browser::matches(FACE_TO_FACE)),
                easel(COLOURS[1])?,
            ],
            seconds: RwSignal::new(0),
            first: RwSignal::new(None),
            wins,
        };
        timer::count(race.seconds, move || race.first.get_untracked().is_none());
        whenever(move || {
            let solved = race
                .easels
                .map(|easel| easel.task(Task::is_solved) == Some(true));
            let first = solved.iter().position(|is_solved| *is_solved);
            if let Some(first) = first.filter(|_| race.first.get_untracked().is_none()) {
                race.first.set(Some(first));
                race.wins.update(|wins| wins[first] += 1);
            }
        });
        hear(move |event, key| race.press(event, key));
        Some(race)
    }

    /// Keys play the side on which the keyboard is, or the left one.
    fn press(self, event: &KeyboardEvent, key: &str) -> bool {
        let target = browser::target(event);
        let is_right = target.is_some_and(|it| matches!(it.closest(".half.right"), Ok(Some(_))));
        let is_open = self.first.get_untracked().is_none();
        is_open && easel::press(self.easels[usize::from(is_right)], event, key)
    }

    fn view(self, next: impl Fn() + Copy + Send + 'static) -> AnyView {
        let score = says(move || {
            let [one, other] = self.wins.get().map(|wins| wins.to_string());
            words::SCORE.with(lang(), &[&one, &other])
        });
        let back = Route::Puzzles("race".to_owned());
        let beside = view! { <strong class="wins">{score}</strong> }.into_any();
        view! {
            <div class="race" data-puzzle=self.name.get_value()>
                {head(&back, words::RACE, word(words::RACE), beside)}
                <div class="race-end" role="status">{self.end(next)}</div>
                <div class="halves">{self.half(0, "half left")} {self.half(1, "half right")}</div>
            </div>
            {help(&[easel::KEYS])}
        }
        .into_any()
    }

    /// One player's side, which rests once somebody is first.
    fn half(self, index: usize, class: &'static str) -> AnyView {
        let pointer = Pointer::new(self.easels[index]);
        let is_first = holds(move || self.first.get() == Some(index));
        let rests = perhaps(move || self.first.get().map(|_| ""));
        let name = says(move || tint(COLOURS[index]).name().to(lang()).to_owned());
        view! {
            <section
                class=class class:first=is_first inert=rests on:touchend=move |event| tapped(&event)
            >
                <h2>{name}</h2>
                {easel::view(pointer, titles::BOARD)}
                {easel::tray(pointer)}
            </section>
        }
        .into_any()
    }

    fn end(self, next: impl Fn() + Copy + Send + 'static) -> AnyView {
        let card = move || {
            let index = self.first.get_untracked().unwrap_or_default();
            let time = timer::told(self.seconds.get_untracked());
            let said = says(move || {
                let name = tint(COLOURS[index]).name().to(lang());
                words::FIRST.with(lang(), &[name, &time])
            });
            view! {
                <p class="cheer">{said}</p>
                <button class="button primary" on:click=clicked(move |_| next())>{t(words::NEXT)}</button>
            }
            .into_any()
        };
        let is_over = Memo::new(move |_| self.first.get().is_some());
        shown_if(move || is_over.get(), card)
    }
}

/// A finger was lifted from a button: browsers click only for a finger that is alone on the screen.
fn tapped(event: &TouchEvent) {
    let button = browser::target(event).and_then(|it| it.closest("button.tool").ok()?);
    if let Some(button) = button {
        event.prevent_default();
        button.unchecked_into::<HtmlElement>().click();
    }
}
