//! The 18 pieces of a colour (clause C), their 92 orientations, and sets of pieces.

use std::fmt;
use std::sync::LazyLock;

use hex::{DIRECTIONS, Hex, Symmetry};

use crate::board::way;
use crate::order::sort_by;

/// One of the 18 pieces, by its number in the rule book, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece(u8);

/// A piece's name and its cells in the doubled coordinates of the rules.
type Shape = (&'static str, &'static [(i8, i8)]);

const SHAPES: [Shape; 18] = [
    ("dot", &[(0, 0)]),
    ("pair", &[(0, 0), (0, 2)]),
    ("line 3", &[(0, 0), (0, 2), (0, 4)]),
    ("bend 3", &[(0, 0), (0, 2), (1, 3)]),
    ("triangle", &[(0, 0), (1, -1), (1, 1)]),
    ("line 4", &[(0, 0), (0, 2), (0, 4), (0, 6)]),
    ("wave 4", &[(0, 0), (0, 2), (1, -3), (1, -1)]),
    ("rhombus", &[(0, 0), (0, 2), (1, -1), (1, 1)]),
    ("propeller", &[(0, 0), (1, 1), (1, 3), (2, 0)]),
    ("arch", &[(0, 0), (0, 2), (1, -1), (1, 3)]),
    ("wide V", &[(0, 0), (0, 2), (0, 4), (1, -1), (2, -2)]),
    ("S 5", &[(0, 0), (1, -5), (1, -3), (1, -1), (2, -6)]),
    ("wave 5", &[(0, 0), (1, -3), (1, -1), (2, -6), (2, -4)]),
    ("hook wave", &[(0, 0), (0, 2), (0, 4), (1, -3), (1, -1)]),
    ("fork", &[(0, 0), (1, 1), (1, 3), (1, 5), (2, 0)]),
    (
        "propeller with tail",
        &[(0, 0), (0, 2), (1, -3), (1, -1), (2, 0)],
    ),
    ("narrow V", &[(0, 0), (1, -1), (2, -2), (2, 0), (2, 2)]),
    ("line 5", &[(0, 0), (0, 2), (0, 4), (0, 6), (0, 8)]),
];

impl Piece {
    /// The number of different pieces.
    pub const COUNT: usize = SHAPES.len();

    /// The piece with this number.
    pub const fn new(number: u8) -> Option<Piece> {
        if number >= 1 && number as usize <= Piece::COUNT {
            Some(Piece(number))
        } else {
            None
        }
    }

    /// All 18 pieces, by number.
    pub fn all() -> impl Iterator<Item = Piece> {
        Pieces::ALL.iter()
    }

    /// The piece's number, which is also its value in the last tie-break (clause E3).
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The piece's name.
    pub const fn name(self) -> &'static str {
        SHAPES[self.0 as usize - 1].0
    }

    /// The number of cells it covers.
    pub const fn size(self) -> u8 {
        SHAPES[self.0 as usize - 1].1.len() as u8
    }

    /// The different ways to turn it and turn it over.
    pub fn orientations(self) -> impl Iterator<Item = Orientation> {
        Orientation::all().filter(move |orientation| orientation.piece() == self)
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "piece {} ({})", self.0, self.name())
    }
}

/// One of the 92 ways to hold a piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Orientation(u8);

#[derive(Debug)]
struct Held {
    piece: Piece,
    /// In the order of cells, the first at the origin.
    cells: Vec<Hex>,
    /// The ways on the grid to these cells.
    ways: Vec<i16>,
    bonds: Vec<Bond>,
}

/// Two neighbours of one piece: the axis from one to the next, and the way to the first of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bond {
    pub(crate) axis: usize,
    pub(crate) from: i16,
}

static HELD: LazyLock<Vec<Held>> = LazyLock::new(|| Piece::all().flat_map(held).collect());

/// The orientations of a piece, found by trying all twelve symmetries.
fn held(piece: Piece) -> Vec<Held> {
    let shape = SHAPES[usize::from(piece.0) - 1].1;
    let mut different: Vec<Vec<Hex>> = Symmetry::ALL
        .iter()
        .map(|symmetry| {
            let turned = shape
                .iter()
                .map(|&(c, h)| symmetry.apply(Hex::new(c, (h - c) / 2)));
            in_order(turned.collect())
        })
        .collect();
    sort_by(&mut different, Vec::cmp);
    different.dedup();
    different
        .into_iter()
        .map(|cells| Held {
            piece,
            ways: cells.iter().map(|cell| way(*cell)).collect(),
            bonds: bonds(&cells),
            cells,
        })
        .collect()
}

