//! The pieces to choose from, and the one in hand with what turns it.

use gemblo::{Orientation, Piece, Tint};
use i18n::Lang;
use i18n::gemblo as words;
use leptos::prelude::*;
use table::Way;
use table::gemblo::{InHand, Laying, Place, Scene, Tray, TrayItem, Turning, tint};

use super::bench::{Bench, Happened};
use super::keys::LETTERS;
use super::part;
use super::pointer::{Item, Pointer};
use super::shape::{colour_word, held, outline, signs};
use crate::board::number::number;
use crate::browser;
use crate::icon;
use crate::live::{Claim, all, clicked, empty, holds, live, says};
use crate::play::Desk;
use crate::tool::tool;
use crate::words::{lang, t};

/// The tray of the person who lays the next piece.
pub fn view(pointer: Pointer<Desk>) -> AnyView {
    let desk = pointer.bench;
    let scene = part(desk, |board, scene| scene.tray = board.tray());
    let tray = move |read: fn(&Tray) -> String| {
        says(move || scene.with(|scene| scene.tray.as_ref().map(read).unwrap_or_default()))
    };
    let held = Memo::new(move |_| {
        scene.with(|scene| {
            let tray = scene.tray.as_ref()?;
            Some((tray.held?, tray.tint))
        })
    });
    // Pieces are drawn larger in fewer rows: anew, so that none of them seems to wander.
    let rows = Memo::new(move |_| {
        let count = scene.with(|scene| scene.tray.as_ref().map_or(0, |tray| tray.pieces.len()));
        [12, 8, 4].map(|most| count > most)
    });
    let pieces = move |[_, is_full, _]: [bool; 3]| {
        let class = if is_full {
            "tray-pieces"
        } else {
            "tray-pieces few"
        };
        view! { <div class=class>{pieces(pointer, scene)}</div> }.into_any()
    };
    view! {
        <div role="group" class=tray(|tray| format!("tray {}", colour_word(tray.tint))) aria-label=tray(title)>
            <p class="tray-head">
                <span>{tray(title)}</span>
                <span class="small">{tray(fitting)}</span>
            </p>
            {in_hand(desk, held, move || scene.with(|s| s.tray.as_ref().map(fitting).unwrap_or_default()))}
            <For each=move || [rows.get()] key=|rows| *rows children=pieces />
        </div>
    }
    .into_any()
}

fn pieces(pointer: Pointer<Desk>, scene: Memo<Scene>) -> AnyView {
    let of = move |tray: &Tray| {
        let is_open = tray.open;
        let one = move |one: &TrayItem<Piece>| {
            let class = "tray-piece".to_owned();
            let off = holds(move || !is_open);
            button(pointer, *one, one.item, class, name, off)
        };
        all(tray.pieces.iter().map(one))
    };
    live(move || scene.with(|scene| scene.tray.as_ref().map_or_else(empty, of)))
}

fn title(tray: &Tray) -> String {
    words::TRAY.with(lang(), &[tint(tray.tint).name().to(lang())])
}

/// How many pieces fit somewhere, in words.
fn fitting(tray: &Tray) -> String {
    let (fit, all) = (tray.fitting.to_string(), tray.pieces.len().to_string());
    words::FIT_COUNT.with(lang(), &[&fit, &all])
}

fn name(piece: Piece, lang: Lang) -> String {
    let (number, size) = (piece.number().to_string(), piece.size().to_string());
    words::PIECE_NAME.with(lang, &[&number, &size])
}

