//! Laying a piece: cells are covered, anchors end and begin.

use hex::{DIAGONALS, DIRECTIONS};

use crate::board::Board;
use crate::grid::{Place, moved, way};
use crate::patterns::PATTERNS;
use crate::score;
use crate::shapes::{SHAPES, Shape};
use crate::spot::Spot;

/// The six lines across an edge from a cell: the far end and the two flanks.
const LINES: [(i16, i16, i16); 6] = {
    let mut lines = [(0, 0, 0); 6];
    let mut i = 0;
    while i < 6 {
        let flanks = (way(DIRECTIONS[i]), way(DIRECTIONS[(i + 1) % 6]));
        lines[i] = (way(DIAGONALS[i]), flanks.0, flanks.1);
        i += 1;
    }
    lines
};

impl Board {
    /// Lays a piece; the next colour's turn is due then.
    #[inline]
    pub(crate) fn lay(&mut self, colour: u8, spot: Spot) {
        let shape = &SHAPES[usize::from(spot.orientation)];
        self.cover(colour, spot.origin, shape);
        self.end_anchors_across(spot.origin, shape);
        self.begin_anchors(colour, spot.origin, shape);
        self.left[usize::from(colour)] &= !(1 << shape.piece);
        self.patterns[usize::from(colour)].remove(PATTERNS.of_piece(shape.piece));
        self.scores[self.seat_of(colour)] -= score::OF_PIECE[usize::from(shape.piece)];
        self.turn = (colour + 1) % self.colours;
    }

    #[inline(always)]
    pub(crate) fn cover(&mut self, colour: u8, origin: Place, shape: &Shape) {
        let piece = colour * 18 + shape.piece + 1;
        for way in &shape.cells {
            let place = moved(origin, *way);
            self.piece_at[place] = piece;
            self.closed[place] = u8::MAX;
            self.anchored[place] = 0;
            self.free.remove(place);
        }
        for way in &shape.beside {
            let place = moved(origin, *way);
            self.closed[place] |= 1 << colour;
            self.anchored[place] &= !(1 << colour);
            self.near[usize::from(colour)].insert(place);
        }
    }

    /// Ends the anchors of others whose last connection the piece now covers.
    #[inline(always)]
    fn end_anchors_across(&mut self, origin: Place, shape: &Shape) {
        for (one, other) in &shape.covered {
            let ends = (moved(origin, *one), moved(origin, *other));
            self.check_anchor(ends.0, ends.1);
            self.check_anchor(ends.1, ends.0);
        }
    }

    #[inline(always)]
    fn check_anchor(&mut self, from: usize, anchor: usize) {
        if self.anchored[anchor] != 0
            && let Some(colour) = self.colour_at(from)
            && self.anchored[anchor] >> colour & 1 != 0
            && !self.is_connected(colour, anchor as Place)
        {
            self.anchored[anchor] &= !(1 << colour);
        }
    }

    fn is_connected(&self, colour: u8, anchor: Place) -> bool {
        LINES.iter().any(|&(end, flank, other)| {
            self.colour_at(moved(anchor, end)) == Some(colour)
                && !self.are_covered((moved(anchor, flank), moved(anchor, other)))
        })
    }

    #[inline(always)]
    fn begin_anchors(&mut self, colour: u8, origin: Place, shape: &Shape) {
        let bit = 1 << colour;
        let mut anchors = self.anchors[usize::from(colour)];
        let mut kept = 0;
        for i in 0..anchors.len {
            let place = anchors.list[i];
            anchors.list[kept] = place;
            kept += usize::from(self.anchored[usize::from(place)] & bit != 0);
        }
        anchors.len = kept;
        for link in &shape.links {
            let place = moved(origin, link.to);
            let flanks = (moved(origin, link.flanks.0), moved(origin, link.flanks.1));
            if (self.closed[place] | self.anchored[place]) & bit == 0 && !self.are_covered(flanks) {
                self.anchored[place] |= bit;
                anchors.push(place as Place);
            }
        }
        self.anchors[usize::from(colour)] = anchors;
    }
}
