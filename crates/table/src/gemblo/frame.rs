//! What of the plane a drawing shows.

use super::Place;
use crate::figure::written;

/// Left, top, width and height of a drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// The left edge.
    pub left: f64,
    /// The upper edge.
    pub top: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

impl Frame {
    /// As the `viewBox` of a drawing.
    pub fn view_box(self) -> String {
        let sides = [self.left, self.top, self.width, self.height];
        sides.map(written).join(" ")
    }

    /// The same with the same middle, at least so wide and high.
    pub fn at_least(self, width: f64, height: f64) -> Frame {
        let wider = (width - self.width).max(0.0);
        let higher = (height - self.height).max(0.0);
        Frame {
            left: self.left - wider / 2.0,
            top: self.top - higher / 2.0,
            width: self.width + wider,
            height: self.height + higher,
        }
    }

    /// The middle.
    pub fn middle(self) -> Place {
        Place {
            x: self.left + self.width / 2.0,
            y: self.top + self.height / 2.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_is_written_as_drawings_want_it() {
        let frame = Frame {
            left: -0.04,
            top: -228.25,
            width: 456.0,
            height: 0.96,
        };
        assert_eq!(frame.view_box(), "0.0 -228.3 456.0 1.0");
    }
}
