//! Mouse, finger and pen: hovering, taps, and drags from the tray or over the board.

use leptos::prelude::*;
use leptos::svg;
use studio::{Frame, Tile};
use table::gemblo::Place;
use wasm_bindgen::JsCast;
use web_sys::PointerEvent;

use super::Easel;

/// How far a pointer moves before it drags, in pixels.
const SLACK: f64 = 8.0;
/// How far above a finger the piece is drawn, so that the finger does not hide it, in pixels.
const LIFT: f64 = 64.0;

/// What the pointer is doing, on the board and in the tray.
#[derive(Clone, Copy)]
pub struct Hand {
    easel: Easel,
    /// The drawing of the board.
    pub svg: NodeRef<svg::Svg>,
    grip: StoredValue<Option<Grip>>,
}

#[derive(Clone, Copy)]
struct Grip {
    pressed: (f64, f64),
    /// The piece of the tray that was pressed.
    tile: Option<Tile>,
    dragging: bool,
}

impl Hand {
    /// A hand that does nothing yet.
    pub fn new(easel: Easel) -> Hand {
        Hand {
            easel,
            svg: NodeRef::new(),
            grip: StoredValue::new(None),
        }
    }

    /// A button or finger went down, on the board or on a piece of the tray.
    pub fn down(self, event: &PointerEvent, tile: Option<Tile>) {
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        self.grip.set_value(Some(Grip {
            pressed: client(event),
            tile,
            dragging: false,
        }));
        let target = event.current_target();
        if let Some(element) = target.and_then(|t| t.dyn_into::<web_sys::Element>().ok()) {
            // Without capture a drag that leaves the element just ends there.
            let _ = element.set_pointer_capture(event.pointer_id());
        }
    }

    /// The pointer moved, with or without a button held.
    pub fn moved(self, event: &PointerEvent) {
        let Some(mut grip) = self.grip.get_value() else {
            // A finger that only rests has no place to point at.
            if event.pointer_type() != "touch" {
                self.point_at(self.on_drawing(client(event), 0.0));
            }
            return;
        };
        let (x, y) = client(event);
        let far = (x - grip.pressed.0).hypot(y - grip.pressed.1) > SLACK;
        if !grip.dragging && far {
            self.grab(grip);
            grip.dragging = true;
            self.grip.set_value(Some(grip));
        }
        if grip.dragging {
            self.point_at(self.on_drawing(client(event), lift(event)));
        }
    }

    /// A drag begins: with the piece that was pressed, in the tray or on the board.
    fn grab(self, grip: Grip) {
        let pressed = self.on_drawing(grip.pressed, 0.0);
        self.easel.change(|board| match (grip.tile, pressed) {
            (Some(tile), _) => board.lift(tile),
            (None, Some(at)) => board.drag_from(at),
            (None, None) => {}
        });
    }

    /// The button or finger went up: a drop, or a tap.
    pub fn up(self, event: &PointerEvent) {
        let Some(grip) = self.grip.try_update_value(Option::take).flatten() else {
            return;
        };
        let lift = if grip.dragging { lift(event) } else { 0.0 };
        let at = self.on_drawing(client(event), lift);
        self.easel.change(|board| match (grip.tile, at) {
            _ if grip.dragging => board.drop_at(at),
            (Some(tile), _) => board.take(tile),
            (None, Some(at)) => board.touch(at),
            (None, None) => {}
        });
    }

    /// The browser took the pointer away.
    pub fn gone(self) {
        self.grip.set_value(None);
        self.point_at(None);
    }

    /// The pointer left the board.
    pub fn left(self) {
        if self.grip.get_value().is_none() {
            self.point_at(None);
        }
    }

    fn point_at(self, at: Option<Place>) {
        if untrack(|| self.easel.read(|board| board.points_elsewhere(at))) {
            self.easel.touch_lightly(|board| board.point_at(at));
        }
    }

    fn on_drawing(self, (x, y): (f64, f64), lift: f64) -> Option<Place> {
        place_on(self.svg, self.easel.frame, (x, y - lift))
    }
}

/// A place of the window in units of a drawing, which is fitted into its box.
pub fn place_on(svg: NodeRef<svg::Svg>, frame: Frame, (x, y): (f64, f64)) -> Option<Place> {
    let shown = svg.get_untracked()?.get_bounding_client_rect();
    let scale = (shown.width() / frame.width).min(shown.height() / frame.height);
    let middle = frame.middle();
    Some(Place {
        x: middle.x + (x - shown.left() - shown.width() / 2.0) / scale,
        y: middle.y + (y - shown.top() - shown.height() / 2.0) / scale,
    })
}

fn client(event: &PointerEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}

fn lift(event: &PointerEvent) -> f64 {
    match event.pointer_type().as_str() {
        "touch" => LIFT,
        _ => 0.0,
    }
}
