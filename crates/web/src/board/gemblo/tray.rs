//! The pieces to choose from, and the one in hand with what turns it.

use gemblo::Owner;
use i18n::gemblo as words;
use leptos::prelude::*;
use table::gemblo::{Board, Held, Scene, Tray, TrayPiece, Turning, tint};

use super::keys::LETTERS;
use super::pointer::Hand;
use super::shape::{colour_word, held, outline, signs};
use super::{change, part};
use crate::icon;
use crate::live::{clicked, empty, holds, live, says};
use crate::play::Desk;
use crate::tool::tool;
use crate::words::{lang, t};

/// The tray of the person who lays the next piece.
pub fn view(desk: Desk, hand: Hand) -> AnyView {
    let scene = part(desk, |board, scene| scene.tray = board.tray());
    let tray = move |read: fn(&Tray) -> String| {
        says(move || scene.with(|scene| scene.tray.as_ref().map(read).unwrap_or_default()))
    };
    let pieces = live(move || {
        let pieces: Vec<AnyView> = scene.with(|scene| {
            let trays = scene.tray.iter();
            let of = |tray: &Tray| {
                tray.pieces
                    .iter()
                    .map(|one| button(desk, hand, tray, *one))
                    .collect::<Vec<_>>()
            };
            trays.flat_map(of).collect()
        });
        pieces.into_any()
    });
    view! {
        <div role="group" class=tray(|tray| format!("tray {}", colour_word(tray.colour))) aria-label=tray(title)>
            <p class="tray-head">
                <span>{tray(title)}</span>
                <span class="small">{tray(fitting)}</span>
            </p>
            {in_hand(desk, scene)}
            <div class="tray-pieces">{pieces}</div>
        </div>
    }
    .into_any()
}

fn title(tray: &Tray) -> String {
    words::TRAY.with(lang(), &[tint(tray.colour).name().to(lang())])
}

/// How many pieces fit somewhere, in words.
fn fitting(tray: &Tray) -> String {
    let (fit, all) = (tray.fitting.to_string(), tray.pieces.len().to_string());
    words::FIT_COUNT.with(lang(), &[&fit, &all])
}

fn button(desk: Desk, hand: Hand, tray: &Tray, one: TrayPiece) -> AnyView {
    let piece = one.piece;
    let label = move || {
        let number = piece.number().to_string();
        let name = words::PIECE_NAME.with(lang(), &[&number, &piece.size().to_string()]);
        let fits = match one.places {
            0 => words::FITS_NOWHERE.to(lang()).to_owned(),
            places => words::FITS.count(lang(), places as u64),
        };
        format!("{name}, {fits}")
    };
    let letter = LETTERS.get(usize::from(piece.number()) - 1);
    let class = if one.places == 0 {
        "tray-piece nowhere"
    } else {
        "tray-piece"
    };
    let places = held(one.orientation);
    // A pointer is followed from press to release; a click without one comes from the keyboard.
    let on_click = move |event: leptos::ev::MouseEvent| {
        if event.detail() == 0 {
            change(desk, |board| board.take(piece));
        }
    };
    view! {
        <button
            class=class aria-label=says(label) title=says(label) aria-pressed=one.held.to_string()
            disabled=!tray.open
            on:pointerdown=move |event| hand.down(&event, Some(piece))
            on:pointermove=move |event| hand.moved(&event)
            on:pointerup=move |event| hand.up(&event)
            on:pointercancel=move |_| hand.gone()
            on:click=clicked(on_click)
        >
            <svg viewBox="-40 -34 80 68" aria-hidden="true">
                <path class="body" d=outline(places, 9.0) />
            </svg>
            <kbd aria-hidden="true">{letter.map(|letter| letter.to_string())}</kbd>
        </button>
    }
    .into_any()
}

/// The piece in hand between the buttons that turn it; the place stays when the hand is empty.
fn in_hand(desk: Desk, scene: Memo<Scene>) -> AnyView {
    let held_now = move || scene.with(|scene| scene.tray.as_ref().and_then(|tray| tray.held));
    let tool = move |icon, label, can: fn(&Held) -> bool, act: fn(&mut Board)| {
        let off = holds(move || !held_now().is_some_and(|held| can(&held)));
        tool(icon, label, off, clicked(move |_| change(desk, act)))
    };
    let picture = live(move || {
        scene.with(|scene| match &scene.tray {
            Some(Tray {
                held: Some(now),
                colour,
                ..
            }) => picture(desk, *now, *colour),
            Some(tray) => view! { <p class="small">{fitting(tray)}</p> }.into_any(),
            None => empty(),
        })
    });
    view! {
        <div class="hand">
            {tool(icon::TURN_LEFT, words::TURN_LEFT, |h| h.turns, |b| b.turn(Turning::Left))}
            <div class="held">{picture}</div>
            {tool(icon::TURN_RIGHT, words::TURN_RIGHT, |h| h.turns, |b| b.turn(Turning::Right))}
            {tool(icon::FLIP, words::FLIP, |h| h.flips, |b| b.turn(Turning::Over))}
            {tool(icon::NEXT_PLACE, words::NEXT_PLACE, |_| true, |b| b.walk_places(true))}
            {tool(icon::CROSS, words::PUT_BACK, |_| true, Board::cancel)}
        </div>
    }
    .into_any()
}

/// The piece as it is held; a tap turns it.
fn picture(desk: Desk, now: Held, colour: gemblo::Colour) -> AnyView {
    let places = held(now.orientation);
    view! {
        <button
            class="tool" aria-label=t(words::TURN_RIGHT)
            on:click=clicked(move |_| change(desk, |board| board.turn(Turning::Right)))
        >
            <svg viewBox="-46 -46 92 92" aria-hidden="true" class=colour_word(colour)>
                <path class="body" d=outline(places.clone(), 9.0) />
                <path class="sign" d=signs(Owner::Colour(colour), places) />
            </svg>
        </button>
    }
    .into_any()
}
