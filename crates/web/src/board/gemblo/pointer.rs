//! Mouse, finger and pen: hovering, taps, and drags from the tray or over the board.

use leptos::prelude::*;
use leptos::svg;
use table::gemblo::{Frame, Laying, Place};
use web_sys::PointerEvent;

use super::bench::Bench;
use crate::browser;

/// How far a pointer moves before it drags, in pixels.
const SLACK: f64 = 8.0;
/// How far above a finger the piece is drawn, so that the finger does not hide it, in pixels.
const LIFT: f64 = 64.0;

/// What the pointer is doing, on the board and in the tray.
#[derive(Clone, Copy)]
pub struct Pointer<B: Bench> {
    /// The board.
    pub bench: B,
    /// The drawing of the board.
    pub svg: NodeRef<svg::Svg>,
    grip: StoredValue<Option<Grip<B>>>,
}

/// A piece of the tray.
pub type Item<B> = <<B as Bench>::Board as Laying>::Item;

struct Grip<B: Bench> {
    pressed: (f64, f64),
    /// The piece of the tray that was pressed.
    item: Option<Item<B>>,
    dragging: bool,
}

impl<B: Bench> Pointer<B> {
    /// A pointer that does nothing yet.
    pub fn new(bench: B) -> Pointer<B> {
        Pointer {
            bench,
            svg: NodeRef::new(),
            grip: StoredValue::new(None),
        }
    }

    /// A button or finger went down, on the board or on a piece of the tray.
    pub fn down(self, event: &PointerEvent, item: Option<Item<B>>) {
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        self.bench.stop_film();
        self.grip.set_value(Some(Grip {
            pressed: client(event),
            item,
            dragging: false,
        }));
        browser::capture(event);
    }

    /// The pointer moved, with or without a button held.
    pub fn moved(self, event: &PointerEvent) {
        let Some(grip) = self.grip.get_value() else {
            // A finger that only rests has no place to point at.
            if event.pointer_type() != "touch" {
                self.point_at(self.place(client(event), 0.0));
            }
            return;
        };
        let (x, y) = client(event);
        let far = (x - grip.pressed.0).hypot(y - grip.pressed.1) > SLACK;
        if !grip.dragging && far {
            self.grab(grip);
        }
        if grip.dragging || far {
            self.point_at(self.place((x, y), lift(event)));
        }
    }

    /// A drag begins: with the piece that was pressed, in the tray or on the board.
    fn grab(self, grip: Grip<B>) {
        let pressed = self.place(grip.pressed, 0.0);
        self.bench.work(|board| match (grip.item, pressed) {
            (Some(item), _) => board.lift(item),
            (None, Some(at)) => board.drag_from(at),
            (None, None) => Default::default(),
        });
        let dragging = true;
        self.grip.set_value(Some(Grip { dragging, ..grip }));
    }

    /// The button or finger went up: a drop, or a tap.
    pub fn up(self, event: &PointerEvent) {
        let Some(grip) = self.grip.try_update_value(Option::take).flatten() else {
            return;
        };
        let lift = if grip.dragging { lift(event) } else { 0.0 };
        let at = self.place(client(event), lift);
        self.bench.work(|board| match (grip.item, at) {
            _ if grip.dragging => board.drop_at(at),
            (Some(item), _) => board.take(item),
            (None, Some(at)) => board.touch(at),
            (None, None) => Default::default(),
        });
    }

    /// The browser took the pointer away.
    pub fn gone(self) {
        self.grip.set_value(None);
        self.point_at(None);
    }

    /// The pointer left the board.
    pub fn left(self) {
        if self.grip.with_value(Option::is_none) {
            self.point_at(None);
        }
    }

    fn point_at(self, at: Option<Place>) {
        let elsewhere = |board: &B::Board| board.points_elsewhere(at);
        if untrack(|| self.bench.look(elsewhere)) == Some(true) {
            self.bench.work(|board| board.point_at(at));
        }
    }

    fn place(self, (x, y): (f64, f64), lift: f64) -> Option<Place> {
        let frame = untrack(|| self.bench.frame())?;
        let place = place_on(self.svg, frame, (x, y - lift))?;
        Some(untrack(|| self.bench.place_shown(place)))
    }

    /// How many pixels a unit of the drawing has.
    pub fn scale(self) -> Option<f64> {
        let shown = self.svg.get_untracked()?.get_bounding_client_rect();
        Some(scale(&shown, untrack(|| self.bench.frame())?))
    }
}

impl<B: Bench> Clone for Grip<B> {
    fn clone(&self) -> Grip<B> {
        *self
    }
}

impl<B: Bench> Copy for Grip<B> {}

/// A place of the window in units of a drawing, which is fitted into its box.
pub fn place_on(svg: NodeRef<svg::Svg>, frame: Frame, (x, y): (f64, f64)) -> Option<Place> {
    let shown = svg.get_untracked()?.get_bounding_client_rect();
    let scale = scale(&shown, frame);
    let middle = frame.middle();
    Some(Place {
        x: middle.x + (x - shown.left() - shown.width() / 2.0) / scale,
        y: middle.y + (y - shown.top() - shown.height() / 2.0) / scale,
    })
}

fn scale(shown: &web_sys::DomRect, frame: Frame) -> f64 {
    (shown.width() / frame.width).min(shown.height() / frame.height)
}

/// Where a pointer is in the window.
pub fn client(event: &PointerEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}

fn lift(event: &PointerEvent) -> f64 {
    match event.pointer_type().as_str() {
        "touch" => LIFT,
        _ => 0.0,
    }
}
