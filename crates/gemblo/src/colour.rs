//! Colours of pieces, sets of colours, and what can lie on a cell.

use std::fmt;
use std::ops::BitAnd;

/// The largest number of colours in play.
pub const MAX_COLOURS: usize = 6;

/// A colour of pieces, counted from 0 in playing order; shown from 1.
///
/// Colours are not players: with two players each has two of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Colour(u8);

impl Colour {
    /// The colour that begins.
    pub const FIRST: Colour = Colour(0);

    /// The colour with this index; there are never more than [`MAX_COLOURS`].
    pub const fn new(index: u8) -> Option<Colour> {
        if (index as usize) < MAX_COLOURS {
            Some(Colour(index))
        } else {
            None
        }
    }

    /// The first `count` colours, in playing order.
    pub(crate) fn first(count: u8) -> impl Iterator<Item = Colour> {
        (0..count).map(Colour)
    }

    /// The colour that follows when `count` colours play.
    pub(crate) const fn next(self, count: u8) -> Colour {
        Colour((self.0 + 1) % count)
    }

    /// The colour as an index into a list of colours.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "colour {}", self.0 + 1)
    }
}

/// Whose piece lies somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Owner {
    /// A colour in play.
    Colour(Colour),
    /// Nobody: an obstacle of the five-player game.
    Obstacle,
}

impl fmt::Display for Owner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Owner::Colour(colour) => colour.fmt(f),
            Owner::Obstacle => f.write_str("an obstacle"),
        }
    }
}

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Colours(u8);

impl Colours {
    /// No colour.
    pub const NONE: Colours = Colours(0);

    /// Adds a colour.
    pub const fn insert(&mut self, colour: Colour) {
        self.0 |= 1 << colour.0;
    }

    /// Whether the colour is in the set.
    pub const fn contains(self, colour: Colour) -> bool {
        self.0 >> colour.0 & 1 != 0
    }

    /// Whether there is no colour.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The colours of this set that are not in the other.
    pub const fn without(self, other: Colours) -> Colours {
        Colours(self.0 & !other.0)
    }

    /// The number of colours.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The colours in playing order.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::first(MAX_COLOURS as u8).filter(move |colour| self.contains(*colour))
    }
}

impl BitAnd for Colours {
    type Output = Colours;
    #[inline]
    fn bitand(self, other: Colours) -> Colours {
        Colours(self.0 & other.0)
    }
}

impl FromIterator<Colour> for Colours {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Colours {
        let mut set = Colours::NONE;
        colours.into_iter().for_each(|colour| set.insert(colour));
        set
    }
}

impl fmt::Debug for Colours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
