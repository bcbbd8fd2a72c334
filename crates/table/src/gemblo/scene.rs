//! What there is to draw: plain data, no rules.

use game::Seat;
use gemblo::{Area, Cell, Orientation, Piece, Pieces, Placement, Tint};
use i18n::gemblo::{Decided, Who};

use super::Turning;

/// What is on and around the board; a page asks for some parts, and leaves the others empty.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Scene {
    /// The playing area.
    pub area: Option<Area>,
    /// The pieces on the board, in the order in which they came, the drafted one last.
    pub pieces: Vec<Laid>,
    /// The start cells, and whether the colour has begun.
    pub starts: Vec<(Tint, Cell, bool)>,
    /// The cells from which the player to act may connect.
    pub anchors: Vec<Cell>,
    /// The piece that is held over the board.
    pub ghost: Option<Ghost>,
    /// Connections of the held piece, the drafted one, or the one laid last.
    pub lines: Vec<Line>,
    /// The pieces to choose from.
    pub tray: Option<Tray>,
    /// All colours in play.
    pub sides: Vec<Side>,
    /// The result, once the game is over.
    pub results: Vec<ResultLine>,
    /// The piece that rests on the board and can still be turned.
    pub loose: Option<Placement>,
}

/// A piece on the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Laid {
    /// What it looks like; an obstacle has no tint.
    pub tint: Option<Tint>,
    /// Where it lies.
    pub placement: Placement,
    /// Whether it is the last one.
    pub last: bool,
    /// Whether it is not confirmed.
    pub draft: bool,
}

/// A piece that is held over the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ghost {
    /// What it looks like.
    pub tint: Tint,
    /// Where it would lie.
    pub placement: Placement,
    /// Whether it may be laid there.
    pub fits: bool,
    /// The cell that is to blame when it does not.
    pub fault: Option<Cell>,
}

/// A connection across an edge.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Line {
    /// The cell that the colour covers.
    pub from: Cell,
    /// The cell of the new piece.
    pub to: Cell,
    /// Whether one piece lies on both flanks, so that it does not count.
    pub covered: bool,
    /// Whether it belongs to a turn of the past.
    pub past: bool,
}

/// The pieces of one colour to choose from.
#[derive(Clone, PartialEq, Debug)]
pub struct Tray {
    /// What they look like.
    pub tint: Tint,
    /// The pieces left, by size.
    pub pieces: Vec<TrayItem<Piece>>,
    /// How many of them fit somewhere.
    pub fitting: usize,
    /// Whether they can be taken now.
    pub open: bool,
    /// What is in hand.
    pub held: Option<InHand>,
}

/// A piece in a tray.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TrayItem<T> {
    /// Which one.
    pub item: T,
    /// How it lies there.
    pub orientation: Orientation,
    /// In how many places it fits.
    pub places: usize,
    /// Whether it is in hand.
    pub held: bool,
}

/// The piece in hand, and what turning does to it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct InHand {
    /// How it is held.
    pub orientation: Orientation,
    /// Whether turning changes how it lies.
    pub turns: bool,
    /// Whether turning it over does.
    pub flips: bool,
}

impl InHand {
    /// A piece that is held like this.
    pub fn held(orientation: Orientation) -> InHand {
        InHand {
            orientation,
            turns: Turning::Right.changes(orientation),
            flips: Turning::Over.changes(orientation),
        }
    }
}

/// One colour's part of the scene.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Side {
    /// What its pieces look like.
    pub tint: Tint,
    /// The seat of its player.
    pub seat: Seat,
    /// Its name, with its player's where these differ.
    pub who: Who,
    /// The pieces left.
    pub left: Pieces,
    /// Whether it lays the next piece.
    pub to_move: bool,
    /// Whether it passes from now on.
    pub out: bool,
}

/// A line of the table of results.
#[derive(Clone, PartialEq, Debug)]
pub struct ResultLine {
    /// The place, from 1.
    pub place: u8,
    /// The player.
    pub who: Who,
    /// What is left of each colour that the player has.
    pub left: Vec<(Tint, Pieces)>,
    /// The numbers of the pieces left, the highest first.
    pub numbers: Vec<u8>,
    /// Cells in the pieces left.
    pub penalty: u8,
    /// How it was decided against the next line, step by step.
    pub decided: Vec<Decided>,
}
