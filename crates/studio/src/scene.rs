//! What there is to draw: plain data.

use gemblo::{Cell, Placement};
use i18n::gemblo::Refused;
use table::gemblo::{InHand, Laying, TrayItem, at_rest};

use crate::mosaic::Mosaic;
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
    pub tiles: Vec<TrayItem<Tile>>,
    /// The piece in hand, and how it is held.
    pub held: Option<(Tile, InHand)>,
}

impl Mosaic {
    /// The piece that is held over the board.
    pub fn ghost(&self) -> Option<Ghost> {
        let placement = self.hand.aimed(&self.below())?;
        Some(Ghost {
            tile: self.in_hand()?,
            placement,
            fault: self.check(placement).err().map(|(_, cell)| cell),
        })
    }

    /// The pieces to choose from; of all tiles only those that are wanted.
    pub fn tray(&self, is_wanted: impl Fn(Tile) -> bool) -> Tray {
        let in_hand = |tile: Tile| self.in_hand() == Some(tile);
        let left = self.left();
        let shown = self.supply().iter().copied();
        let shown = shown.filter(|tile| left.contains(tile) || in_hand(*tile));
        let tile = |tile: Tile| TrayItem {
            item: tile,
            orientation: at_rest(tile.piece),
            places: self.places_of(tile.piece),
            held: in_hand(tile),
        };
        Tray {
            tiles: shown.filter(|tile| is_wanted(*tile)).map(tile).collect(),
            held: self
                .hand
                .held
                .map(|held| (held.tile, InHand::held(held.orientation))),
        }
    }

    /// Why the last touch did nothing.
    pub fn refused(&self) -> Option<&Refused> {
        self.hand.refused.as_ref()
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
