//! The Gemblo board: draws a scene, reports what was touched. Knows no rule.

mod bench;
pub mod cells;
mod drawing;
pub mod keys;
pub mod moves;
pub mod pieces;
pub mod pointer;
mod results;
mod rim;
pub mod shape;
mod sides;
pub mod tray;
mod turners;
mod zoom;

pub use bench::{Bench, turned};
pub use drawing::{ghost, layers, shown, svg};
pub use pointer::Pointer;
pub use sides::swatch;

use leptos::prelude::*;
use table::gemblo::{Board, Frame, Moment, Scene, Zoom};
use table::{Facing, Film};

use crate::board::Parts;
use crate::live::{empty, live};
use crate::play::Desk;

/// What Gemblo adds to the play page.
pub fn parts(desk: Desk) -> Parts {
    let pointer = Pointer::new(desk);
    let over = part(desk, |board, scene| scene.results = board.results());
    let beside = move || {
        if over.with(|scene| scene.results.is_empty()) {
            tray::view(pointer)
        } else {
            results::view(over)
        }
    };
    Parts {
        board: view(pointer),
        choices: live(beside),
        press: keys::press,
        keys: keys::LIST,
    }
}

fn view(pointer: Pointer<Desk>) -> AnyView {
    // Another number of players may need another board.
    let desk = pointer.bench;
    let area = part(desk, |board, scene| scene.area = Some(board.area()));
    let board = live(move || {
        // Drawn anew from another side: so signs stay upright, and hexagons look the same.
        desk.facing();
        match area.with(|scene| scene.area) {
            Some(area) => drawing::view(pointer, area),
            None => empty(),
        }
    });
    view! {
        {sides::view(desk)}
        <div class="zoomable">{board} {zoom::view(desk)}</div>
    }
    .into_any()
}

/// The desk of a game of Gemblo.
impl Bench for Desk {
    type Board = Board;

    fn look<T>(self, read: impl FnOnce(&Board) -> T) -> Option<T> {
        self.read(|sitting| sitting.gemblo().map(read)).flatten()
    }

    fn work(self, mut act: impl FnMut(&mut Board) -> table::Happened) {
        self.act(&mut |sitting| {
            let board = sitting.gemblo_mut();
            board.map_or(table::Happened::Hand, &mut act)
        });
    }

    fn frame(self) -> Option<Frame> {
        let (whole, zoom) = self.zoom()?;
        Some(zoom.get().frame(whole))
    }

    fn zoom(self) -> Option<(Frame, RwSignal<Zoom>)> {
        let area = self.look(Board::area)?;
        Some((shape::frame(area, Desk::facing(self)), self.zoom))
    }

    fn facing(self) -> Facing {
        Desk::facing(self)
    }

    fn stop_film(self) {
        Desk::stop_film(self);
    }
}

/// A part of the scene, which is drawn anew only when it has changed.
fn part(desk: Desk, fill: fn(&Board, &mut Scene)) -> Memo<Scene> {
    Memo::new(move |_| {
        let mut scene = Scene::default();
        desk.look(|board| fill(board, &mut scene));
        scene
    })
}

fn moment(desk: Desk) -> Option<Moment> {
    let moment = |film: &Film, index: usize| match film {
        Film::Gemblo(moments) => moments.get(index).copied(),
        _ => None,
    };
    desk.moment(moment).flatten()
}
