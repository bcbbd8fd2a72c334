//! The connections that a new piece has, or would have, to its colour (clauses A and D3).

use hex::{DIAGONALS, DIRECTIONS};

use crate::board::Cell;
use crate::colour::{Colour, Owner};
use crate::pieces::Piece;
use crate::position::Position;

/// A line across an edge, from a cell of a colour to a cell where it might lay a piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Connection {
    /// The cell that the colour covers.
    pub own: Cell,
    /// The cell of the new piece.
    pub cell: Cell,
    /// The piece that lies on both flanks of the edge; none when the edge is open.
    pub covered: Option<(Owner, Piece)>,
}

impl Connection {
    /// Whether the edge is open, so that the connection counts.
    pub const fn is_open(&self) -> bool {
        self.covered.is_none()
    }
}

impl Position {
    /// The connections between a colour and cells that it might cover, the covered ones included.
    ///
    /// They are judged against what lies on the board now. A legal piece never changes that: what
    /// flanks a connection touches the own colour.
    pub fn connections(
        &self,
        colour: Colour,
        cells: impl IntoIterator<Item = Cell>,
    ) -> impl Iterator<Item = Connection> {
        cells.into_iter().flat_map(move |cell| {
            (0..DIAGONALS.len()).filter_map(move |line| self.connection(colour, cell, line))
        })
    }

    fn connection(&self, colour: Colour, cell: Cell, line: usize) -> Option<Connection> {
        let own = Cell::at(cell.hex() + DIAGONALS[line])?;
        if !self.cells_of(colour).contains(own) {
            return None;
        }
        let flank = Cell::at(cell.hex() + DIRECTIONS[line]);
        let covered = flank.and_then(|flank| self.piece_on_both(flank, (line + 2) % 6));
        Some(Connection { own, cell, covered })
    }
}
