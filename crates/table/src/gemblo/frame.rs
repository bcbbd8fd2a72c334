//! What of the plane a drawing shows.

use super::Place;

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
        sides.map(to_a_tenth).join(" ")
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

/// A number with one digit behind the point. The library's own way of writing numbers knows all their digits,
/// and costs whoever loads it 8 KB.
fn to_a_tenth(number: f64) -> String {
    let tenths = (number * 10.0).round() as i64;
    let sign = if tenths < 0 { "-" } else { "" };
    format!("{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10)
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
