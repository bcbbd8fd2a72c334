#![doc = include_str!("../README.md")]
#![doc = include_str!("../docs/board.svg")]

mod board;
mod cells;
mod check;
mod colour;
mod connection;
mod contract;
mod fitting;
mod generator;
mod ground;
mod hash;
mod layout;
mod legal;
mod notation;
mod order;
mod outcome;
mod patterns;
mod perft;
mod pieces;
mod placement;
mod position;
mod reach;
mod refusal;
mod rim;
mod setup;
mod tint;

/// What a position is made of, unchecked and quick, for engines that play on by themselves.
///
/// A [`Ground`](raw::Ground) takes pieces and says where a colour's next one may lie; around each
/// anchor there, [`PATTERNS`](raw::PATTERNS) tells all ways to cover it at once.
pub mod raw {
    pub use crate::board::{PLACES, way};
    pub use crate::fitting::Fitting;
    pub use crate::ground::{Ground, Room};
    pub use crate::patterns::{PATTERNS, Patterns, Window};
    pub use crate::placement::Spot;
}

pub use board::{Area, COLUMNS, Cell};
pub use cells::Cells;
pub use colour::{Colour, Colours, MAX_COLOURS, Owner};
pub use connection::Connection;
pub use layout::{Layout, LayoutError};
pub use legal::Legal;
pub use outcome::{Decision, Score, Standing};
pub use perft::perft;
pub use pieces::{Orientation, Piece, Pieces};
pub use placement::Placement;
pub use position::Position;
pub use refusal::{BadCell, Refusal};
pub use rim::clockwise;
pub use setup::{Setup, SetupError};
pub use tint::{Tint, TintError};