/// A piece of a tray, to be taken by pointer or keyboard.
pub fn button<B: Bench>(
    pointer: Pointer<B>,
    one: TrayItem<Item<B>>,
    piece: Piece,
    class: String,
    name: fn(Item<B>, Lang) -> String,
    off: Claim,
) -> AnyView {
    let TrayItem { item, places, .. } = one;
    let label = move || {
        let fits = match places {
            0 => words::FITS_NOWHERE.to(lang()).to_owned(),
            places => words::FITS.count(lang(), places as u64),
        };
        format!("{}, {fits}", name(item, lang()))
    };
    let letter = LETTERS.get(usize::from(piece.number()) - 1);
    // A pointer is followed from press to release; a click without one comes from the keyboard.
    let on_click = move |event: leptos::ev::MouseEvent| {
        if event.detail() == 0 {
            pointer.bench.work(|board| board.take(item));
        }
    };
    view! {
        <button
            class=class class:nowhere=places == 0 aria-label=says(label) title=says(label)
            aria-pressed=one.held.to_string() data-piece=piece.number().to_string() disabled=off
            on:pointerdown=move |event| pointer.down(&event, Some(item))
            on:pointermove=move |event| pointer.moved(&event)
            on:pointerup=move |event| pointer.up(&event)
            on:pointercancel=move |_| pointer.gone()
            on:touchmove=browser::take
            on:click=clicked(on_click)
        >
            {small(&as_shown(pointer.bench, one.orientation))}
            <kbd aria-hidden="true">{letter.map(|letter| letter.to_string())}</kbd>
        </button>
    }
    .into_any()
}

/// A piece of the tray, the larger ones as large as there is room from the side that they are seen from.
fn small(places: &[Place]) -> AnyView {
    let high = places
        .iter()
        .map(|place| place.y.abs())
        .fold(24.0, f64::max)
        + 10.0;
    let view_box = format!("-40 -{} 80 {}", number(high), number(2.0 * high));
    view! {
        <svg viewBox=view_box aria-hidden="true">
            <path class="body" d=outline(places.iter().copied(), 9.0) />
        </svg>
    }
    .into_any()
}

/// The piece in hand, in its colour, between the buttons that turn it; the place stays when the hand
/// is empty, with some words.
pub fn in_hand<B: Bench>(
    bench: B,
    held: Memo<Option<(InHand, Tint)>>,
    words_if_empty: impl Fn() -> String + Copy + Send + 'static,
) -> AnyView {
    let tool =
        move |icon, label, can: fn(&InHand) -> bool, act: fn(&mut B::Board) -> Happened<B>| {
            let off = holds(move || !held.get().is_some_and(|(held, _)| can(&held)));
            tool(icon, label, off, clicked(move |_| bench.work(act)))
        };
    let picture = live(move || match held.get() {
        Some((now, colour)) => picture(bench, now, colour),
        None => view! { <p class="small">{says(words_if_empty)}</p> }.into_any(),
    });
    view! {
        <div class="hand">
            {tool(icon::TURN_LEFT, words::TURN_LEFT, |h| h.turns, |b| b.turn(Turning::Left))}
            <div class="held">{picture}</div>
            {tool(icon::TURN_RIGHT, words::TURN_RIGHT, |h| h.turns, |b| b.turn(Turning::Right))}
            {tool(icon::FLIP, words::FLIP, |h| h.flips, |b| b.turn(Turning::Over))}
            {tool(icon::NEXT_PLACE, words::NEXT_PLACE, |_| true, |b| b.walk_places(Way::Forward))}
            {tool(icon::CROSS, words::PUT_BACK, |_| true, Laying::put_back)}
        </div>
    }
    .into_any()
}

/// The centres of a piece's cells as it would lie on the board that is seen.
fn as_shown(bench: impl Bench, orientation: Orientation) -> Vec<Place> {
    let places = held(orientation).into_iter();
    places.map(|place| bench.shown(place)).collect()
}

/// The piece as it is held; a tap turns it.
fn picture(bench: impl Bench, now: InHand, colour: Tint) -> AnyView {
    let places = as_shown(bench, now.orientation);
    view! {
        <button
            class="tool" aria-label=t(words::TURN_RIGHT) data-way=now.orientation.index().to_string()
            on:click=clicked(move |_| bench.work(|board| board.turn(Turning::Right)))
        >
            <svg viewBox="-46 -46 92 92" aria-hidden="true" class=colour_word(colour)>
                <path class="body" d=outline(places.clone(), 9.0) />
                <path class="sign" d=signs(Some(colour), places) />
            </svg>
        </button>
    }
    .into_any()
}
