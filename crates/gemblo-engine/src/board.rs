//! The board of the search: everything the next turn needs is kept up piece by piece.
//!
//! Each colour's anchors, the cells where a new piece would connect, are kept in a list. Three
//! things end an anchor: a piece covers it, a piece of its own colour touches it, or one piece
//! covers both flanks of its last connection (clause A).

use gemblo::{Colour, MAX_COLOURS, Owner, Position};
use hex::{DIAGONALS, DIRECTIONS};

use crate::fitting::Fitting;
use crate::grid::{Columns, Place, SIZE, moved, place_of, way};
use crate::patterns::PATTERNS;
use crate::score::{self, Score};
use crate::shapes::{SHAPES, Shape};
use crate::spot::Spot;

/// What `piece_at` holds beside pieces.
const FREE: u8 = 0;
const OFF: u8 = u8::MAX;

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
    piece_at: [u8; SIZE],
    /// The colours that can never cover a place, as bits.
    closed: [u8; SIZE],
    /// The colours that have an anchor at a place, as bits.
    anchored: [u8; SIZE],
    free: Columns,
    /// The places that touch each colour.
    near: [Columns; MAX_COLOURS],
    anchors: [Anchors; MAX_COLOURS],
    /// The patterns of the pieces that each colour has left.
    patterns: [Fitting; MAX_COLOURS],
    left: [u32; MAX_COLOURS],
    scores: [Score; MAX_COLOURS],
    players: u8,
    colours: u8,
    /// The colour whose turn is due, if it can lay a piece.
    turn: u8,
    /// The colours that are known to be blocked, as bits.
    blocked: u8,
}

/// A colour's anchors; some may have ended since its last turn.
#[derive(Clone, Copy)]
struct Anchors {
    list: [Place; 256],
    len: usize,
}

impl Anchors {
    const NONE: Anchors = Anchors {
        list: [0; 256],
        len: 0,
    };

    fn push(&mut self, place: Place) {
        self.list[self.len] = place;
        self.len += 1;
    }

    fn as_slice(&self) -> &[Place] {
        &self.list[..self.len]
    }
}

/// The ways to cover each anchor of the colour to move; a buffer that is used again.
pub(crate) type Choices = Vec<(Place, Fitting)>;

impl Board {
    pub(crate) fn players(&self) -> u8 {
        self.players
    }

