//! What there is to draw: plain data.

use gemblo::{Cell, Orientation, Placement};
use i18n::gemblo::{Holds, Refused};
use table::gemblo::{Turning, at_rest, tint};

use crate::board::Board;
use crate::tile::Tile;

/// A piece that is held over the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ghost {
    /// Which one.
    pub tile: Tile,
    /// Where it would lie.
    pub placement: Placement,
    /// The cell that is to blame when it does not fit.
    pub fault: Option<Cell>,
}

/// The pieces to choose from, and the one in hand.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Tray {
    /// Those that do not lie on the board, in a fixed order.
    pub tiles: Vec<TrayTile>,
    /// The piece in hand and how it is held; whether turning it, or turning it over, changes that.
    pub held: Option<(Tile, Orientation, bool, bool)>,
}

/// A piece in the tray.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TrayTile {
    /// Which one.
    pub tile: Tile,
    /// How it lies there.
    pub orientation: Orientation,
    /// In how many places it fits.
    pub places: usize,
    /// Whether it is in hand.
    pub held: bool,
}

impl Board {
    /// Every cell of the ground, and what lies on it.
    pub fn cells(&self) -> Vec<(Cell, Holds)> {
        // Asked whenever the pointer moves, so that one pass over the pieces has to do.
        let mut holds = [Holds::Nothing; Cell::COUNT];
        for laid in self.laid() {
            let piece = Holds::Piece(tint(laid.tile.colour), laid.tile.piece.size());
            laid.placement
                .cells()
                .for_each(|cell| holds[cell.index()] = piece);
        }
        self.ground()
            .iter()
            .map(|cell| (cell, holds[cell.index()]))
            .collect()
    }

    /// The piece that is held over the board.
    pub fn ghost(&self) -> Option<Ghost> {
        let held = self.hand.held?;
        let placement = self.aimed(held.orientation, self.hand.aim)?;
        Some(Ghost {
            tile: held.tile,
            placement,
            fault: self.check(placement).err().map(|(_, cell)| cell),
        })
    }

    /// The pieces to choose from; of all tiles only those that are wanted.
    pub fn tray(&self, is_wanted: impl Fn(Tile) -> bool) -> Tray {
        let held = self.hand.held;
        let in_hand = |tile: Tile| held.is_some_and(|held| held.tile == tile);
        let left = self.left();
        let shown = self.supply().iter().copied();
        let shown = shown.filter(|tile| left.contains(tile) || in_hand(*tile));
        let tile = |tile: Tile| TrayTile {
            tile,
            orientation: at_rest(tile.piece),
            places: self.places_of(tile.piece),
            held: in_hand(tile),
        };
        Tray {
            tiles: shown.filter(|tile| is_wanted(*tile)).map(tile).collect(),
            held: held.map(|held| {
                let way = held.orientation;
                let changes = |turning: Turning| turning.changes(way);
                (
                    held.tile,
                    way,
                    changes(Turning::Right),
                    changes(Turning::Over),
                )
            }),
        }
    }

    /// Whether a piece is in hand.
    pub fn holds(&self) -> bool {
        self.hand.held.is_some()
    }

    /// The piece in hand.
    pub fn held(&self) -> Option<Tile> {
        self.hand.held.map(|held| held.tile)
    }

    /// Why the last touch did nothing.
    pub fn refused(&self) -> Option<&Refused> {
        self.hand.refused.as_ref()
    }

    /// The keyboard's cursor.
    pub fn cursor(&self) -> Option<Cell> {
        self.hand.cursor.map(|cursor| cursor.cell)
    }

    /// Whether there is something to undo.
    pub fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Whether there is something to redo.
    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }
}
