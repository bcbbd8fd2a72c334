//! A mosaic: pieces that are laid freely. Nothing counts but that they lie on the ground and do not
//! overlap.

use gemblo::{Cell, Cells, Orientation, Piece, Placement};
use i18n::gemblo::Refused;
use table::gemblo::{Hand, tint};

use crate::history::History;
use crate::tile::Tile;
use crate::touch::Held;

/// A piece that lies there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Laid {
    /// Which one.
    pub tile: Tile,
    /// Where it lies.
    pub placement: Placement,
}

/// A ground, the pieces for it, those that lie there, and a hand.
#[derive(Clone, PartialEq, Debug)]
pub struct Mosaic {
    ground: Cells,
    supply: Vec<Tile>,
    laid: Vec<Laid>,
    /// In how many places each piece fits; counted anew when a piece is laid or lifted.
    places: [usize; Piece::COUNT],
    pub(crate) hand: Hand<Held>,
    pub(crate) history: History<Vec<Laid>>,
}

impl Mosaic {
    /// A ground with nothing on it.
    pub fn new(ground: Cells, supply: Vec<Tile>) -> Mosaic {
        let mut mosaic = Mosaic {
            ground,
            supply,
            laid: Vec::new(),
            places: [0; Piece::COUNT],
            hand: Hand::default(),
            history: History::default(),
        };
        mosaic.count_places();
        mosaic
    }

    /// The cells that pieces may cover.
    pub fn ground(&self) -> &Cells {
        &self.ground
    }

    /// Every piece that belongs to the mosaic, laid or not.
    pub fn supply(&self) -> &[Tile] {
        &self.supply
    }

    /// The pieces that lie there, in the order in which they came.
    pub fn laid(&self) -> &[Laid] {
        &self.laid
    }

    /// The piece on a cell.
    pub fn at(&self, cell: Cell) -> Option<Laid> {
        let covers = |laid: &&Laid| laid.placement.cells().any(|own| own == cell);
        self.laid.iter().find(covers).copied()
    }

    /// The ground that is not covered.
    pub fn free(&self) -> Cells {
        let mut free = self.ground;
        for cell in self.laid.iter().flat_map(|laid| laid.placement.cells()) {
            free.remove(cell);
        }
        free
    }

    /// Whether every cell is covered.
    pub fn is_full(&self) -> bool {
        self.free().is_empty()
    }

    /// The pieces that neither lie there nor are in the hand.
    pub fn left(&self) -> Vec<Tile> {
        let held = self.hand.held.map(|held| held.tile);
        let lies = |tile: &Tile| self.laid.iter().any(|laid| laid.tile == *tile);
        let is_left = |tile: &Tile| held != Some(*tile) && !lies(tile);
        self.supply.iter().copied().filter(is_left).collect()
    }

    /// In how many places a piece fits now.
    pub fn places_of(&self, piece: Piece) -> usize {
        self.places[usize::from(piece.number()) - 1]
    }

    /// Why a piece of the supply cannot lie there, and the cell that is to blame.
    pub fn check(&self, placement: Placement) -> Result<(), (Refused, Cell)> {
        for cell in placement.cells() {
            let name = cell.to_string();
            if !self.ground.contains(cell) {
                return Err((Refused::OffTheArea(name), cell));
            }
            if let Some(laid) = self.at(cell) {
                let colour = tint(laid.tile.colour);
                return Err((Refused::Occupied(name, Some(colour)), cell));
            }
        }
        Ok(())
    }

    /// Puts the mosaic into a state that comes from elsewhere, as far as that is possible; it can
    /// be undone.
    pub fn put(&mut self, wanted: &[Laid]) {
        self.let_go();
        let before = std::mem::take(&mut self.laid);
        for laid in wanted {
            self.add(*laid);
        }
        self.count_places();
        if self.laid != before {
            self.history.note(before);
        }
    }

    /// The same without a word in the history: the mosaic begins like this.
    pub fn begin_with(&mut self, laid: &[Laid]) {
        self.put(laid);
        self.hand = Hand::default();
        self.history = History::default();
    }

    /// Lays a piece, if it belongs to the mosaic and fits; says whether.
    pub(crate) fn add(&mut self, laid: Laid) -> bool {
        let is_free = |other: &Laid| other.tile != laid.tile;
        let fits = laid.tile.piece == laid.placement.piece()
            && self.supply.contains(&laid.tile)
            && self.laid.iter().all(is_free)
            && self.check(laid.placement).is_ok();
        if fits {
            self.laid.push(laid);
        }
        fits
    }

    pub(crate) fn remove(&mut self, tile: Tile) {
        self.laid.retain(|laid| laid.tile != tile);
    }

    pub(crate) fn replace(&mut self, laid: Vec<Laid>) {
        self.laid = laid;
        self.count_places();
    }

    /// Counts where each piece fits. On the whole board that would take long and tell little.
    pub(crate) fn count_places(&mut self) {
        const LARGE: usize = 120;
        let free = self.free();
        let is_large = self.ground.len() > LARGE;
        for (piece, places) in Piece::all().zip(&mut self.places) {
            let ways = piece.orientations();
            *places = if is_large {
                free.len()
            } else {
                ways.map(|way| count_ways(&free, way)).sum()
            };
        }
    }
}

fn count_ways(free: &Cells, way: Orientation) -> usize {
    // A piece covers its origin, so that it can only lie where this is free.
    let at = free.iter().filter_map(|origin| Placement::new(way, origin));
    at.filter(|placement| placement.cells().all(|cell| free.contains(cell)))
        .count()
}
