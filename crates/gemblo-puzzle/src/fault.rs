//! What is wrong with a puzzle, in words.

use std::error::Error;
use std::fmt;

use crate::puzzle::{MOST_CELLS, Spot, Use};
use crate::stock::MOST_COPIES;

/// Why something is no puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The silhouette has no cell.
    NoCells,
    /// No silhouette of so many cells can be filled.
    TooManyCells(usize),
    /// Column and half-row must both be even or both be odd.
    OffGrid(Spot),
    /// The cell is unreasonably far away.
    TooFar(Spot),
    /// The cell is listed twice.
    Repeated(Spot),
    /// No piece is listed.
    NoPieces,
    /// There is no piece of that number.
    UnknownPiece(String),
    /// There are only six colours.
    TooManyCopies(u8),
    /// The pieces cannot fill the silhouette because of their sizes alone.
    Area {
        /// Cells of the silhouette.
        cells: usize,
        /// Cells of all pieces together.
        pieces: usize,
        /// Whether all pieces must be used.
        usage: Use,
    },
    /// The text is not the JSON of a puzzle.
    Format(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoCells => f.write_str("the silhouette has no cells"),
            Fault::TooManyCells(cells) => write!(
                f,
                "the silhouette has {cells} cells; all pieces together cover {MOST_CELLS}"
            ),
            Fault::OffGrid(Spot { c, h }) => write!(
                f,
                "[{c}, {h}] is no cell: both coordinates must be even, or both odd"
            ),
            Fault::TooFar(Spot { c, h }) => write!(f, "the cell [{c}, {h}] is too far away"),
            Fault::Repeated(Spot { c, h }) => write!(f, "the cell [{c}, {h}] is listed twice"),
            Fault::NoPieces => f.write_str("no pieces are listed"),
            Fault::UnknownPiece(name) => {
                write!(f, "there is no piece {name:?}: pieces are numbered 1 to 18")
            }
            Fault::TooManyCopies(piece) => write!(
                f,
                "there are at most {MOST_COPIES} copies of piece {piece}, one of each colour"
            ),
            Fault::Area {
                cells,
                pieces,
                usage,
            } => {
                let exactly = match usage {
                    Use::All => "",
                    Use::Any => "only ",
                };
                write!(
                    f,
                    "the silhouette has {cells} cells, but the pieces cover {exactly}{pieces}"
                )
            }
            Fault::Format(reason) => f.write_str(reason),
        }
    }
}

impl Error for Fault {}
