//! How many copies of each piece there are.

use std::fmt;

use gemblo::Piece;

use crate::fault::Fault;

/// There is one copy of each piece in each colour.
pub const MOST_COPIES: u8 = 6;

/// Copies of pieces, at most six of each; equal pieces are indistinguishable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Stock(u64);

/// Bits for the copies of one piece.
const WIDTH: u32 = 3;

impl Stock {
    /// No pieces.
    pub const EMPTY: Stock = Stock(0);

    /// One copy of each piece: a colour.
    pub fn colour() -> Stock {
        Piece::all().fold(Stock::EMPTY, |stock, piece| stock.with(piece, 1))
    }

    /// The same with so many copies of one piece; more than six are six.
    #[must_use]
    pub const fn with(self, piece: Piece, copies: u8) -> Stock {
        let copies = if copies > MOST_COPIES {
            MOST_COPIES
        } else {
            copies
        };
        let shift = shift(piece);
        Stock(self.0 & !(7 << shift) | (copies as u64) << shift)
    }

    /// Adds one copy, if the six colours have another.
    pub fn add(&mut self, piece: Piece) -> Result<(), Fault> {
        match self.copies(piece) {
            MOST_COPIES => Err(Fault::TooManyCopies(piece.number())),
            copies => {
                *self = self.with(piece, copies + 1);
                Ok(())
            }
        }
    }

    /// The copies of a piece.
    pub const fn copies(self, piece: Piece) -> u8 {
        (self.0 >> shift(piece) & 7) as u8
    }

    /// The different pieces, with the copies of each.
    pub fn iter(self) -> impl Iterator<Item = (Piece, u8)> {
        Piece::all()
            .map(move |piece| (piece, self.copies(piece)))
            .filter(|(_, copies)| *copies > 0)
    }

    /// The number of pieces, copies included.
    pub fn len(self) -> usize {
        self.iter().map(|(_, copies)| usize::from(copies)).sum()
    }

    /// Whether there is no piece.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cells of all pieces together.
    pub fn cells(self) -> usize {
        let cells = |(piece, copies): (Piece, u8)| usize::from(piece.size() * copies);
        self.iter().map(cells).sum()
    }

    /// The same with one copy fewer; the caller knows that there is one.
    #[inline]
    pub(crate) const fn less(self, shift: u32) -> Stock {
        Stock(self.0 - (1 << shift))
    }

    /// Whether there is still a copy of the piece at this shift.
    #[inline]
    pub(crate) const fn has(self, shift: u32) -> bool {
        self.0 >> shift & 7 != 0
    }

    /// The copies of the piece at this shift.
    #[inline]
    pub(crate) const fn at(self, shift: u32) -> u32 {
        (self.0 >> shift & 7) as u32
    }
}

/// Where the copies of a piece are kept.
pub(crate) const fn shift(piece: Piece) -> u32 {
    (piece.number() as u32 - 1) * WIDTH
}

impl FromIterator<Piece> for Stock {
    /// Copies beyond the sixth are dropped; [`Stock::add`] says so instead.
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> Stock {
        pieces.into_iter().fold(Stock::EMPTY, |stock, piece| {
            stock.with(piece, stock.copies(piece) + 1)
        })
    }
}

impl fmt::Debug for Stock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers = self.iter().map(|(piece, copies)| (piece.number(), copies));
        f.debug_map().entries(numbers).finish()
    }
}
