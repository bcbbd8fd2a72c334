//! The Gemblo board: draws a scene, reports what was touched. Knows no rule.

mod cells;
mod drawing;
mod keys;
mod pointer;
mod results;
mod shape;
mod sides;
mod tray;

use leptos::prelude::*;
use table::gemblo::{Board, Frame};
use table::{Film, Standing};

use crate::board::Parts;
use crate::play::Desk;

/// What Gemblo adds to the play page.
pub fn parts(desk: Desk) -> Parts {
    let hand = pointer::Hand::new(desk);
    let over = Memo::new(move |_| {
        let is_over = |board: &Board| {
            let standing = board.table().standing();
            standing == Standing::Over && board.tray().is_none()
        };
        read(desk, is_over) == Some(true)
    });
    let beside = move || match over.get() {
        true => results::view(desk),
        false => tray::view(desk, hand),
    };
    Parts {
        board: view(desk, hand),
        choices: beside.into_any(),
        press: keys::press,
        keys: keys::LIST,
    }
}

fn view(desk: Desk, hand: pointer::Hand) -> AnyView {
    // Another number of players may need another board.
    let area = Memo::new(move |_| read(desk, Board::area));
    let board = move || area.get().map(|area| drawing::view(desk, hand, area));
    view! {
        {sides::view(desk)}
        {board}
    }
    .into_any()
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
fn part<T>(desk: Desk, of: fn(&Board) -> T) -> Memo<Option<T>>
where
    T: PartialEq + Send + Sync + 'static,
{
    Memo::new(move |_| read(desk, of))
}

fn moment(desk: Desk) -> Option<Frame> {
    let frame = |film: &Film, index: usize| match film {
        Film::Gemblo(frames) => frames.get(index).copied(),
        Film::Yinsh(_) => None,
    };
    desk.moment(frame).flatten()
}
