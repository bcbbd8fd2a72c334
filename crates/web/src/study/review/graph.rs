//! Everybody's chances through the game: a band for each seat, as broad as its chance, and the judged turns on it.

use game::Seat;
use i18n::study::review as words;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use study::{Judgement, Review};
use table::gemblo::Place;
use web_sys::PointerEvent;

use super::retrospect::Retrospect;
use super::signs;
use crate::board::number::number;
use crate::browser;
use crate::live::{all, live, says};
use crate::study::looking::Doing;
use crate::study::seat;
use crate::words::{lang, t};

const WIDTH: f64 = 360.0;
const HEIGHT: f64 = 96.0;

/// The graph, to be read and to jump with, and how far the engine has come.
pub fn view(retrospect: Retrospect) -> AnyView {
    let last = retrospect.review.with_untracked(Review::len);
    let shown = move || {
        let better = retrospect.better.get();
        better
            .map_or(retrospect.shown.get(), |index| index + 1)
            .min(last)
    };
    let bands = live(move || {
        let seats = retrospect.review.with_untracked(Review::seats);
        all(seats.map(|seat| band(retrospect, seat)))
    });
    let dots = live(move || retrospect.review.with(|review| all(dots(review))));
    let cursor = says(move || format!("M{} 0v{}", number(across(shown(), last)), number(HEIGHT)));
    view! {
        <div class="graph-area">
            <svg
                class="graph" viewBox=format!("0 0 {} {}", number(WIDTH), number(HEIGHT))
                role="slider" tabindex="0" aria-label=t(words::CHANCES) aria-valuemin="0"
                aria-valuemax=last.to_string() aria-valuenow=says(move || shown().to_string())
                aria-valuetext=says(move || told(retrospect, shown()))
                on:keydown=move |event| press(retrospect, &event)
                on:pointerdown=move |event| { browser::capture(&event); point(retrospect, &event) }
                on:pointermove=move |event| if event.buttons() & 1 == 1 { point(retrospect, &event) }
            >
                {bands}
                <path class="half" d=format!("M0 {}h{}", number(HEIGHT / 2.0), number(WIDTH)) />
                {dots}
                <path class="cursor" d=cursor />
            </svg>
            {progress(retrospect)}
        </div>
    }
    .into_any()
}

fn across(position: usize, last: usize) -> f64 {
    WIDTH * position as f64 / last.max(1) as f64
}

/// The band of a seat: from the chances of those before it to these with its own.
fn band(retrospect: Retrospect, of: Seat) -> AnyView {
    let path = says(move || {
        retrospect.review.with(|review| {
            let known = (0..=review.len()).map_while(|position| review.view(position));
            let edge = |upto: u8| {
                let sums = known
                    .clone()
                    .map(move |view| (0..upto).map(|seat| view.chance(Seat(seat))).sum());
                sums.enumerate().map(|(position, sum): (usize, f32)| {
                    let y = HEIGHT * (1.0 - f64::from(sum.min(1.0)));
                    format!("{} {}", number(across(position, review.len())), number(y))
                })
            };
            let mut points: Vec<String> = edge(of.0).collect();
            let mut back: Vec<String> = edge(of.0 + 1).collect();
            back.reverse();
            points.append(&mut back);
            match points.len() {
                // One position is no band yet.
                0..=2 => String::new(),
                _ => format!("M{}z", points.join("L")),
            }
        })
    });
    let class = retrospect.game(|game| format!("band {}", seat::word(game, of)));
    // At the start everybody's band is about as broad.
    let sign = says(move || {
        let first = retrospect.review.with(|review| review.view(0).copied());
        first.map_or_else(String::new, |view| {
            let below: f32 = (0..of.0).map(|seat| view.chance(Seat(seat))).sum();
            let middle = f64::from(below + view.chance(of) / 2.0);
            let at = Place {
                x: 9.0,
                y: HEIGHT * (1.0 - middle),
            };
            retrospect.game(|game| seat::sign(game, of, at))
        })
    });
    view! { <g class=class><path d=path /> <path class="sign" d=sign /></g> }.into_any()
}

