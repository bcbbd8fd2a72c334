//! The position: what lies where, what is left, and whose turn it is; always valid.

use std::fmt;
use std::hash::{Hash, Hasher};

use game::Seat;

use crate::Cells;
use crate::board::{Area, Cell};
use crate::colour::{Colour, Colours, MAX_COLOURS, Owner};
use crate::hash::{placement_key, turn_key};
use crate::pieces::{Piece, Pieces};
use crate::placement::Placement;
use crate::reach::Bonds;
use crate::refusal::Refusal;
use crate::setup::{self, Setup};

/// A position that play from a [`Setup`] can reach.
///
/// Which piece covers a cell matters to the rules, so a position keeps, besides each colour's
/// cells, which neighbours belong to the same piece.
#[derive(Clone, Copy)]
pub struct Position {
    /// The cells of each colour; with five players the sixth holds the obstacles.
    laid: [Cells; MAX_COLOURS],
    bonds: Bonds,
    left: [Pieces; MAX_COLOURS],
    starts: [Option<Cell>; MAX_COLOURS],
    hash: u64,
    players: u8,
    to_move: Option<Colour>,
    passed: Colours,
}

/// Where the obstacles of the five-player game are kept: they are pieces of the unused colour.
pub(crate) const OBSTACLES: usize = MAX_COLOURS - 1;

impl Position {
    /// The position before the first turn.
    pub fn new(setup: &Setup) -> Position {
        let mut position = Position {
            laid: [Cells::EMPTY; MAX_COLOURS],
            bonds: Bonds::default(),
            left: [Pieces::NONE; MAX_COLOURS],
            starts: [None; MAX_COLOURS],
            hash: 0,
            players: setup.players(),
            to_move: Colour::new(0),
            passed: Colours::NONE,
        };
        for (colour, start) in position.colours().zip(setup.starts()) {
            position.left[colour.index()] = Pieces::ALL;
            position.starts[colour.index()] = Some(start);
        }
        if let Setup::Five(layout) = setup {
            for obstacle in layout.obstacles() {
                position.put(OBSTACLES, *obstacle);
            }
        }
        position.hash = position.hash_from_scratch();
        position
    }

    /// Lays a piece of the colour to move, or says why it is refused and changes nothing.
    ///
    /// Says which colours are found to have no legal placement, now that their turn would come;
    /// they pass from here on (clause D4).
    pub fn play(&mut self, placement: Placement) -> Result<Colours, Refusal> {
        self.check(placement)?;
        Ok(self.make(placement))
    }

    /// Like [`Position::play`] for a placement that [`Position::legal`] has listed.
    ///
    /// Nothing is checked; another placement leads to a position that the rules do not know. After
    /// the end of the game it does nothing.
    pub fn make(&mut self, placement: Placement) -> Colours {
        let Some(colour) = self.to_move else {
            return Colours::NONE;
        };
        self.put(colour.index(), placement);
        self.left[colour.index()].remove(placement.piece());
        self.hash ^= placement_key(colour.index(), placement) ^ turn_key(self.to_move);
        let before = self.passed;
        self.to_move = self.next_after(colour);
        self.hash ^= turn_key(self.to_move);
        self.passed.without(before)
    }

    fn put(&mut self, colour: usize, placement: Placement) {
        placement
            .cells()
            .for_each(|cell| self.laid[colour].insert(cell));
        self.bonds.lay(placement);
    }

    /// The next colour that can lay a piece; those passed over on the way never can again.
    fn next_after(&mut self, colour: Colour) -> Option<Colour> {
        let mut next = colour;
        for _ in 0..self.colour_count() {
            next = next.next(self.colour_count());
            if self.passed.contains(next) {
                continue;
            }
            if self.has_legal(next) {
                return Some(next);
            }
            self.passed.insert(next);
        }
        None
    }

    /// The number of players.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The colours in play, in playing order.
    pub fn colours(&self) -> impl Iterator<Item = Colour> + use<> {
        Colour::first(self.colour_count())
    }

