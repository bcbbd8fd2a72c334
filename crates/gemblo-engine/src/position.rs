//! The board of the search, made from a position of the rules.

use gemblo::{Colour, MAX_COLOURS, Owner, Position};

use crate::board::{Anchors, Board, FREE, OFF};
use crate::fitting::Fitting;
use crate::grid::{Columns, SIZE, place_of};
use crate::patterns::PATTERNS;
use crate::score;
use crate::spot::Spot;

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
    // Inlined, the loop over the pieces makes the compiler (1.95) fail for wasm with simd128.
    #[inline(never)]
    fn begin(&mut self, position: &Position, colour: Colour) {
        let (index, slot) = (colour.index(), colour.index() as u8);
        for cell in &position.anchors(colour) {
            let place = place_of(cell);
            self.anchored[usize::from(place)] |= 1 << slot;
            self.anchors[index].push(place);
        }
        let left = position.left(colour);
        self.patterns[index] = PATTERNS.of_pieces(left);
        self.left[index] = left
            .iter()
            .fold(0, |set, piece| set | 1 << (piece.number() - 1));
        self.scores[self.seat_of(slot)] += score::of(self.left[index]);
    }
}
