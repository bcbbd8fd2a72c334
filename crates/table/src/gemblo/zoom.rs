//! A part of the board, enlarged.

use super::{Frame, Place};

/// By how much a drawing is enlarged, and round which place of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Zoom {
    factor: f64,
    middle: Place,
}

impl Default for Zoom {
    fn default() -> Zoom {
        Zoom::NONE
    }
}

impl Zoom {
    /// The whole drawing.
    pub const NONE: Zoom = Zoom {
        factor: 1.0,
        middle: Place { x: 0.0, y: 0.0 },
    };
    const MOST: f64 = 4.0;

    /// Enlarged by a factor round a place.
    pub fn round(middle: Place, factor: f64) -> Zoom {
        let factor = factor.clamp(1.0, Zoom::MOST);
        Zoom { factor, middle }
    }

    /// Whether anything is enlarged.
    pub fn is_in(self) -> bool {
        self.factor > 1.0
    }

    /// What of a drawing is seen; nothing beyond its edges.
    pub fn frame(self, whole: Frame) -> Frame {
        let (width, height) = (whole.width / self.factor, whole.height / self.factor);
        let within = |middle: f64, size: f64, low: f64, room: f64| {
            (middle - size / 2.0).min(low + room - size).max(low)
        };
        Frame {
            left: within(self.middle.x, width, whole.left, whole.width),
            top: within(self.middle.y, height, whole.top, whole.height),
            width,
            height,
        }
    }

    /// Two fingers spread by a factor: what was between them goes along from one place to another.
    #[must_use]
    pub fn pinched(self, by: f64, from: Place, to: Place, whole: Frame) -> Zoom {
        let seen = self.frame(whole).middle();
        let next = Zoom::round(seen, self.factor * by);
        let shrunk = self.factor / next.factor;
        let middle = Place {
            x: from.x + (seen.x - to.x) * shrunk,
            y: from.y + (seen.y - to.y) * shrunk,
        };
        Zoom::round(middle, next.factor)
    }

    /// Moved so that a place is well inside of what is seen.
    #[must_use]
    pub fn showing(self, at: Place, whole: Frame) -> Zoom {
        /// The share of the frame at each edge that is too near to it.
        const EDGE: f64 = 0.25;
        let seen = self.frame(whole);
        let nudge = |at: f64, low: f64, size: f64| {
            let (low, high) = (low + EDGE * size, low + (1.0 - EDGE) * size);
            (at - high).max(0.0) - (low - at).max(0.0)
        };
        let Place { x, y } = seen.middle();
        let middle = Place {
            x: x + nudge(at.x, seen.left, seen.width),
            y: y + nudge(at.y, seen.top, seen.height),
        };
        Zoom { middle, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHOLE: Frame = Frame {
        left: -200.0,
        top: -100.0,
        width: 400.0,
        height: 200.0,
    };

    fn place(x: f64, y: f64) -> Place {
        Place { x, y }
    }

    #[test]
    fn nothing_beyond_the_edges_is_seen_and_nothing_is_shrunk() {
        assert_eq!(Zoom::round(place(0.0, 0.0), 0.3).frame(WHOLE), WHOLE);
        let corner = Zoom::round(place(500.0, -500.0), 2.0).frame(WHOLE);
        assert_eq!((corner.left, corner.top), (0.0, -100.0));
        assert_eq!((corner.width, corner.height), (200.0, 100.0));
    }

    #[test]
    fn what_is_between_two_fingers_stays_between_them() {
        let before = Zoom::round(place(10.0, 5.0), 2.0);
        let (from, to) = (place(30.0, 10.0), place(20.0, 15.0));
        let after = before.pinched(1.5, from, to, WHOLE);
        // Where a place is seen, as a share of the frame.
        let seen = |zoom: Zoom, at: Place| {
            let frame = zoom.frame(WHOLE);
            let share = |at: f64, low: f64, size: f64| ((at - low) / size * 1e6).round();
            (
                share(at.x, frame.left, frame.width),
                share(at.y, frame.top, frame.height),
            )
        };
        assert_eq!(seen(after, from), seen(before, to));
    }

    #[test]
    fn the_piece_in_hand_is_brought_into_view_and_no_further() {
        let zoom = Zoom::round(place(0.0, 0.0), 4.0);
        assert_eq!(zoom.showing(place(5.0, 5.0), WHOLE), zoom);
        let frame = zoom.showing(place(90.0, 0.0), WHOLE).frame(WHOLE);
        assert_eq!((frame.left, frame.top), (15.0, -25.0));
        assert_eq!(
            Zoom::NONE.showing(place(199.0, 0.0), WHOLE).frame(WHOLE),
            WHOLE
        );
    }
}