    pub(crate) const fn colour_count(&self) -> u8 {
        setup::colours(self.players)
    }

    /// The player who plays a colour.
    pub const fn seat_of(&self, colour: Colour) -> Seat {
        setup::seat_of(self.players, colour)
    }

    /// The colour that lays the next piece; none once the game is over.
    pub const fn to_act(&self) -> Option<Colour> {
        self.to_move
    }

    /// The colours that have had to pass so far.
    ///
    /// A colour is found to be blocked when its turn comes; [`Position::has_legal`] tells earlier.
    pub const fn passed(&self) -> Colours {
        self.passed
    }

    /// The playing area.
    pub const fn area(&self) -> Area {
        setup::area(self.players)
    }

    /// The start cell of a colour in play.
    pub const fn start_of(&self, colour: Colour) -> Option<Cell> {
        self.starts[colour.index()]
    }

    /// The pieces that a colour has left.
    pub const fn left(&self, colour: Colour) -> Pieces {
        self.left[colour.index()]
    }

    /// The cells that a colour covers.
    pub const fn cells_of(&self, colour: Colour) -> &Cells {
        if colour.index() < self.colour_count() as usize {
            &self.laid[colour.index()]
        } else {
            &Cells::EMPTY
        }
    }

    /// The cells that obstacles cover.
    pub const fn obstacles(&self) -> &Cells {
        if self.players == 5 {
            &self.laid[OBSTACLES]
        } else {
            &Cells::EMPTY
        }
    }

    /// The free cells of the playing area.
    pub fn free(&self) -> Cells {
        let laid = self.laid.iter().fold(Cells::EMPTY, |all, laid| all | *laid);
        *self.area().cells() & !laid
    }

    /// Whose piece covers a cell.
    pub fn owner_at(&self, cell: Cell) -> Option<Owner> {
        let slot = self.laid.iter().position(|laid| laid.contains(cell))?;
        if slot == OBSTACLES && self.players == 5 {
            return Some(Owner::Obstacle);
        }
        Colour::new(slot as u8).map(Owner::Colour)
    }

    /// The piece that covers a cell, with its whole placement.
    pub fn piece_at(&self, cell: Cell) -> Option<(Owner, Placement)> {
        let owner = self.owner_at(cell)?;
        let cells = self.bonds.piece_around(cell);
        Some((owner, Placement::of(&cells)?))
    }

    /// All pieces on the board, obstacles included, by their first cells.
    pub fn laid(&self) -> impl Iterator<Item = (Owner, Placement)> {
        self.area().cells().iter().filter_map(move |cell| {
            let (owner, placement) = self.piece_at(cell)?;
            (placement.origin() == cell).then_some((owner, placement))
        })
    }

    /// The piece that covers both of two neighbours, if one does.
    pub(crate) fn piece_on_both(&self, cell: Cell, direction: usize) -> Option<(Owner, Piece)> {
        if !self.bonds.joins(cell, direction) {
            return None;
        }
        let (owner, placement) = self.piece_at(cell)?;
        Some((owner, placement.piece()))
    }

    pub(crate) const fn bonds(&self) -> &Bonds {
        &self.bonds
    }

    /// A number that equal positions share and different ones hardly ever do, kept up move by move.
    pub const fn hash(&self) -> u64 {
        self.hash
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.hash == other.hash
            && self.players == other.players
            && self.to_move == other.to_move
            && self.passed == other.passed
            && self.starts == other.starts
            && self.left == other.left
            && self.laid == other.laid
            && self.bonds == other.bonds
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash);
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Position")
            .field("players", &self.players)
            .field("to_move", &self.to_move)
            .field("passed", &self.passed)
            .field("laid", &self.laid().collect::<Vec<_>>())
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_small_enough_to_copy() {
        assert!(size_of::<Position>() <= 1536);
    }
}
