//! Rows: five adjacent markers of one colour in a straight line (rules D1).

use core::fmt;
use core::str::FromStr;

use crate::board::{Direction, STRIDES};
use crate::{Point, Points, Refusal};

/// Five adjacent points in a straight line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Row {
    first: Point,
    axis: u8,
}

/// The five points of a row along each axis, from bit 0.
const FIVE: [u128; 3] = [five(STRIDES[0]), five(STRIDES[1]), five(STRIDES[2])];

const fn five(stride: u32) -> u128 {
    1 | 1 << stride | 1 << (2 * stride) | 1 << (3 * stride) | 1 << (4 * stride)
}

impl Row {
    /// The row between its first and last marker, named in either order.
    pub fn between(one: Point, other: Point) -> Option<Row> {
        let (first, last) = (one.min(other), one.max(other));
        let axis = Direction::between(first, last)?.index();
        let length = (last.index() - first.index()) / STRIDES[axis] as usize;
        (length == 4).then(|| Row::new(first, axis))
    }

    pub(crate) fn new(first: Point, axis: usize) -> Row {
        Row {
            first,
            axis: axis as u8,
        }
    }

    /// The end that is written first: the lower column, or the lower row in one column.
    pub const fn first(self) -> Point {
        self.first
    }

    /// The other end.
    pub fn last(self) -> Point {
        Point::from_bit_index(self.first.index() as u32 + 4 * STRIDES[self.axis as usize])
    }

    /// The five points.
    pub fn points(self) -> Points {
        Points(FIVE[self.axis as usize] << self.first.index())
    }

    pub(crate) const fn axis(self) -> usize {
        self.axis as usize
    }
}

/// The first points of all rows of five among `markers`, for each axis.
pub(crate) fn first_points(markers: u128) -> [u128; 3] {
    STRIDES.map(|stride| {
        let pairs = markers & markers >> stride;
        let fours = pairs & pairs >> (2 * stride);
        fours & markers >> (4 * stride)
    })
}

/// Whether `markers` hold at least one row of five.
pub(crate) fn any(markers: u128) -> bool {
    let [a, b, c] = first_points(markers);
    a | b | c != 0
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.first, self.last())
    }
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Row {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Row, Refusal> {
        let (one, other) = text
            .split_once('-')
            .ok_or_else(|| Refusal::Unreadable(crate::refusal::excerpt(text)))?;
        let (one, other) = (one.parse()?, other.parse()?);
        Row::between(one, other).ok_or(Refusal::NotFiveInLine(one, other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d1_a_row_is_five_adjacent_points_in_line() {
        let row: Row = "c2-g6".parse().unwrap();
        let names: Vec<String> = row.points().iter().map(|p| p.to_string()).collect();
        assert_eq!(names, ["c2", "d3", "e4", "f5", "g6"]);
        assert_eq!("g6-c2".parse(), Ok(row));
        assert_eq!(row.to_string(), "c2-g6");
    }

    #[test]
    fn ends_that_do_not_span_five_points_are_refused() {
        let refusal = "c2-f5".parse::<Row>().unwrap_err();
        assert_eq!(
            refusal.to_string(),
            "c2 and f5 are not the ends of five points in line"
        );
        assert!("c2-d5".parse::<Row>().is_err());
        assert!("c2".parse::<Row>().is_err());
    }

    #[test]
    fn rows_by_shifts_are_the_rows_found_by_walking() {
        let mut rng = game::Rng::new(5);
        for _ in 0..2_000 {
            let markers: Points = Point::all().filter(|_| rng.below(3) > 0).collect();
            let mut walked = [0; 3];
            for first in Point::all() {
                for (axis, direction) in Direction::ALL[..3].iter().enumerate() {
                    let mut line = core::iter::successors(Some(first), |p| p.neighbour(*direction));
                    let full = (0..5).all(|_| line.next().is_some_and(|p| markers.contains(p)));
                    walked[axis] |= if full { first.bit() } else { 0 };
                }
            }
            assert_eq!(first_points(markers.bits()), walked);
        }
    }
}
