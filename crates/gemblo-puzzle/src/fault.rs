//! What is wrong with a puzzle, in words.

use std::error::Error;
use std::fmt;

use crate::json::NotJson;
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
    /// The text is no JSON.
    Json(NotJson),
    /// The JSON says that it is something else, or does not say what it is.
    Format {
        /// What it says.
        found: Option<String>,
        /// What it should say.
        wanted: &'static str,
    },
    /// A member of the JSON is missing, or not what it should be.
    Member(Member),
}

/// What is missing or wrong in the JSON of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Member {
    /// The name is no text.
    Name,
    /// The use of pieces is none that there is.
    Use,
    /// There is no list of cells.
    Cells,
    /// A cell is no pair of whole numbers.
    Cell,
    /// There is no object of pieces.
    Pieces,
    /// The copies of this piece are no number of them.
    Copies(u8),
    /// There is no list of puzzles in a book.
    Puzzles,
    /// A puzzle of a book does not say how many solutions it has.
    Solutions,
    /// A puzzle of a book does not say how hard it is.
    Difficulty,
}

impl Member {
    /// The key in the JSON.
    pub fn key(self) -> &'static str {
        match self {
            Member::Name => "name",
            Member::Use => "use",
            Member::Cells | Member::Cell => "cells",
            Member::Pieces | Member::Copies(_) => "pieces",
            Member::Puzzles => "puzzles",
            Member::Solutions => "solutions",
            Member::Difficulty => "difficulty",
        }
    }
}

impl fmt::Display for Member {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Member::Name => "the name must be a text",
            Member::Use => "\"use\" must be \"all\" or \"any\"",
            Member::Cells => "there is no list of \"cells\"",
            Member::Cell => "a cell must be a pair of whole numbers, [column, half-row]",
            Member::Pieces => "there is no object of \"pieces\"",
            Member::Copies(piece) => {
                let most = MOST_COPIES;
                return write!(
                    f,
                    "the copies of piece {piece} must be a number from 0 to {most}"
                );
            }
            Member::Puzzles => "there is no list of \"puzzles\"",
            Member::Solutions => "a puzzle has no number of \"solutions\"",
            Member::Difficulty => "a puzzle has no number of \"difficulty\"",
        })
    }
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
                let only = if *usage == Use::Any { "only " } else { "" };
                write!(
                    f,
                    "the silhouette has {cells} cells, but the pieces cover {only}{pieces}"
                )
            }
            Fault::Json(reason) => reason.fmt(f),
            Fault::Format { found: None, .. } => {
                f.write_str("this is no puzzle: it does not name its format")
            }
            Fault::Format {
                found: Some(found),
                wanted,
            } => write!(f, "the format {found:?} is not {wanted:?}"),
            Fault::Member(member) => member.fmt(f),
        }
    }
}

impl Error for Fault {}

impl From<NotJson> for Fault {
    fn from(reason: NotJson) -> Fault {
        Fault::Json(reason)
    }
}

impl From<Member> for Fault {
    fn from(member: Member) -> Fault {
        Fault::Member(member)
    }
}
