//! Mouse, finger and pen: hovering, taps, and drags from the tray or over the board.

use gemblo::Piece;
use leptos::prelude::*;
use leptos::svg;
use table::gemblo::{Board, Place};
use wasm_bindgen::JsCast;
use web_sys::PointerEvent;

use super::shape::frame;
use super::{change, read, touch_lightly};
use crate::play::Desk;

/// How far a pointer moves before it drags, in pixels.
const SLACK: f64 = 8.0;
/// How far above a finger the piece is drawn, so that the finger does not hide it, in pixels.
const LIFT: f64 = 64.0;

/// What the pointer is doing, on the board and in the tray.
#[derive(Clone, Copy)]
pub struct Hand {
    desk: Desk,
    /// The drawing of the board.
    pub svg: NodeRef<svg::Svg>,
    grip: StoredValue<Option<Grip>>,
    /// Whether the board is shown upside down.
    pub is_turned: Memo<bool>,
}

#[derive(Clone, Copy)]
struct Grip {
    pressed: (f64, f64),
    /// The piece of the tray that was pressed.
    piece: Option<Piece>,
    dragging: bool,
}

impl Hand {
    /// A hand that does nothing yet.
    pub fn new(desk: Desk, is_turned: Memo<bool>) -> Hand {
        Hand {
            desk,
            is_turned,
            svg: NodeRef::new(),
            grip: StoredValue::new(None),
        }
    }

    /// A button or finger went down, on the board or on a piece of the tray.
    pub fn down(self, event: &PointerEvent, piece: Option<Piece>) {
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        self.desk.stop_film();
        self.grip.set_value(Some(Grip {
            pressed: client(event),
            piece,
            dragging: false,
        }));
        if let Some(element) = event
            .current_target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
        {
            // Without capture a drag that leaves the element just ends there.
            let _ = element.set_pointer_capture(event.pointer_id());
        }
    }

    /// The pointer moved, with or without a button held.
    pub fn moved(self, event: &PointerEvent) {
        let Some(mut grip) = self.grip.get_value() else {
            // A finger that only rests has no place to point at.
            if event.pointer_type() != "touch" {
                self.point_at(self.on_drawing(event, 0.0));
            }
            return;
        };
        let (x, y) = client(event);
        let far = (x - grip.pressed.0).hypot(y - grip.pressed.1) > SLACK;
        if !grip.dragging && far {
            if let Some(piece) = grip.piece {
                touch_lightly(self.desk, |board| board.lift(piece));
            }
            grip.dragging = true;
            self.grip.set_value(Some(grip));
        }
        if grip.dragging {
            self.point_at(self.on_drawing(event, lift(event)));
        }
    }

    /// The button or finger went up: a drop, or a tap.
    pub fn up(self, event: &PointerEvent) {
        let Some(grip) = self.grip.try_update_value(Option::take).flatten() else {
            return;
        };
        let lift = if grip.dragging { lift(event) } else { 0.0 };
        let at = self.on_drawing(event, lift);
        match (grip.piece, at) {
            (_, Some(at)) if grip.dragging => change(self.desk, |board| board.drop_at(at)),
            (Some(piece), _) if !grip.dragging => change(self.desk, |board| board.take(piece)),
            (None, Some(at)) => change(self.desk, |board| board.touch(at)),
            _ => {}
        }
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
        let elsewhere = |board: &Board| board.points_elsewhere(at);
        if untrack(|| read(self.desk, elsewhere)) == Some(true) {
            touch_lightly(self.desk, |board| board.point_at(at));
        }
    }

    /// Where an event happened, in units of the drawing, which is fitted into its box.
    fn on_drawing(self, event: &PointerEvent, lift: f64) -> Option<Place> {
        let shown = self.svg.get_untracked()?.get_bounding_client_rect();
        let scale = self.scale()?;
        let (x, y) = client(event);
        Some(self.turned(Place {
            x: (x - shown.left() - shown.width() / 2.0) / scale,
            y: (y - lift - shown.top() - shown.height() / 2.0) / scale,
        }))
    }

    /// How many pixels a unit of the drawing has.
    pub fn scale(self) -> Option<f64> {
        let area = untrack(|| read(self.desk, Board::area))?;
        let (.., width, height) = frame(area, self.coordinates());
        let shown = self.svg.get_untracked()?.get_bounding_client_rect();
        Some((shown.width() / width).min(shown.height() / height))
    }

    /// Whether coordinates stand round the board.
    pub fn coordinates(self) -> bool {
        self.desk.settings.with_untracked(|set| set.coordinates)
    }

    /// Where a place of the board lies on the screen, and the other way round.
    pub fn turned(self, Place { x, y }: Place) -> Place {
        match self.is_turned.get_untracked() {
            true => Place { x: -x, y: -y },
            false => Place { x, y },
        }
    }
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
