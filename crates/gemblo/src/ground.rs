//! The ground of a position: what lies on the board and what each colour has left.

use game::Seat;

use crate::Cells;
use crate::board::{Area, Cell};
use crate::colour::{Colour, MAX_COLOURS, Owner};
use crate::pieces::{Piece, Pieces};
use crate::placement::{Placement, Spot};
use crate::reach::{Bonds, Reach, reach};
use crate::setup::{self, Setup};

/// What lies on the board and what each colour has left, whoever's turn it is.
///
/// Which piece covers a cell matters to the rules, so it keeps, besides each colour's cells, which
/// neighbours belong to the same piece. Whoever lays pieces on a ground of their own answers for the
/// rules: [`Position`](crate::Position) is the door that checks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Ground {
    /// The cells of each colour; with five players the sixth holds the obstacles.
    laid: [Cells; MAX_COLOURS],
    free: Cells,
    bonds: Bonds,
    left: [Pieces; MAX_COLOURS],
    starts: [Option<Cell>; MAX_COLOURS],
    players: u8,
}

/// Where the obstacles of the five-player game are kept: they are pieces of the unused colour.
pub(crate) const OBSTACLES: usize = MAX_COLOURS - 1;

/// Where a colour's next piece may lie.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// The cells that it may cover: they are free and touch no piece of the colour.
    pub open: Cells,
    /// The open cells of which it must cover one: they are connected to the colour across an open
    /// edge, or the start cell at first.
    pub anchors: Cells,
}

impl Ground {
    /// The ground before the first turn.
    pub(crate) fn new(setup: &Setup) -> Ground {
        let mut ground = Ground {
            laid: [Cells::EMPTY; MAX_COLOURS],
            free: *setup::area(setup.players()).cells(),
            bonds: Bonds::default(),
            left: [Pieces::NONE; MAX_COLOURS],
            starts: [None; MAX_COLOURS],
            players: setup.players(),
        };
        for (colour, start) in ground.colours().zip(setup.starts()) {
            ground.left[colour.index()] = Pieces::ALL;
            ground.starts[colour.index()] = Some(start);
        }
        if let Some(layout) = setup.layout() {
            for obstacle in layout.obstacles() {
                ground.put(OBSTACLES, obstacle.spot());
            }
        }
        ground
    }

    /// Lays a piece of a colour; nothing is checked.
    #[inline]
    pub fn lay(&mut self, colour: Colour, spot: Spot) {
        self.put(colour.index(), spot);
        self.left[colour.index()].remove(spot.orientation().piece());
    }

    #[inline]
    fn put(&mut self, slot: usize, spot: Spot) {
        for cell in spot.cells() {
            self.laid[slot].insert(cell);
            self.free.remove(cell);
        }
        self.bonds.lay(spot);
    }

    /// Where the colour's next piece may lie.
    #[inline]
    pub fn room(&self, colour: Colour) -> Room {
        let own = self.cells_of(colour);
        if own.is_empty() {
            let start = Cells::from_iter(self.start_of(colour));
            return Room {
                open: self.free,
                anchors: self.free & start,
            };
        }
        let Reach { near, anchors } = reach(own, &self.bonds);
        let open = self.free.without(&near);
        Room {
            open,
            anchors: open & anchors,
        }
    }

    /// The number of players.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The colours in play, in playing order.
    pub fn colours(&self) -> impl Iterator<Item = Colour> + use<> {
        Colour::first(self.colour_count())
    }

    const fn colour_count(&self) -> u8 {
        setup::colours(self.players)
    }

    /// The colour whose turn comes after this one's.
    pub const fn colour_after(&self, colour: Colour) -> Colour {
        colour.next(self.colour_count())
    }

    /// The player who plays a colour. Two players have a diagonal each: colours 1 and 3 against 2 and
    /// 4 (clause B).
    pub const fn seat_of(&self, colour: Colour) -> Seat {
        Seat(colour.index() as u8 % self.players)
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

    /// The free cells of the playing area.
    pub const fn free(&self) -> &Cells {
        &self.free
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

    /// Whether one piece covers both of two neighbours: a cell and the next in one of the six
    /// [directions](hex::DIRECTIONS).
    pub fn joins(&self, cell: Cell, direction: usize) -> bool {
        self.bonds.joins(cell, direction)
    }

    /// The piece that covers both of two neighbours, if one does.
    pub(crate) fn piece_on_both(&self, cell: Cell, direction: usize) -> Option<(Owner, Piece)> {
        if !self.joins(cell, direction) {
            return None;
        }
        let (owner, placement) = self.piece_at(cell)?;
        Some((owner, placement.piece()))
    }
}
