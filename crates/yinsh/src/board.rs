//! The board of 85 points: their names, their bits, the lines through them (rules A).

use core::fmt;
use core::str::FromStr;

use hex::Hex;

use crate::Refusal;

/// The first and last row of each of the columns a to k.
pub const COLUMNS: [(u8, u8); 11] = [
    (2, 5),
    (1, 7),
    (1, 8),
    (1, 9),
    (1, 10),
    (2, 10),
    (2, 11),
    (3, 11),
    (4, 11),
    (5, 11),
    (7, 10),
];

/// Columns and rows of the bit layout: bit `11 * column + row - 1` of a `u128`.
///
/// Two columns always have a free bit between them, so steps along a line never wrap round into a
/// point of the board, and rows are found by plain shifts.
pub(crate) const SPAN: usize = 11;

/// One bit for each point of the board.
pub(crate) const BOARD: u128 = {
    let mut board = 0;
    let mut column = 0;
    while column < SPAN {
        let (first, last) = COLUMNS[column];
        let mut row = first;
        while row <= last {
            board |= 1 << (SPAN * column + row as usize - 1);
            row += 1;
        }
        column += 1;
    }
    board
};

/// A point of the board, from `a2` to `k10`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    /// The point at a column (0 for a) and row (as written), if the board has it.
    pub const fn new(column: u8, row: u8) -> Option<Point> {
        if column as usize >= SPAN {
            return None;
        }
        let (first, last) = COLUMNS[column as usize];
        if row < first || row > last {
            return None;
        }
        Some(Point(column * SPAN as u8 + row - 1))
    }

    /// All 85 points, column by column, each from its lowest row up.
    pub fn all() -> impl Iterator<Item = Point> {
        crate::Points(BOARD).iter()
    }

    /// The point with this bit.
    pub(crate) const fn from_bit_index(index: u32) -> Point {
        debug_assert!(index < 121 && BOARD >> index & 1 == 1);
        Point(index as u8)
    }

    /// The column, 0 for a to 10 for k.
    pub const fn column(self) -> u8 {
        self.0 / SPAN as u8
    }

    /// The row as written, 1 to 11.
    pub const fn row(self) -> u8 {
        self.0 % SPAN as u8 + 1
    }

    /// The point's number below 121, for tables; not all numbers are points.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn bit(self) -> u128 {
        // By halves, since a browser shifts no more at a time.
        let half = 1u64 << (self.0 % 64);
        let half = half as u128;
        if self.0 < 64 { half } else { half << 64 }
    }

    /// The point on a hexagonal grid with the centre f6 at the origin.
    pub const fn to_hex(self) -> Hex {
        Hex::new(self.column() as i8 - 5, 6 - self.row() as i8)
    }

    /// The point at a place of that grid, if the board has it.
    pub const fn from_hex(place: Hex) -> Option<Point> {
        Point::at(place.q + 5, 6 - place.r)
    }

    /// The neighbour in one direction, if the board has it.
    pub const fn neighbour(self, direction: Direction) -> Option<Point> {
        let (column, row) = direction.step();
        Point::at(self.column() as i8 + column, self.row() as i8 + row)
    }

    const fn at(column: i8, row: i8) -> Option<Point> {
        if column < 0 || row < 0 {
            return None;
        }
        Point::new(column as u8, row as u8)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row())
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Point> for Hex {
    fn from(point: Point) -> Hex {
        point.to_hex()
    }
}

impl FromStr for Point {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Point, Refusal> {
        let no_such_point = || Refusal::NoSuchPoint(crate::refusal::excerpt(text));
        let (letter, row) = text.split_at_checked(1).ok_or_else(no_such_point)?;
        let letter = letter.as_bytes()[0].to_ascii_lowercase();
        // `u8::from_str` would accept a sign and leading zeros.
        if !letter.is_ascii_lowercase() || !row.starts_with(|digit| matches!(digit, '1'..='9')) {
            return Err(no_such_point());
        }
        let row = row.parse().map_err(|_| no_such_point())?;
        Point::new(letter - b'a', row).ok_or_else(no_such_point)
    }
}

/// One of the six directions along the lines of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Direction(u8);

impl Direction {
    /// The six directions; the first three are the axes, the last three their opposites.
    pub const ALL: [Direction; 6] = [
        Direction(0),
        Direction(1),
        Direction(2),
        Direction(3),
        Direction(4),
        Direction(5),
    ];

    /// The same line the other way.
    pub const fn opposite(self) -> Direction {
        Direction((self.0 + 3) % 6)
    }

    /// The direction's number, 0 to 5; 0 to 2 lead to higher bits.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Change of column and row.
    pub(crate) const fn step(self) -> (i8, i8) {
        [(0, 1), (1, 0), (1, 1), (0, -1), (-1, 0), (-1, -1)][self.0 as usize]
    }