    pub(crate) fn colours(&self) -> u8 {
        self.colours
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
    fn cover(&mut self, colour: u8, origin: Place, shape: &Shape) {
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

    /// Finds the colour to move and all ways to cover its anchors; none once the game is over.
    ///
    /// Colours without a legal placement are passed over, and anchors without one are forgotten:
    /// since the board only fills, neither can ever come back.
    #[inline]
    pub(crate) fn next_turn(&mut self, choices: &mut Choices) -> Option<u8> {
        for _ in 0..self.colours {
            if self.blocked >> self.turn & 1 == 0 {
                self.find_choices(self.turn, choices);
                if !choices.is_empty() {
                    return Some(self.turn);
                }
                self.blocked |= 1 << self.turn;
            }
            self.turn = (self.turn + 1) % self.colours;
        }
        choices.clear();
        None
    }

    #[inline]
    fn find_choices(&mut self, colour: u8, choices: &mut Choices) {
        choices.clear();
        let bit = 1 << colour;
        let open = self.open_to(colour);
        let tables = &*PATTERNS;
        let among = self.patterns[usize::from(colour)];
        let anchors = &mut self.anchors[usize::from(colour)];
        let mut kept = 0;
        for i in 0..anchors.len {
            let place = anchors.list[i];
            if self.anchored[usize::from(place)] & bit == 0 {
                continue;
            }
            let fitting = tables.fitting(&open, place, &among);
            if fitting.is_empty() {
                self.anchored[usize::from(place)] &= !bit;
                continue;
            }
            choices.push((place, fitting));
            anchors.list[kept] = place;
            kept += 1;
        }
        anchors.len = kept;
    }

    /// Visits every legal placement of a colour once.
    pub(crate) fn each_legal(&self, colour: u8, mut visit: impl FnMut(Spot)) {
        let tables = &*PATTERNS;
        let mut open = self.open_to(colour);
        for &anchor in self.anchors[usize::from(colour)].as_slice() {
            if self.anchored[usize::from(anchor)] >> colour & 1 == 0 {
                continue;
            }
            let fitting = tables.fitting(&open, anchor, &self.patterns[usize::from(colour)]);
            for pattern in fitting.patterns() {
                visit(tables.spot(pattern, anchor));
            }
            open.remove(anchor.into());
        }
    }

    /// How many anchors of a colour the piece would cover.
    pub(crate) fn anchors_covered(&self, colour: u8, spot: Spot) -> u32 {
        let cells = spot.shape().cells.iter();
        cells
            .map(|way| u32::from(self.anchored[moved(spot.origin, *way)] >> colour & 1))
            .sum()
    }
}

impl From<&Position> for Board {
    fn from(position: &Position) -> Board {
        let colours = position.colours().count() as u8;
        let mut board = Board {
            piece_at: [OFF; SIZE],
            closed: [u8::MAX; SIZE],
            anchored: [0; SIZE],
            free: Columns::EMPTY,
            near: [Columns::EMPTY; MAX_COLOURS],
            anchors: [Anchors::NONE; MAX_COLOURS],
            patterns: [Fitting::NONE; MAX_COLOURS],
            left: [0; MAX_COLOURS],
            scores: [0; MAX_COLOURS],
            players: position.players(),
            colours,
            turn: 0,
            blocked: 0,
        };
        for cell in position.area().cells() {
            let place = usize::from(place_of(cell));
            board.piece_at[place] = FREE;
            board.closed[place] = 0;
            board.free.insert(place);
        }
        board.lay_all(position);
        for colour in position.colours() {
            board.begin(position, colour);
        }
        board.turn = position.to_act().map_or(0, |colour| colour.index() as u8);
        board
    }
}

impl Board {
    fn lay_all(&mut self, position: &Position) {
        for (owner, placement) in position.laid() {
            let slot = match owner {
                Owner::Colour(colour) => colour.index() as u8,
                Owner::Obstacle => MAX_COLOURS as u8 - 1,
            };
            let spot = Spot::from(placement);
            self.cover(slot, spot.origin, spot.shape());
        }
    }

    /// Everything about one colour, once all pieces lie on the board.
    fn begin(&mut self, position: &Position, colour: Colour) {
        let (index, slot) = (colour.index(), colour.index() as u8);
        for cell in &position.anchors(colour) {
            let place = place_of(cell);
            self.anchored[usize::from(place)] |= 1 << slot;
            self.anchors[index].push(place);
        }
        let left = position.left(colour);
        self.patterns[index] = PATTERNS.of_pieces(left);
        for piece in left.iter() {
            let piece = usize::from(piece.number()) - 1;
            self.left[index] |= 1 << piece;
            self.scores[self.seat_of(slot)] += score::OF_PIECE[piece];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Rng;
    use gemblo::{Placement, Setup};

    fn legal(board: &Board, colour: u8) -> Vec<Placement> {
        let mut legal = Vec::new();
        board.each_legal(colour, |spot| legal.push(spot.placement()));
        legal.sort();
        legal
    }

    fn expected(position: &Position, colour: Colour) -> Vec<Placement> {
        let mut legal: Vec<Placement> = position.legal_for(colour).iter().collect();
        legal.sort();
        legal
    }

    #[test]
    fn the_board_kept_up_has_the_legal_placements_of_the_rules_at_every_ply() {
        let mut choices = Choices::new();
        for seed in 0..20 {
            let mut rng = Rng::new(seed);
            let setup = match seed % 6 {
                5 => format!("gemblo5#{seed}").parse().unwrap(),
                players => Setup::for_players(players as u8 + 2).unwrap(),
            };
            let mut position = Position::new(&setup);
            let mut board = Board::from(&position);
            loop {
                let to_move = board.next_turn(&mut choices);
                assert_eq!(
                    to_move.map(usize::from),
                    position.to_act().map(Colour::index)
                );
                let Some(colour) = to_move else { break };
                let fresh = Board::from(&position);
                for (slot, each) in position.colours().enumerate() {
                    let expected = expected(&position, each);
                    assert_eq!(legal(&board, slot as u8), expected);
                    assert_eq!(legal(&fresh, slot as u8), expected);
                }
                let legal = expected(&position, position.to_act().unwrap());
                let placement = legal[rng.below(legal.len())];
                position.play(placement).unwrap();
                board.lay(colour, placement.into());
            }
            assert_eq!(board.scores(), Board::from(&position).scores());
        }
    }
}
