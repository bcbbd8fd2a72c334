//! A board of pieces on a page, as pointer, keys and tray see it: in play, puzzles and pictures.

use leptos::ev::{MouseEvent, WheelEvent};
use leptos::prelude::*;
use table::Facing;
use table::gemblo::{Frame, Laying, Place, Turning, Zoom};

/// A board of pieces that a page shows.
pub trait Bench: Copy + Send + Sync + 'static {
    /// The board.
    type Board: Laying<Item: Send + Sync + 'static> + 'static;

    /// Reads something of the board; nothing when another game has begun.
    fn look<T>(self, read: impl FnOnce(&Self::Board) -> T) -> Option<T>;

    /// Does something; the page shows, keeps and tells what came of it.
    fn work(self, act: impl FnMut(&mut Self::Board) -> Happened<Self>);

    /// What of the plane is drawn.
    fn frame(self) -> Option<Frame>;

    /// The whole drawing, and how far it is enlarged, where it can be.
    fn zoom(self) -> Option<(Frame, RwSignal<Zoom>)> {
        None
    }

    /// From which side the board is seen.
    fn facing(self) -> Facing {
        Facing::UPRIGHT
    }

    /// Whether the page shows it upside down, to somebody on the other side of the screen.
    fn is_upside_down(self) -> bool {
        false
    }

    /// Goes to the end of what is being shown: a hand comes in between.
    fn stop_film(self) {}

    /// Where a place of the board is shown.
    fn shown(self, place: Place) -> Place {
        turned(self.facing(), place)
    }

    /// The place of the board that is shown there.
    fn place_shown(self, at: Place) -> Place {
        turned(self.facing().back(), at)
    }
}

/// Where a place of the board is shown that is seen from some side.
pub fn turned(facing: Facing, Place { x, y }: Place) -> Place {
    let (x, y) = facing.turn((x, y));
    Place { x, y }
}

/// What comes of an act on a bench.
pub type Happened<B> = <<B as Bench>::Board as Laying>::Happened;

/// The wheel turns the piece in hand, and scrolls the page only when there is none.
pub fn wheel(bench: impl Bench, event: &WheelEvent) {
    let turning = match (event.shift_key(), event.delta_y() < 0.0) {
        (true, _) => Turning::Over,
        (false, true) => Turning::Left,
        (false, false) => Turning::Right,
    };
    turn_instead(bench, event, turning);
}

/// The other button turns the piece in hand over, and opens a menu only when there is none.
pub fn flip(bench: impl Bench, event: &MouseEvent) {
    turn_instead(bench, event, Turning::Over);
}

fn turn_instead(bench: impl Bench, event: &web_sys::Event, turning: Turning) {
    if untrack(|| bench.look(Laying::holds)) == Some(true) {
        event.prevent_default();
        bench.work(|board| board.turn(turning));
    }
}
