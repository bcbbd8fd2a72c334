//! Buttons beside the piece that rests on the board and can still be turned.

use gemblo::Placement;
use leptos::ev::PointerEvent;
use leptos::leptos_dom::helpers::request_animation_frame_with_handle;
use leptos::prelude::*;
use table::gemblo::{Frame, Laying, Place, RADIUS, Turning};

use super::{Bench, Pointer, part};
use crate::board::number::number;
use crate::icon::{self, Icon};
use crate::live::{all, clicked, empty, live, whenever};
use crate::play::Desk;

/// The radius of a button, and how far apart two of them stand, in pixels.
const SIZE: f64 = 22.0;
const APART: f64 = 50.0;
/// Pixels a unit of a very small board.
const SMALL: f64 = 0.75;

/// The buttons, as long as there is such a piece. The tray has the same ones with names.
pub fn view(pointer: Pointer<Desk>) -> AnyView {
    let scene = part(pointer.bench, |board, scene| scene.loose = board.loose());
    let scale = scale(pointer);
    let shown = move || match scene.with(|scene| scene.loose) {
        // On a very small board they would hide too much, and the tray is near.
        Some(_) if scale.get() < SMALL => empty(),
        Some(placement) => buttons(pointer.bench, placement, 1.0 / scale.get()),
        None => empty(),
    };
    live(shown)
}

/// A button: its picture, and how it turns the piece.
type Choice = (Icon, Turning);

/// How large the board is shown, from its first picture on.
fn scale(pointer: Pointer<Desk>) -> RwSignal<f64> {
    let scale = RwSignal::new(1.0);
    let measure = move || {
        if let Some(measured) = pointer.scale().filter(|measured| *measured > 0.0) {
            scale.set(measured);
        }
    };
    // Whoever leaves before the first picture leaves nothing to be measured.
    if let Ok(first) = request_animation_frame_with_handle(measure) {
        on_cleanup(move || first.cancel());
    }
    whenever(move || {
        pointer.bench.zoom.track();
        measure();
    });
    let listener = window_event_listener(leptos::ev::resize, move |_| measure());
    on_cleanup(move || listener.remove());
    scale
}

fn buttons(desk: Desk, placement: Placement, pixel: f64) -> AnyView {
    let Some(Place { x, y }) = untrack(|| place(desk, placement, pixel)) else {
        return empty();
    };
    let button = |(index, (icon, turning)): (usize, Choice)| {
        let x = x + (index as f64 - 1.0) * APART * pixel;
        let (x, y, size) = (number(x), number(y), number(pixel));
        let at = format!("translate({x} {y}) scale({size})");
        // The board must not take the press for its own.
        let press = |event: PointerEvent| event.stop_propagation();
        view! {
            <g
                class="turner" transform=at on:pointerdown=press
                on:click=clicked(move |_| desk.work(|board| board.turn(turning)))
            >
                <circle r=number(SIZE) />
                <path transform="translate(-12 -12)" d=icon.0 />
            </g>
        }
        .into_any()
    };
    let acts: [Choice; 3] = [
        (icon::TURN_LEFT, Turning::Left),
        (icon::TURN_RIGHT, Turning::Right),
        (icon::FLIP, Turning::Over),
    ];
    view! { <g aria-hidden="true">{all(acts.into_iter().enumerate().map(button))}</g> }.into_any()
}

/// Where the middle one stands: above the piece, or below where there is no room.
fn place(desk: Desk, placement: Placement, pixel: f64) -> Option<Place> {
    let Frame { left, top, .. } = desk.frame()?;
    let turned = |place: Place| desk.shown(place);
    let heights = placement.cells().map(|cell| turned(Place::of(cell)).y);
    let (high, low) = heights.fold((f64::MAX, f64::MIN), |(high, low), y| {
        (high.min(y), low.max(y))
    });
    let away = RADIUS + (SIZE + 6.0) * pixel;
    let above = high - away;
    let y = if above - SIZE * pixel < top {
        low + away
    } else {
        above
    };
    let reach = -left - (APART + SIZE) * pixel;
    let x = turned(Place::middle(placement)).x;
    Some(Place {
        // `clamp` could complain about numbers, and would bring along how to write them.
        x: x.max(-reach).min(reach),
        y,
    })
}
