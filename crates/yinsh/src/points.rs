//! A set of points of the board.

use core::fmt;
use core::iter::FusedIterator;

use crate::Point;

/// A set of points, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Points(pub(crate) u128);

impl Points {
    /// No point.
    pub const EMPTY: Points = Points(0);

    /// How many points the set has.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no point.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `point` is in the set.
    pub const fn contains(self, point: Point) -> bool {
        self.0 & point.bit() != 0
    }

    /// Adds a point.
    pub const fn insert(&mut self, point: Point) {
        self.0 |= point.bit();
    }

    /// Takes a point out.
    pub const fn remove(&mut self, point: Point) {
        self.0 &= !point.bit();
    }

    /// The bits: bit `11 * column + row - 1` for each point.
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The points in the order of their bits: column by column, lowest row first.
    pub const fn iter(self) -> Iter {
        Iter(self.0)
    }
}

impl FromIterator<Point> for Points {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Points {
        let mut set = Points::EMPTY;
        for point in points {
            set.insert(point);
        }
        set
    }
}

impl IntoIterator for Points {
    type Item = Point;
    type IntoIter = Iter;
    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl fmt::Debug for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The points of a set, one after the other.
#[derive(Clone, Debug)]
pub struct Iter(u128);

impl Iterator for Iter {
    type Item = Point;

    fn next(&mut self) -> Option<Point> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(Point::from_bit_index(index))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Iter {}
impl FusedIterator for Iter {}

/// The `n`th lowest set bit; the set has more than `n`.
pub(crate) fn nth_bit(mut bits: u128, n: u32) -> Point {
    for _ in 0..n {
        bits &= bits - 1;
    }
    Point::from_bit_index(bits.trailing_zeros())
}