/// The judged turns, in the middle of the band of whoever made them.
fn dots(review: &Review) -> impl Iterator<Item = AnyView> {
    let judged = review
        .turns()
        .filter_map(|turn| Some((turn, turn.judgement?)));
    judged.filter_map(|(turn, judgement)| {
        let after = review.view(turn.index + 1)?;
        let below: f32 = (0..turn.seat.0).map(|seat| after.chance(Seat(seat))).sum();
        let middle = f64::from(below + after.chance(turn.seat) / 2.0);
        let radius = match judgement {
            Judgement::Inaccuracy => 2.5,
            Judgement::Mistake => 4.0,
            Judgement::Blunder => 5.5,
        };
        // Nothing is cut at the edges.
        let y = (HEIGHT * (1.0 - middle)).clamp(radius + 1.0, HEIGHT - radius - 1.0);
        let x = across(turn.index + 1, review.len()).min(WIDTH - radius - 1.0);
        let class = format!("dot {}", judgement.word());
        Some(view! { <circle class=class cx=number(x) cy=number(y) r=number(radius) /> }.into_any())
    })
}

/// The turn and everybody's chances after it, to be read out.
fn told(retrospect: Retrospect, turns: usize) -> String {
    let names = retrospect.game(|game| game.seat_names(lang()));
    retrospect.review.with(|review| {
        let mut said = vec![match turns.checked_sub(1) {
            None => i18n::game::LOOKING_AT_START.to(lang()).to_owned(),
            Some(index) => words::TURN.with(
                lang(),
                &[&turns.to_string(), review.played(index).unwrap_or_default()],
            ),
        }];
        let turn = turns.checked_sub(1).and_then(|index| review.turn(index));
        let judgement = turn.and_then(|turn| turn.judgement);
        said.extend(judgement.map(|judgement| signs::word(judgement).to(lang()).to_owned()));
        if let Some(view) = review.view(turns) {
            let of_seat =
                |(seat, name): (Seat, String)| format!("{name} {}", percent(view.chance(seat)));
            said.extend(review.seats().zip(names).map(of_seat));
        }
        said.join(", ")
    })
}

/// A chance as people read it.
pub fn percent(chance: f32) -> String {
    format!("{}\u{a0}%", (100.0 * chance).round() as u8)
}

fn point(retrospect: Retrospect, event: &PointerEvent) {
    let Some(graph) = browser::listener(event) else {
        return;
    };
    let room = graph.get_bounding_client_rect();
    let share = (f64::from(event.client_x()) - room.left()) / room.width();
    let last = retrospect.review.with_untracked(Review::len);
    let turn = (share * last as f64).round().clamp(0.0, last as f64) as usize;
    let is_there =
        retrospect.better.get_untracked().is_none() && retrospect.shown.get_untracked() == turn;
    if !is_there {
        retrospect.go(turn);
    }
}

/// Up and down do what right and left do, as at every slider; those two are keys of the whole page.
fn press(retrospect: Retrospect, event: &KeyboardEvent) {
    match event.key().as_str() {
        "ArrowUp" => retrospect.step(1),
        "ArrowDown" => retrospect.step(-1),
        _ => return,
    }
    event.prevent_default();
    event.stop_propagation();
}

/// How far the engine has come; its place stays when it is done.
fn progress(retrospect: Retrospect) -> AnyView {
    let doing = retrospect.looking.doing;
    let share = says(move || {
        let done = retrospect.review.with(Review::done);
        ((1_000.0 * done) as u32).to_string()
    });
    let said = says(move || {
        let text = match doing.get() {
            Doing::Failed => i18n::game::ENGINE_FAILED,
            Doing::Done => return String::new(),
            Doing::Looking if retrospect.review.with(|review| review.done() < 1.0) => {
                words::LOOKING
            }
            Doing::Looking => words::LOOKING_CLOSER,
        };
        text.to(lang()).to_owned()
    });
    let again = live(move || {
        if doing.get() != Doing::Failed {
            return crate::live::empty();
        }
        let act = crate::live::clicked(move |_| retrospect.looking.go_on());
        view! { <button class="chip" on:click=act>{t(i18n::game::GO_ON)}</button> }.into_any()
    });
    let is_done = crate::live::holds(move || doing.get() == Doing::Done);
    view! {
        <div class="looking-at" class:done=is_done>
            <progress max="1000" value=share aria-hidden="true"></progress>
            <p class="small" role="status">{said}</p>
            {again}
        </div>
    }
    .into_any()
}
