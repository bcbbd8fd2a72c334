//! The pieces to choose from, and the one in hand with what turns it.

use gemblo::{Orientation, Owner};
use i18n::{gemblo as game, puzzle as words};
use leptos::prelude::*;
use studio::task::Advice;
use studio::{Board, Tile, Tray, TrayTile};
use table::gemblo::Turning;

use super::pointer::Hand;
use super::{Easel, name};
use crate::board::gemblo::LETTERS;
use crate::board::gemblo::shape::{colour_word, held, outline, signs};
use crate::icon;
use crate::live::{clicked, holds, live, says};
use crate::tool::tool;
use crate::words::{lang, t};

/// The pieces that do not lie on the board.
pub fn view(easel: Easel, hand: Hand) -> AnyView {
    let tray = Memo::new(move |_| easel.read(|board| board.tray(|tile| easel.shows(tile))));
    // The piece that a hint has named.
    let named = Memo::new(move |_| {
        let hint = easel.task(|task| task.hint()).flatten()?;
        match hint.advice {
            Advice::Lay(placement) => Some(placement.piece()),
            Advice::Lift(_) => None,
        }
    });
    let pieces = live(move || {
        let button = |one: &TrayTile| {
            let is_named = named.get() == Some(one.tile.piece);
            button(easel, hand, *one, is_named)
        };
        let pieces: Vec<AnyView> = tray.with(|tray| tray.tiles.iter().map(button).collect());
        pieces.into_any()
    });
    view! {
        <section class="tray" aria-label=t(words::TRAY)>
            {in_hand(easel, tray)}
            <div class="tray-pieces">{pieces}</div>
        </section>
    }
    .into_any()
}

fn button(easel: Easel, hand: Hand, one: TrayTile, is_named: bool) -> AnyView {
    let tile = one.tile;
    let label = move || {
        let fits = match one.places {
            0 => game::FITS_NOWHERE.to(lang()).to_owned(),
            places => game::FITS.count(lang(), places as u64),
        };
        format!("{}, {fits}", name(tile, lang()))
    };
    let letter = LETTERS.get(usize::from(tile.piece.number()) - 1);
    let nowhere = if one.places == 0 { " nowhere" } else { "" };
    let advised = if is_named { " advised" } else { "" };
    let class = format!("tray-piece {}{nowhere}{advised}", colour_word(tile.colour));
    // A pointer is followed from press to release; a click without one comes from the keyboard.
    let on_click = move |event: leptos::ev::MouseEvent| {
        if event.detail() == 0 {
            easel.change(|board| board.take(tile));
        }
    };
    view! {
        <button
            class=class aria-label=says(label) title=says(label) aria-pressed=one.held.to_string()
            data-piece=tile.piece.number().to_string()
            on:pointerdown=move |event| hand.down(&event, Some(tile))
            on:pointermove=move |event| hand.moved(&event)
            on:pointerup=move |event| hand.up(&event)
            on:pointercancel=move |_| hand.gone()
            on:click=clicked(on_click)
        >
            <svg viewBox="-40 -34 80 68" aria-hidden="true">
                <path class="body" d=outline(held(one.orientation), 9.0) />
            </svg>
            <kbd aria-hidden="true">{letter.map(|letter| letter.to_string())}</kbd>
        </button>
    }
    .into_any()
}

type Held = (Tile, Orientation, bool, bool);

/// The piece in hand between the buttons that turn it; the place stays when the hand is empty.
fn in_hand(easel: Easel, tray: Memo<Tray>) -> AnyView {
    let held_now = Memo::new(move |_| tray.with(|tray| tray.held));
    let tool = move |icon, label, can: fn(&Held) -> bool, act: fn(&mut Board)| {
        let off = holds(move || !held_now.get().is_some_and(|held| can(&held)));
        tool(icon, label, off, clicked(move |_| easel.change(act)))
    };
    let picture = live(move || match held_now.get() {
        Some((tile, orientation, ..)) => picture(easel, tile, orientation),
        None => {
            let left = easel.read(|board| board.left().len());
            let words = words::PIECES.count(lang(), left as u64);
            view! { <p class="small">{words}</p> }.into_any()
        }
    });
    view! {
        <div class="hand">
            {tool(icon::TURN_LEFT, game::TURN_LEFT, |h| h.2, |b| b.turn(Turning::Left))}
            <div class="held">{picture}</div>
            {tool(icon::TURN_RIGHT, game::TURN_RIGHT, |h| h.2, |b| b.turn(Turning::Right))}
            {tool(icon::FLIP, game::FLIP, |h| h.3, |b| b.turn(Turning::Over))}
            {tool(icon::NEXT_PLACE, game::NEXT_PLACE, |_| true, |b| b.walk_places(true))}
            {tool(icon::CROSS, game::PUT_BACK, |_| true, Board::put_away)}
        </div>
    }
    .into_any()
}

/// The piece as it is held; a tap turns it.
fn picture(easel: Easel, tile: Tile, orientation: Orientation) -> AnyView {
    let places = held(orientation);
    view! {
        <button
            class="tool" aria-label=t(game::TURN_RIGHT) data-way=orientation.index().to_string()
            on:click=clicked(move |_| easel.change(|board| board.turn(Turning::Right)))
        >
            <svg viewBox="-46 -46 92 92" aria-hidden="true" class=colour_word(tile.colour)>
                <path class="body" d=outline(places.clone(), 9.0) />
                <path class="sign" d=signs(Owner::Colour(tile.colour), places) />
            </svg>
        </button>
    }
    .into_any()
}
