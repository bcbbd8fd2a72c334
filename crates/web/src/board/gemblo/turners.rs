//! Buttons beside the piece that rests on the board and can still be turned.

use gemblo::{Area, Placement};
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use table::gemblo::{Board, Place, RADIUS, Turning};

use super::pointer::Hand;
use super::shape::frame;
use super::{change, part};
use crate::board::number::number;
use crate::icon::{self, Icon};
use crate::live::{clicked, empty, live};
use crate::play::Desk;

/// The radius of a button, and how far apart two of them stand, in pixels.
const SIZE: f64 = 22.0;
const APART: f64 = 50.0;
/// Pixels a unit of a very small board.
const SMALL: f64 = 0.75;

/// The buttons, as long as there is such a piece. The tray has the same ones with names.
pub fn view(desk: Desk, hand: Hand, area: Area) -> AnyView {
    let scene = part(desk, |board, scene| scene.loose = board.loose());
    let scale = scale(hand);
    let shown = move || match scene.with(|scene| scene.loose) {
        // On a very small board they would hide too much, and the tray is near.
        Some(_) if scale.get() < SMALL => empty(),
        Some(placement) => buttons(desk, hand, area, placement, 1.0 / scale.get()),
        None => empty(),
    };
    live(shown).into_any()
}

/// A button: its picture, and what it does.
type Choice = (Icon, fn(&mut Board));

/// How large the board is shown, from its first picture on.
fn scale(hand: Hand) -> RwSignal<f64> {
    let scale = RwSignal::new(1.0);
    let measure = move || {
        if let Some(measured) = hand.scale().filter(|measured| *measured > 0.0) {
            scale.set(measured);
        }
    };
    request_animation_frame(measure);
    let listener = window_event_listener(leptos::ev::resize, move |_| measure());
    on_cleanup(move || listener.remove());
    scale
}

fn buttons(desk: Desk, hand: Hand, area: Area, placement: Placement, pixel: f64) -> AnyView {
    let Place { x, y } = place(hand, area, placement, pixel);
    let button = |(index, (icon, act)): (usize, Choice)| {
        let x = x + (index as f64 - 1.0) * APART * pixel;
        let at = format!(
            "translate({} {}) scale({})",
            number(x),
            number(y),
            number(pixel)
        );
        // The board must not take the press for its own.
        let press = |event: PointerEvent| event.stop_propagation();
        view! {
            <g
                class="turner" transform=at on:pointerdown=press
                on:click=clicked(move |_| change(desk, act))
            >
                <circle r=number(SIZE) />
                <path transform="translate(-12 -12)" d=icon.path() />
            </g>
        }
        .into_any()
    };
    let acts: [Choice; 3] = [
        (icon::TURN_LEFT, |board| board.turn(Turning::Left)),
        (icon::TURN_RIGHT, |board| board.turn(Turning::Right)),
        (icon::FLIP, |board| board.turn(Turning::Over)),
    ];
    let buttons: Vec<AnyView> = acts.into_iter().enumerate().map(button).collect();
    view! { <g aria-hidden="true">{buttons}</g> }.into_any()
}

/// Where the middle one stands: above the piece, or below where there is no room.
fn place(hand: Hand, area: Area, placement: Placement, pixel: f64) -> Place {
    let (left, top, ..) = frame(area, hand.coordinates());
    let turned = |place: Place| hand.turned(place);
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
    Place {
        // `clamp` could complain about numbers, and would bring along how to write them.
        x: x.max(-reach).min(reach),
        y,
    }
}
