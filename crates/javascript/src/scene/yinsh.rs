//! What there is to draw of YINSH.

use yinsh::{Colour, Direction, Point, Position, Step};

use super::{Scene, list, member, places, texts};

/// The width of a step to the next column, when two points of a column are 1 apart.
const COLUMN: f64 = 0.866_025_403_784_438_6;

impl Scene for Position {
    fn members(&self, last: &[Step]) -> Vec<String> {
        let all = Point::all().map(|point| {
            let place = point.to_hex();
            let (q, r) = (f64::from(place.q), f64::from(place.r));
            (point, q * COLUMN, r + q / 2.0)
        });
        let rings = Colour::ALL.map(|colour| texts(self.rings(colour).iter()));
        let markers = Colour::ALL.map(|colour| texts(self.markers(colour).iter()));
        vec![
            member("places", places(all)),
            member("lines", list(lines())),
            member("rings", list(rings)),
            member("markers", list(markers)),
            member(
                "removed",
                list(Colour::ALL.map(|colour| self.removed(colour))),
            ),
            member("last", texts(last.iter().flat_map(touched))),
        ]
    }
}

/// The lines of the board, each by its two ends.
fn lines() -> impl Iterator<Item = String> {
    let begins =
        |point: &Point, direction: Direction| point.neighbour(direction.opposite()).is_none();
    Direction::ALL[..3].iter().flat_map(move |&direction| {
        let firsts = Point::all().filter(move |point| begins(point, direction));
        firsts.map(move |first| {
            let line = std::iter::successors(Some(first), |point| point.neighbour(direction));
            texts([first, line.last().unwrap_or(first)])
        })
    })
}

/// The points that a step was made on.
fn touched(step: &Step) -> Vec<Point> {
    match *step {
        Step::PlaceRing(point) | Step::RemoveRing(point) => vec![point],
        Step::MoveRing { from, to } => vec![from, to],
        Step::RemoveRow(row) => row.points().iter().collect(),
        Step::Pass => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_eleven_lines_along_each_axis() {
        let lines: Vec<String> = lines().collect();
        assert_eq!(lines.len(), 33);
        assert!(lines.contains(&"[\"a2\",\"a5\"]".to_owned()));
        assert!(lines.contains(&"[\"b1\",\"k10\"]".to_owned()));
    }
}