/// The same shape with its cells in the order of the board's, the first at the origin.
fn in_order(mut shape: Vec<Hex>) -> Vec<Hex> {
    sort_by(&mut shape, |one, other| {
        (one.q, -one.r).cmp(&(other.q, -other.r))
    });
    let origin = shape[0];
    shape.iter().map(|cell| *cell - origin).collect()
}

fn bonds(shape: &[Hex]) -> Vec<Bond> {
    let of_axis = |axis: usize| {
        let has_next = move |cell: &&Hex| shape.contains(&(**cell + DIRECTIONS[axis]));
        shape.iter().filter(has_next).map(move |cell| Bond {
            axis,
            from: way(*cell),
        })
    };
    (0..3).flat_map(of_axis).collect()
}

impl Orientation {
    /// The number of different orientations of all pieces together.
    pub const COUNT: usize = 92;

    /// All orientations, piece by piece.
    pub fn all() -> impl Iterator<Item = Orientation> {
        (0..Orientation::COUNT as u8).map(Orientation)
    }

    /// The orientation that covers exactly this shape, wherever it lies.
    pub fn of(shape: &[Hex]) -> Option<Orientation> {
        if !(1..=5).contains(&shape.len()) {
            return None;
        }
        let shape = in_order(shape.to_vec());
        Orientation::all().find(|orientation| orientation.cells() == shape)
    }

    /// The piece that is held.
    pub fn piece(self) -> Piece {
        HELD[self.index()].piece
    }

    /// Its cells as steps from its first one, in the order of cells.
    pub fn cells(self) -> &'static [Hex] {
        &HELD[self.index()].cells
    }

    /// The orientation's place in the order of all, from 0 to 91.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The ways on the grid from its first cell to each of its cells.
    #[inline]
    pub fn ways(self) -> &'static [i16] {
        &HELD[self.index()].ways
    }

    /// The pairs of neighbours that it holds together.
    pub(crate) fn bonds(self) -> &'static [Bond] {
        &HELD[self.index()].bonds
    }
}

/// A set of different pieces, such as those that a colour has left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pieces(u32);

impl Pieces {
    /// No piece.
    pub const NONE: Pieces = Pieces(0);
    /// All 18 pieces.
    pub const ALL: Pieces = Pieces((1 << Piece::COUNT) - 1);

    /// Whether the piece is in the set.
    pub const fn contains(self, piece: Piece) -> bool {
        self.0 >> (piece.0 - 1) & 1 != 0
    }

    /// Adds a piece.
    pub const fn insert(&mut self, piece: Piece) {
        self.0 |= 1 << (piece.0 - 1);
    }

    /// Takes a piece out.
    pub const fn remove(&mut self, piece: Piece) {
        self.0 &= !(1 << (piece.0 - 1));
    }

    /// The number of pieces.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no piece.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The pieces by number.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Piece> {
        (1..=Piece::COUNT as u8)
            .map(Piece)
            .filter(move |piece| self.contains(*piece))
    }

    /// The number of pieces with at least so many cells.
    pub const fn of_at_least(self, size: u8) -> usize {
        // Pieces are numbered by size.
        let first_of_size = [0, 0, 1, 2, 5, 10];
        (self.0 >> first_of_size[size as usize]).count_ones() as usize
    }

    /// The cells of all pieces together.
    pub fn cells(self) -> u8 {
        (1..=5).map(|size| self.of_at_least(size) as u8).sum()
    }

    /// One bit for each piece, the first for piece 1.
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }
}

impl FromIterator<Piece> for Pieces {
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> Pieces {
        let mut set = Pieces::NONE;
        pieces.into_iter().for_each(|piece| set.insert(piece));
        set
    }
}

impl fmt::Debug for Pieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(Piece::number))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cells_of_a_set_are_those_of_its_pieces() {
        for piece in Piece::all() {
            assert_eq!(Pieces::from_iter([piece]).cells(), piece.size());
        }
        assert_eq!(Pieces::ALL.cells(), 72);
        assert_eq!(Pieces::ALL.of_at_least(5), 8);
    }
}
