//! Figures over a board: what is not a piece, but an arrow, a mark or a region, as plain paths.

use std::fmt;
use std::str::FromStr;

use crate::errand::NotAnErrand;

/// A path over a board, in units of its drawing as the rules draw it, and what it looks like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// Its class, for the style.
    pub class: String,
    /// Its outline.
    pub path: String,
}

impl Figure {
    /// A figure of a class.
    pub fn new(class: &str, path: String) -> Figure {
        let class = class.to_owned();
        Figure { class, path }
    }
}

/// Between class and path.
const STOP: char = '|';

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{STOP}{}", self.class, self.path)
    }
}

impl FromStr for Figure {
    type Err = NotAnErrand;

    fn from_str(text: &str) -> Result<Figure, NotAnErrand> {
        let (class, path) = text.split_once(STOP).ok_or(NotAnErrand)?;
        Ok(Figure::new(class, path.to_owned()))
    }
}

/// A place of a drawing: to the right, and downwards.
pub type At = (f64, f64);

/// A circle round a place.
pub fn circle((x, y): At, radius: f64) -> String {
    let (r, across) = (written(radius), written(2.0 * radius));
    let start = pair((x - radius, y));
    format!("M{start}a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0-{across} 0z")
}

/// A line between two places.
pub fn line(from: At, to: At) -> String {
    format!("M{}L{}", pair(from), pair(to))
}

/// An arrow from a place to another; `size` is that of its head, which ends so far before the place.
pub fn arrow(from: At, to: At, size: f64) -> String {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(size);
    let along = |distance: f64| {
        let share = distance / length;
        (from.0 + share * dx, from.1 + share * dy)
    };
    let (neck, tip) = (along(length - 2.0 * size), along(length - size));
    let (across_x, across_y) = (-dy / length * size * 0.6, dx / length * size * 0.6);
    let wings = [1.0, -1.0].map(|side| (neck.0 + side * across_x, neck.1 + side * across_y));
    let shaft = line(along(size), neck);
    format!(
        "{shaft}M{}L{}L{}z",
        pair(wings[0]),
        pair(tip),
        pair(wings[1])
    )
}

/// A cross on a place.
pub fn cross((x, y): At, arm: f64) -> String {
    let one = line((x - arm, y - arm), (x + arm, y + arm));
    one + &line((x - arm, y + arm), (x + arm, y - arm))
}

/// A triangle round a place.
pub fn triangle((x, y): At, radius: f64) -> String {
    let (half, rise) = (radius / 2.0, radius * 3f64.sqrt() / 2.0);
    let tips = [(x, y - radius), (x + rise, y + half), (x - rise, y + half)];
    format!("M{}z", tips.map(pair).join("L"))
}

/// A square on its tip, round a place.
pub fn diamond((x, y): At, radius: f64) -> String {
    let tips = [
        (x, y - radius),
        (x + radius, y),
        (x, y + radius),
        (x - radius, y),
    ];
    format!("M{}z", tips.map(pair).join("L"))
}

/// A flat-topped hexagon round a place.
pub fn hexagon((x, y): At, radius: f64) -> String {
    let (half, rise) = (radius / 2.0, radius * 3f64.sqrt() / 2.0);
    let corners = [
        (x + radius, y),
        (x + half, y + rise),
        (x - half, y + rise),
        (x - radius, y),
        (x - half, y - rise),
        (x + half, y - rise),
    ];
    format!("M{}z", corners.map(pair).join("L"))
}

fn pair((x, y): At) -> String {
    format!("{} {}", written(x), written(y))
}

/// A number with one digit behind the point. The library's own way of writing numbers knows all their digits,
/// and costs whoever loads it 8 KB.
pub(crate) fn written(number: f64) -> String {
    let tenths = (number * 10.0).round() as i64;
    let sign = if tenths < 0 { "-" } else { "" };
    format!("{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_survive_their_text() {
        let figure = Figure::new("threat white", line((-1.0, 0.25), (60.0, 5.0)));
        assert_eq!(figure.to_string(), "threat white|M-1.0 0.3L60.0 5.0");
        assert_eq!(figure.to_string().parse(), Ok(figure));
        assert_eq!("threat".parse::<Figure>(), Err(NotAnErrand));
    }

    #[test]
    fn an_arrow_ends_before_the_place_that_it_points_at() {
        let arrow = arrow((0.0, 0.0), (100.0, 0.0), 10.0);
        assert_eq!(arrow, "M10.0 0.0L80.0 0.0M80.0 6.0L90.0 0.0L80.0 -6.0z");
    }
}
