//! The Gemblo board: draws a scene, reports what was touched. Knows no rule.

mod cells;
mod drawing;
mod keys;
mod pointer;
mod results;
mod rim;
pub mod shape;
mod sides;
mod tray;
mod turners;

pub use cells::{Named, rename};
pub use keys::LETTERS;

use leptos::prelude::*;
use table::Film;
use table::gemblo::{Board, Frame, Scene};

use crate::board::Parts;
use crate::live::{empty, live};
use crate::play::Desk;

pub use sides::swatch;

/// What Gemblo adds to the play page.
pub fn parts(desk: Desk) -> Parts {
    let turned = Memo::new(move |_| is_turned(desk));
    let hand = pointer::Hand::new(desk, turned);
    let over = part(desk, |board, scene| scene.results = board.results());
    let beside = move || match over.with(|scene| scene.results.is_empty()) {
        true => tray::view(desk, hand),
        false => results::view(over),
    };
    Parts {
        board: view(desk, hand),
        choices: live(beside).into_any(),
        press: keys::press,
        keys: keys::LIST,
    }
}

fn view(desk: Desk, hand: pointer::Hand) -> AnyView {
    // Another number of players may need another board.
    let area = part(desk, |board, scene| scene.area = Some(board.area()));
    let board = live(move || match area.with(|scene| scene.area) {
        Some(area) => drawing::view(desk, hand, area),
        None => empty(),
    });
    view! {
        {sides::view(desk)}
        {board}
    }
    .into_any()
}

/// Whether the board is shown upside down, so that the only person begins at the bottom.
fn is_turned(desk: Desk) -> bool {
    desk.settings.with(|set| set.own_side) && read(desk, Board::person_is_above) == Some(true)
}

/// Reads something of the board; nothing when another game has begun.
fn read<T>(desk: Desk, read: impl FnOnce(&Board) -> T) -> Option<T> {
    desk.read(|sitting| sitting.gemblo().map(read)).flatten()
}

fn change(desk: Desk, change: impl FnOnce(&mut Board)) {
    desk.change(|sitting| {
        if let Some(board) = sitting.gemblo_mut() {
            change(board);
        }
    });
}

fn touch_lightly(desk: Desk, change: impl FnOnce(&mut Board)) {
    desk.touch_lightly(|sitting| {
        if let Some(board) = sitting.gemblo_mut() {
            change(board);
        }
    });
}

/// A part of the scene, which is drawn anew only when it has changed.
fn part(desk: Desk, fill: fn(&Board, &mut Scene)) -> Memo<Scene> {
    Memo::new(move |_| {
        let mut scene = Scene::default();
        read(desk, |board| fill(board, &mut scene));
        scene
    })
}

fn moment(desk: Desk) -> Option<Frame> {
    let frame = |film: &Film, index: usize| match film {
        Film::Gemblo(frames) => frames.get(index).copied(),
        Film::Yinsh(_) => None,
    };
    desk.moment(frame).flatten()
}
