//! The board enlarged: a button for small screens, and following the piece in hand.

use i18n::game;
use leptos::prelude::*;
use table::gemblo::{Board, Place, Zoom};

use super::{Bench, part};
use crate::icon;
use crate::live::{clicked, holds, live, whenever};
use crate::play::Desk;
use crate::tool::tool;

/// How far the button enlarges.
const FACTOR: f64 = 2.2;

/// The button that enlarges the board where the next piece may go, and shows all of it again.
pub fn view(desk: Desk) -> AnyView {
    follow(desk);
    let is_in = Memo::new(move |_| desk.zoom.get().is_in());
    let button = live(move || {
        let (icon, label) = if is_in.get() {
            (icon::ZOOM_OUT, game::ZOOM_OUT)
        } else {
            (icon::ZOOM_IN, game::ZOOM_IN)
        };
        let act = clicked(move |_| {
            desk.zoom.set(if is_in.get_untracked() {
                Zoom::NONE
            } else {
                Zoom::round(untrack(|| middle(desk)), FACTOR)
            });
        });
        tool(icon, label, holds(|| false), act)
    });
    view! { <div class="zoom" class:in=holds(move || is_in.get())>{button}</div> }.into_any()
}

/// Where the next piece may go: round the one that is held, or among all places to connect from.
fn middle(desk: Desk) -> Place {
    let cells = |board: &Board| -> Vec<Place> {
        if let Some(loose) = board.loose() {
            return vec![Place::middle(loose)];
        }
        board.anchors().into_iter().map(Place::of).collect()
    };
    let places = desk.look(cells).unwrap_or_default();
    let count = places.len().max(1) as f64;
    desk.shown(Place {
        x: places.iter().map(|place| place.x).sum::<f64>() / count,
        y: places.iter().map(|place| place.y).sum::<f64>() / count,
    })
}

/// Keeps the piece in view that is held over an enlarged board.
fn follow(desk: Desk) {
    let held = part(desk, |board, scene| scene.ghost = board.ghost());
    whenever(move || {
        let Some(ghost) = held.with(|scene| scene.ghost) else {
            return;
        };
        let at = desk.shown(Place::middle(ghost.placement));
        let (now, whole) = (desk.zoom.get_untracked(), untrack(|| Bench::zoom(desk)));
        if let Some((whole, zoom)) = whole.filter(|_| now.is_in()) {
            zoom.set(now.showing(at, whole));
        }
    });
}
