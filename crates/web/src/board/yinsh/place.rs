//! Where the points lie on the drawing, and which point is nearest to a place.

use yinsh::Point;

use crate::board::number::number;

/// The distance between neighbours.
pub const STEP: f64 = 60.0;
/// Left, top, width and height of the drawing.
pub const FRAME: (f64, f64, f64, f64) = (-316.0, -325.0, 632.0, 650.0);
/// The same as an attribute.
pub const VIEW_BOX: &str = "-316 -325 632 650";

/// Where a point lies: columns stand upright, a half step apart.
pub fn place(point: Point) -> (f64, f64) {
    let hex = point.to_hex();
    let (q, r) = (f64::from(hex.q), f64::from(hex.r));
    let x = q * STEP * 3f64.sqrt() / 2.0;
    let y = (r + q / 2.0) * STEP;
    (x, y)
}

/// The same as a part of a path.
pub fn pair((x, y): (f64, f64)) -> String {
    format!("{} {}", number(x), number(y))
}

/// The point nearest to a place, if it is near enough to be meant.
pub fn nearest((x, y): (f64, f64)) -> Option<Point> {
    let distance = |point: Point| {
        let (px, py) = place(point);
        (px - x).hypot(py - y)
    };
    Point::all()
        .map(|point| (point, distance(point)))
        .filter(|(_, distance)| *distance < STEP * 0.6)
        .min_by(|one, other| one.1.total_cmp(&other.1))
        .map(|(point, _)| point)
}
