//! Mouse, finger and pen: taps and drags, always at the nearest point.

use leptos::prelude::*;
use table::yinsh::{Board, Role};
use web_sys::PointerEvent;
use yinsh::{Colour, Point};

use super::place::{FRAME, nearest};
use super::{act, read};
use crate::browser;
use crate::play::Desk;

/// How far a pointer moves before it drags, in units of the drawing.
const SLACK: f64 = 14.0;
/// How far above a finger the ring is drawn, so that the finger does not hide it.
const LIFT: f64 = 46.0;

/// What the pointer is doing.
#[derive(Clone, Copy)]
pub struct Pointer {
    desk: Desk,
    grip: RwSignal<Option<Grip>>,
}

#[derive(Clone, Copy)]
struct Grip {
    pressed: (f64, f64),
    from: Option<Point>,
    /// The ring that is dragged, and where it is.
    ring: Option<(Colour, f64, f64)>,
}

impl Pointer {
    /// A pointer that does nothing yet.
    pub fn new(desk: Desk) -> Pointer {
        let grip = RwSignal::new(None);
        Pointer { desk, grip }
    }

    /// The ring that is dragged, and where to draw it.
    pub fn dragged(self) -> Option<(Colour, f64, f64)> {
        self.grip.get()?.ring
    }

    /// A button or finger went down.
    pub fn down(self, event: &PointerEvent) {
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        self.desk.stop_film();
        let (pressed, ring) = (self.on_board(event, 0.0), None);
        let from = nearest(pressed);
        let grip = Grip {
            pressed,
            from,
            ring,
        };
        self.grip.set(Some(grip));
        browser::capture(event);
    }

    /// The pointer moved, with or without a button held.
    pub fn moved(self, event: &PointerEvent) {
        let (x, y) = self.on_board(event, 0.0);
        let Some(mut grip) = self.grip.get_untracked() else {
            // A finger that only rests has no place to point at.
            if event.pointer_type() != "touch" {
                self.point_at(nearest((x, y)));
            }
            return;
        };
        let far = (x - grip.pressed.0).hypot(y - grip.pressed.1) > SLACK;
        if grip.ring.is_none() && (!far || !self.can_drag(grip.from)) {
            return;
        }
        let lift = if event.pointer_type() == "touch" {
            LIFT
        } else {
            0.0
        };
        let (x, y) = self.on_board(event, lift);
        let colour = match grip.ring {
            Some((colour, ..)) => Some(colour),
            None => self.lift(grip.from),
        };
        grip.ring = colour.map(|colour| (colour, x, y));
        self.grip.set(Some(grip));
        self.point_at(nearest((x, y)));
    }

    /// The button or finger went up: a drop, or a tap.
    pub fn up(self, event: &PointerEvent) {
        let Some(grip) = self.grip.try_update(Option::take).flatten() else {
            return;
        };
        match (grip.ring, grip.from) {
            (Some((_, x, y)), Some(from)) => {
                let to = nearest((x, y)).unwrap_or(from);
                act(self.desk, |board| {
                    let happened = board.drag(from, to);
                    board.point_at(None);
                    happened
                });
            }
            (None, Some(point)) if nearest(self.on_board(event, 0.0)) == Some(point) => {
                act(self.desk, |board| board.touch(point));
            }
            _ => {}
        }
    }

    /// Where an event happened on the board, so far above the pointer.
    fn on_board(self, event: &PointerEvent, lift: f64) -> (f64, f64) {
        let (x, y) = on_drawing(event);
        untrack(|| self.desk.facing()).back().turn((x, y - lift))
    }

    /// The browser took the pointer away.
    pub fn gone(self) {
        self.grip.set(None);
        self.point_at(None);
    }

    /// The pointer left the board.
    pub fn left(self) {
        if self.grip.with_untracked(Option::is_none) {
            self.point_at(None);
        }
    }

    fn point_at(self, point: Option<Point>) {
        let pointed = untrack(|| read(self.desk, Board::pointed));
        if pointed != Some(point) {
            act(self.desk, |board| board.point_at(point));
        }
    }

    fn can_drag(self, from: Option<Point>) -> bool {
        let role = |board: &Board| Some(board.scene().spot(from?).role);
        let role = untrack(|| read(self.desk, role)).flatten();
        matches!(role, Some(Role::Movable | Role::Picked))
    }

    fn lift(self, from: Option<Point>) -> Option<Colour> {
        let from = from?;
        let mut colour = None;
        act(self.desk, |board| {
            colour = board.scene().spot(from).ring;
            board.lift(from)
        });
        colour
    }
}

/// Where an event happened, in units of the drawing, which is fitted into its box.
fn on_drawing(event: &PointerEvent) -> (f64, f64) {
    let (left, top, width, height) = FRAME;
    let Some(svg) = browser::listener(event) else {
        return (f64::MAX, f64::MAX);
    };
    let shown = svg.get_bounding_client_rect();
    let scale = (shown.width() / width).min(shown.height() / height);
    let centre = (
        shown.left() + shown.width() / 2.0,
        shown.top() + shown.height() / 2.0,
    );
    let x = (f64::from(event.client_x()) - centre.0) / scale + left + width / 2.0;
    let y = (f64::from(event.client_y()) - centre.1) / scale + top + height / 2.0;
    (x, y)
}
