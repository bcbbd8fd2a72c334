//! The board of the search: everything the next turn needs is kept up piece by piece.
//!
//! Each colour's anchors, the cells where a new piece would connect, are kept in a list. Three
//! things end an anchor: a piece covers it, a piece of its own colour touches it, or one piece
//! covers both flanks of its last connection (clause A).

use gemblo::MAX_COLOURS;
use hex::DIRECTIONS;

use crate::fitting::Fitting;
use crate::grid::{Columns, Place, SIZE, moved, way};
use crate::score::Score;

/// What `piece_at` holds beside pieces.
pub(crate) const FREE: u8 = 0;
pub(crate) const OFF: u8 = u8::MAX;

/// The ways to the six neighbours.
const NEIGHBOURS: [i16; 6] = {
    let mut ways = [0; 6];
    let mut i = 0;
    while i < 6 {
        ways[i] = way(DIRECTIONS[i]);
        i += 1;
    }
    ways
};

/// A position of the search.
#[derive(Clone, Copy)]
pub(crate) struct Board {
    /// Which piece covers each place: 18 numbers for each colour, from 1.
    pub(crate) piece_at: [u8; SIZE],
    /// The colours that can never cover a place, as bits.
    pub(crate) closed: [u8; SIZE],
    /// The colours that have an anchor at a place, as bits.
    pub(crate) anchored: [u8; SIZE],
    pub(crate) free: Columns,
    /// The places that touch each colour.
    pub(crate) near: [Columns; MAX_COLOURS],
    pub(crate) anchors: [Anchors; MAX_COLOURS],
    /// The patterns of the pieces that each colour has left.
    pub(crate) patterns: [Fitting; MAX_COLOURS],
    pub(crate) left: [u32; MAX_COLOURS],
    pub(crate) scores: [Score; MAX_COLOURS],
    pub(crate) players: u8,
    pub(crate) colours: u8,
    /// The colour whose turn is due, if it can lay a piece.
    pub(crate) turn: u8,
    /// The colours that are known to be blocked, as bits.
    pub(crate) blocked: u8,
}

/// A colour's anchors; some may have ended since its last turn.
#[derive(Clone, Copy)]
pub(crate) struct Anchors {
    pub(crate) list: [Place; 256],
    pub(crate) len: usize,
}

impl Anchors {
    pub(crate) const NONE: Anchors = Anchors {
        list: [0; 256],
        len: 0,
    };

    pub(crate) fn push(&mut self, place: Place) {
        self.list[self.len] = place;
        self.len += 1;
    }

    pub(crate) fn as_slice(&self) -> &[Place] {
        &self.list[..self.len]
    }
}

impl Board {
    pub(crate) fn players(&self) -> u8 {
        self.players
    }

    pub(crate) fn colours(&self) -> u8 {
        self.colours
    }

    /// The colour whose turn is due; it may turn out to be blocked.
    pub(crate) fn turn(&self) -> u8 {
        self.turn
    }

    pub(crate) fn seat_of(&self, colour: u8) -> usize {
        usize::from(colour % self.players)
    }

    /// What each seat has left.
    pub(crate) fn scores(&self) -> &[Score] {
        &self.scores[..usize::from(self.players)]
    }

    /// The pieces that a colour has left, as bits.
    pub(crate) fn left(&self, colour: u8) -> u32 {
        self.left[usize::from(colour)]
    }

    /// The colours of the same player, as bits, `colour` included.
    pub(crate) fn team_of(&self, colour: u8) -> u8 {
        if self.players == 2 {
            0b101 << (colour % 2)
        } else {
            1 << colour
        }
    }

    /// The colour that covers a place, if one in play does.
    #[inline(always)]
    pub(crate) fn colour_at(&self, place: usize) -> Option<u8> {
        let colour = self.piece_at[place].wrapping_sub(1) / 18;
        (colour < self.colours).then_some(colour)
    }

    /// The colours that can never cover a place, as bits.
    #[inline(always)]
    pub(crate) fn closed_to(&self, place: usize) -> u8 {
        self.closed[place]
    }

    /// The colours that have an anchor at a place, as bits.
    #[inline(always)]
    pub(crate) fn anchored_by(&self, place: usize) -> u8 {
        self.anchored[place]
    }

    /// Whether the place is off the playing area.
    #[inline(always)]
    pub(crate) fn is_off(&self, place: usize) -> bool {
        self.piece_at[place] == OFF
    }

    /// Whether one piece lies on both places.
    #[inline(always)]
    pub(crate) fn are_covered(&self, flanks: (usize, usize)) -> bool {
        let piece = self.piece_at[flanks.0];
        piece == self.piece_at[flanks.1] && piece != FREE && piece != OFF
    }

    /// The places that a colour may cover.
    #[inline]
    pub(crate) fn open_to(&self, colour: u8) -> Columns {
        self.free.without(&self.near[usize::from(colour)])
    }

    /// The places that touch a colour.
    pub(crate) fn near(&self, colour: u8) -> &Columns {
        &self.near[usize::from(colour)]
    }

    /// How many neighbours of a place the colours in `own` may cover.
    pub(crate) fn open_beside(&self, place: usize, own: u8) -> u32 {
        let is_open = |way: &i16| self.closed[moved(place as Place, *way)] & own == 0;
        NEIGHBOURS.iter().filter(|way| is_open(way)).count() as u32
    }

    /// Whether the playing area ends beside a place.
    pub(crate) fn is_beside_rim(&self, place: usize) -> bool {
        let is_off = |way: &i16| self.is_off(moved(place as Place, *way));
        NEIGHBOURS.iter().any(is_off)
    }

    /// A colour's anchors as a set.
    pub(crate) fn anchors(&self, colour: u8) -> Columns {
        let list = self.anchors[usize::from(colour)].as_slice().iter();
        list.map(|place| usize::from(*place))
            .filter(|place| self.anchored[*place] >> colour & 1 != 0)
            .collect()
    }
}
