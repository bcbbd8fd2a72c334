//! Why a placement, or the text of one, is refused.

use std::error::Error;
use std::fmt;

use crate::board::Cell;
use crate::colour::Owner;
use crate::pieces::Piece;

/// Why a placement is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Nobody can place a piece any more (clause D6).
    GameOver,
    /// A word of the text is not a cell.
    BadCell(BadCell),
    /// The text names a cell more than once.
    RepeatedCell(Cell),
    /// The cells do not make up one of the 18 pieces.
    NotAPiece,
    /// The colour has laid this piece before.
    PieceUsed(Piece),
    /// A cell is not part of the playing area (clause D1).
    OffTheArea(Cell),
    /// A cell is not free (clause D1).
    Occupied {
        /// The cell in question.
        cell: Cell,
        /// Whose piece lies there.
        by: Owner,
    },
    /// The colour's first piece does not cover its start cell (clause D2).
    StartNotCovered(Cell),
    /// The piece would touch a piece of its own colour (clause D3).
    TouchesOwn {
        /// The cell of the new piece.
        cell: Cell,
        /// The cell of the own colour beside it.
        own: Cell,
    },
    /// No cell lies across an edge from a cell of the own colour (clause D3).
    NotConnected,
    /// Every connection that the piece would have is covered; this is the first (clause D3).
    Covered {
        /// The cell of the own colour.
        own: Cell,
        /// The cell of the new piece.
        cell: Cell,
        /// The piece that lies on both flanks.
        piece: Piece,
        /// Whose piece that is.
        by: Owner,
    },
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::GameOver => write!(f, "the game is over"),
            Refusal::BadCell(bad) => bad.fmt(f),
            Refusal::RepeatedCell(cell) => write!(f, "{cell} is named more than once"),
            Refusal::NotAPiece => write!(f, "these cells are not one of the 18 pieces"),
            Refusal::PieceUsed(piece) => write!(f, "{piece} is already on the board"),
            Refusal::OffTheArea(cell) => write!(f, "{cell} is not part of the playing area"),
            Refusal::Occupied { cell, by } => write!(f, "{cell} is occupied by {by}"),
            Refusal::StartNotCovered(start) => {
                write!(f, "the first piece must cover the start cell {start}")
            }
            Refusal::TouchesOwn { cell, own } => {
                write!(f, "{cell} touches its own colour at {own}")
            }
            Refusal::NotConnected => write!(f, "no cell is connected to its own colour"),
            Refusal::Covered {
                own,
                cell,
                piece,
                by,
            } => {
                write!(
                    f,
                    "the connection from {own} to {cell} is covered by {piece}"
                )?;
                match by {
                    Owner::Colour(colour) => write!(f, " of {colour}"),
                    Owner::Obstacle => write!(f, ", {by}"),
                }
            }
        }
    }
}

impl Error for Refusal {}

impl From<BadCell> for Refusal {
    fn from(bad: BadCell) -> Refusal {
        Refusal::BadCell(bad)
    }
}

/// A text that is not the name of a cell; long ones are cut short.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadCell(pub String);

impl fmt::Display for BadCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a cell", self.0)
    }
}

impl Error for BadCell {}

/// The beginning of a text, short enough for a message.
pub(crate) fn shortened(text: &str) -> String {
    game::excerpt(text, 20)
}