    /// The direction that leads straight from one point to another, if they are in line.
    pub(crate) fn between(from: Point, to: Point) -> Option<Direction> {
        // The bits between two points in line are a multiple of one stride only. Points that are
        // not in line can have the same difference, but then the ray does not reach them.
        let direction = BY_DIFFERENCE[to.index() + FURTHEST - from.index()]?;
        (from.ray(direction) & to.bit() != 0).then_some(direction)
    }
}

/// The largest difference between two bits of the board.
const FURTHEST: usize = SPAN * SPAN - 1;

/// The only direction in which a difference of bits can be a straight line.
static BY_DIFFERENCE: [Option<Direction>; 2 * FURTHEST + 1] = {
    let mut directions = [None; 2 * FURTHEST + 1];
    let mut axis = 0;
    while axis < 3 {
        let mut steps = 1;
        while steps < 10 {
            let difference = steps * STRIDES[axis] as usize;
            directions[FURTHEST + difference] = Some(Direction(axis as u8));
            directions[FURTHEST - difference] = Some(Direction(axis as u8 + 3));
            steps += 1;
        }
        axis += 1;
    }
    directions
};

/// Bits between neighbours along each axis.
pub(crate) const STRIDES: [u32; 3] = [1, SPAN as u32, SPAN as u32 + 1];

/// All points beyond a point in a direction.
pub(crate) static RAYS: [[u128; 6]; SPAN * SPAN] = {
    let mut rays = [[0; 6]; SPAN * SPAN];
    let mut index = 0;
    while index < SPAN * SPAN {
        let mut d = 0;
        while d < 6 && BOARD >> index & 1 == 1 {
            let mut point = Point(index as u8);
            while let Some(next) = point.neighbour(Direction(d as u8)) {
                rays[index][d] |= next.bit();
                point = next;
            }
            d += 1;
        }
        index += 1;
    }
    rays
};

impl Point {
    /// All points beyond this one in a direction, as bits.
    pub(crate) fn ray(self, direction: Direction) -> u128 {
        RAYS[self.index()][direction.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_85_points_and_the_centre_is_f6() {
        assert_eq!(Point::all().count(), 85);
        assert_eq!("f6".parse::<Point>().unwrap().to_hex(), Hex::default());
    }

    #[test]
    fn a_the_board_is_a_hexagon_of_side_six_without_its_corners() {
        let corners = [(0, 5), (5, 0), (5, -5), (0, -5), (-5, 0), (-5, 5)];
        let expected: Vec<Hex> = (-5..=5)
            .flat_map(|q| (-5..=5).map(move |r| Hex::new(q, r)))
            .filter(|place| place.distance(Hex::default()) <= 5)
            .filter(|place| !corners.contains(&(place.q, place.r)))
            .collect();
        let mut points: Vec<Hex> = Point::all().map(Point::to_hex).collect();
        points.sort();
        assert_eq!(points, expected);
    }

    #[test]
    fn neighbours_are_the_neighbours_of_the_grid() {
        for point in Point::all() {
            let mut near: Vec<Point> = Direction::ALL
                .iter()
                .filter_map(|direction| point.neighbour(*direction))
                .collect();
            let mut expected: Vec<Point> = point
                .to_hex()
                .neighbours()
                .into_iter()
                .filter_map(Point::from_hex)
                .collect();
            near.sort();
            expected.sort();
            assert_eq!(near, expected);
        }
    }

    #[test]
    fn names_read_back_and_others_are_refused() {
        for point in Point::all() {
            assert_eq!(point.to_string().parse(), Ok(point));
            assert_eq!(point.to_string().to_uppercase().parse(), Ok(point));
        }
        for text in [
            "", "a", "a1", "a6", "f1", "f11", "k6", "l5", "a02", "a+2", "é2", "a2 ",
        ] {
            let refusal = text.parse::<Point>().unwrap_err();
            assert_eq!(refusal.to_string(), format!("there is no point \"{text}\""));
        }
    }

    #[test]
    fn a_direction_leads_from_a_point_to_those_on_its_ray_only() {
        for from in Point::all() {
            for to in Point::all() {
                let walked = Direction::ALL.into_iter().find(|direction| {
                    core::iter::successors(from.neighbour(*direction), |p| p.neighbour(*direction))
                        .any(|point| point == to)
                });
                assert_eq!(Direction::between(from, to), walked, "{from} {to}");
            }
        }
    }

    #[test]
    fn a_step_to_higher_or_lower_bits_never_wraps_round_to_a_point() {
        for point in Point::all() {
            for direction in Direction::ALL {
                let stride = STRIDES[direction.index() % 3];
                let stepped = if direction.index() < 3 {
                    point.bit() << stride
                } else {
                    point.bit() >> stride
                };
                let expected = point.neighbour(direction).map_or(0, Point::bit);
                assert_eq!(stepped & BOARD, expected, "{point} {direction:?}");
            }
        }
    }
}
