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
    /// The fingers on the board, with where they are.
    fingers: StoredValue<Vec<(i32, Spot)>>,
}

/// A place of the window.
type Spot = (f64, f64);

/// A piece of the tray.
pub type Item<B> = <<B as Bench>::Board as Laying>::Item;

struct Grip<B: Bench> {
    /// Which of the pointers it is: at a race another finger works on another board.
    id: i32,
    pressed: (f64, f64),
    /// The piece of the tray that was pressed.
    item: Option<Item<B>>,
    doing: Doing,
}

/// What a press has become.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Doing {
    /// Nothing but a press so far.
    Pressing,
    /// A piece is dragged.
    Dragging,
    /// The board that is enlarged is moved.
    MovingTheBoard,
}

impl<B: Bench> Pointer<B> {
    /// A pointer that does nothing yet.
    pub fn new(bench: B) -> Pointer<B> {
        Pointer {
            bench,
            svg: NodeRef::new(),
            grip: StoredValue::new(None),
            fingers: StoredValue::new(Vec::new()),
        }
    }

    /// A button or finger went down, on the board or on a piece of the tray.
    pub fn down(self, event: &PointerEvent, item: Option<Item<B>>) {
        if item.is_none() && event.pointer_type() == "touch" {
            let finger = (event.pointer_id(), client(event));
            self.fingers.update_value(|fingers| fingers.push(finger));
        }
        let id = event.pointer_id();
        let is_other = |grip: &Option<Grip<B>>| grip.as_ref().is_some_and(|grip| grip.id != id);
        let is_second =
            self.grip.with_value(is_other) || self.fingers.with_value(|all| all.len() > 1);
        if event.button() != 0 || is_second {
            // A second finger: whatever the first one was about to do, both enlarge the board.
            return self.let_go();
        }
        self.bench.stop_film();
        self.grip.set_value(Some(Grip {
            id,
            pressed: client(event),
            item,
            doing: Doing::Pressing,
        }));
        browser::capture(event);
    }

    /// The pointer moved, with or without a button held.
    pub fn moved(self, event: &PointerEvent) {
        if self.pinched(event) {
            return;
        }
        let Some(grip) = self.grip.get_value() else {
            // A finger that only rests has no place to point at.
            if event.pointer_type() != "touch" {
                self.point_at(self.place(client(event), 0.0));
            }
            return;
        };
        if grip.id != event.pointer_id() {
            return;
        }
        let (x, y) = client(event);
        let far = (x - grip.pressed.0).hypot(y - grip.pressed.1) > SLACK;
        match grip.doing {
            Doing::Pressing if far && self.can_move_the_board(&grip, event) => {
                self.move_board(grip, (x, y));
            }
            Doing::MovingTheBoard => self.move_board(grip, (x, y)),
            Doing::Pressing if far => {
                self.grab(grip);
                self.point_at(self.place((x, y), lift(event)));
            }
            Doing::Pressing => {}
            Doing::Dragging => self.point_at(self.place((x, y), lift(event))),
        }
    }

    /// A finger that holds nothing moves the board that is enlarged.
    fn can_move_the_board(self, grip: &Grip<B>, event: &PointerEvent) -> bool {
        let is_in =
            untrack(|| self.bench.zoom()).is_some_and(|(_, zoom)| zoom.get_untracked().is_in());
        let holds = untrack(|| self.bench.look(Laying::holds)) == Some(true);
        is_in && !holds && grip.item.is_none() && event.pointer_type() == "touch"
    }

    fn move_board(self, grip: Grip<B>, to: Spot) {
        self.zoom_by(1.0, grip.pressed, to);
        let (pressed, doing) = (to, Doing::MovingTheBoard);
        self.grip.set_value(Some(Grip {
            pressed,
            doing,
            ..grip
        }));
    }

    /// Two fingers on the board enlarge and move it; says whether there are two.
    fn pinched(self, event: &PointerEvent) -> bool {
        let two = self
            .fingers
            .with_value(|fingers| fingers.first_chunk().copied());
        let Some([one, other]) = two else {
            return false;
        };
        let id = event.pointer_id();
        let moved = |(finger, at): (i32, Spot)| if finger == id { client(event) } else { at };
        let span = |one: Spot, other: Spot| (one.0 - other.0).hypot(one.1 - other.1).max(1.0);
        let middle = |one: Spot, other: Spot| ((one.0 + other.0) / 2.0, (one.1 + other.1) / 2.0);
        let (before, after) = ((one.1, other.1), (moved(one), moved(other)));
        let by = span(after.0, after.1) / span(before.0, before.1);
        self.zoom_by(by, middle(before.0, before.1), middle(after.0, after.1));
        self.fingers.update_value(|fingers| {
            for finger in fingers.iter_mut().filter(|finger| finger.0 == id) {
                finger.1 = client(event);
            }
        });
        true
    }

    fn zoom_by(self, by: f64, from: Spot, to: Spot) {
        let frame = untrack(|| self.bench.frame());
        let zoom = untrack(|| self.bench.zoom());
        if let (Some(frame), Some((whole, zoom))) = (frame, zoom)
            && let Some(from) = place_on(self.svg, frame, from)
            && let Some(to) = place_on(self.svg, frame, to)
        {
            zoom.update(|zoom| *zoom = zoom.pinched(by, from, to, whole));
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
        let doing = Doing::Dragging;
        self.grip.set_value(Some(Grip { doing, ..grip }));
    }

    /// The button or finger went up: a drop, or a tap.
    pub fn up(self, event: &PointerEvent) {
        let id = event.pointer_id();
        self.fingers
            .update_value(|fingers| fingers.retain(|finger| finger.0 != id));
        let is_it = |grip: &mut Option<Grip<B>>| grip.take_if(|grip| grip.id == id);
        let Some(grip) = self.grip.try_update_value(is_it).flatten() else {
            return;
        };
        if grip.doing == Doing::MovingTheBoard {
            return;
        }
        let is_drag = grip.doing == Doing::Dragging;
        let lift = if is_drag { lift(event) } else { 0.0 };
        let at = self.place(client(event), lift);
        self.bench.work(|board| match (grip.item, at) {
            _ if is_drag => board.drop_at(at),
            (Some(item), _) => board.take(item),
            (None, Some(at)) => board.touch(at),
            (None, None) => Default::default(),
        });
    }

    /// The browser took the pointer away.
    pub fn gone(self) {
        self.fingers.set_value(Vec::new());
        self.let_go();
    }

    fn let_go(self) {
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

    fn place(self, at: Spot, lift: f64) -> Option<Place> {
        let frame = untrack(|| self.bench.frame())?;
        let (x, y) = if self.bench.is_upside_down() {
            let shown = self.svg.get_untracked()?.get_bounding_client_rect();
            (
                shown.left() + shown.right() - at.0,
                shown.top() + shown.bottom() - at.1,
            )
        } else {
            at
        };
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
