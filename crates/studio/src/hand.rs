//! What a hand is doing: the piece in it, where it is held, where the keyboard is.

use gemblo::{Orientation, Placement};
use i18n::gemblo::Refused;
use table::gemblo::Place;

use crate::tile::Tile;
use crate::walk::Cursor;

/// What is held and where, short of laying it.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Hand {
    /// The piece in hand.
    pub held: Option<Held>,
    /// Where it is held over the board.
    pub aim: Option<Aim>,
    /// The keyboard's cursor.
    pub cursor: Option<Cursor>,
    /// Why the last touch did nothing.
    pub refused: Option<Refused>,
}

/// A piece in hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Held {
    /// Which one.
    pub tile: Tile,
    /// How it is held.
    pub orientation: Orientation,
    /// Whether it lay on the board before; then a note of that is in the history.
    pub lifted: bool,
}

/// Where the piece in hand is held.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Aim {
    /// Under the pointer; it snaps to the nearest place where it fits.
    Near(Place),
    /// Under the keyboard's cursor, exactly there.
    Over(Place),
    /// At a place where it fits.
    At(Placement),
}
