//! Gestures: what a touch, a drag, a key means for the pieces now.

use gemblo::{Cell, Cells, Orientation, Piece, Placement};
use i18n::gemblo::{Holds, Refused};
use table::gemblo::{self as hands, Aim, Ground, Hand, Laying, Place, RADIUS, nearest, tint};

use crate::mosaic::{Laid, Mosaic};
use crate::tile::Tile;

/// A piece in hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Held {
    /// Which one.
    pub tile: Tile,
    /// How it is held.
    pub orientation: Orientation,
    /// Whether it lay there before; then a note of that is in the history.
    pub lifted: bool,
}

impl hands::Held for Held {
    fn orientation(self) -> Orientation {
        self.orientation
    }

    fn turned_to(self, orientation: Orientation) -> Held {
        Held {
            orientation,
            ..self
        }
    }
}

/// The ground below the hand, and what is free of it.
pub struct Below {
    ground: Cells,
    free: Cells,
}

impl Ground for Below {
    const SNAP: f64 = 2.2 * RADIUS;

    fn cells(&self) -> &Cells {
        &self.ground
    }

    fn places(&self, held: Orientation) -> impl Iterator<Item = Placement> {
        let fits = |placement: &Placement| placement.cells().all(|cell| self.free.contains(cell));
        let origins = self.free.iter();
        let all = origins.filter_map(move |origin| Placement::new(held, origin));
        all.filter(fits)
    }

    fn exactly(&self, held: Orientation, at: Place) -> Option<Placement> {
        /// How far beyond the ground a piece is still held over it.
        const BEYOND: f64 = 3.5 * RADIUS;
        let anywhere = Cell::all().filter_map(|origin| Placement::new(held, origin));
        let there = nearest(anywhere, at, BEYOND)?;
        let middle = Place::middle(there);
        let is_near = |cell: Cell| Place::of(cell).distance(middle) < BEYOND;
        self.ground.iter().any(is_near).then_some(there)
    }
}

impl Laying for Mosaic {
    type Item = Tile;
    type Held = Held;
    type Ground = Below;
    /// The pieces themselves tell what happened.
    type Happened = ();

    fn hand(&self) -> &Hand<Held> {
        &self.hand
    }

    fn hand_mut(&mut self) -> &mut Hand<Held> {
        &mut self.hand
    }

    fn below(&self) -> Below {
        Below {
            ground: *self.ground(),
            free: self.free(),
        }
    }

    fn cells(&self) -> Vec<(Cell, Holds)> {
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

    fn in_hand(&self) -> Option<Tile> {
        self.hand.held.map(|held| held.tile)
    }

    fn refusal(&self, placement: Placement) -> Option<Refused> {
        self.check(placement).err().map(|(refused, _)| refused)
    }

    fn lift(&mut self, tile: Tile) {
        if !self.left().contains(&tile) {
            return;
        }
        let aim = self.hand.aim;
        self.let_go();
        self.hand.aim = aim.or_else(|| self.hand.over_cursor());
        let below = self.below();
        self.hand.hold(tile.piece, &below, |orientation| Held {
            tile,
            orientation,
            lifted: false,
        });
    }

    /// The piece that lies there is dragged along.
    fn drag_from(&mut self, at: Place) {
        if self.hand.held.is_none()
            && let Some(cell) = self.cell_at(at)
        {
            self.pick_up(cell);
        }
    }

    /// Lays the piece in hand there, or takes the one that lies there.
    fn touch(&mut self, at: Place) {
        self.hand.refused = None;
        if self.holds() {
            self.hand.point_at(Some(at));
            return self.lay_aimed();
        }
        match self.cell_at(at) {
            Some(cell) if self.at(cell).is_some() => self.pick_up(cell),
            Some(_) => self.hand.refused = Some(Refused::NoPiece),
            None => {}
        }
    }

    /// The piece is laid, or stays in hand; far from the ground it goes back into the tray.
    fn drop_at(&mut self, at: Option<Place>) {
        if !self.holds() {
            return;
        }
        self.hand.point_at(at);
        match self.hand.aimed(&self.below()) {
            Some(_) => self.lay_aimed(),
            None => self.put_back(),
        }
    }

    /// In the middle of the ground.
    fn first_cell(&self) -> Option<Cell> {
        self.ground().iter().nth(self.ground().len() / 2)
    }

    fn stops(&self) -> Vec<Cell> {
        self.free().iter().collect()
    }

    /// Lays the piece in hand, or takes the one under the cursor.
    fn enter(&mut self) {
        match self.cursor() {
            _ if self.holds() => self.lay_aimed(),
            Some(cell) if self.at(cell).is_some() => self.pick_up(cell),
            _ => self.hand.refused = Some(Refused::NoPiece),
        }
    }

    /// Wherever it came from.
    fn put_back(&mut self) {
        self.hand.let_go();
    }
}

impl Mosaic {
    /// Takes the next of these pieces that is left, after the one in hand.
    pub fn lift_next(&mut self, is_meant: impl Fn(Tile) -> bool) {
        let meant = |tile: &Tile| is_meant(*tile);
        let all: Vec<Tile> = self.supply().iter().copied().filter(meant).collect();
        let held = self.in_hand();
        let after = all
            .iter()
            .position(|tile| Some(*tile) == held)
            .map_or(0, |at| at + 1);
        let left = self.left();
        let next = all[after..]
            .iter()
            .chain(&all[..after])
            .find(|tile| left.contains(tile));
        if let Some(tile) = next {
            self.lift(*tile);
        }
    }

    /// The piece of the tray with this shape, the next of several.
    pub fn lift_piece(&mut self, piece: Piece) {
        self.lift_next(|tile| tile.piece == piece);
    }

    /// Takes a piece that lies there into the hand.
    pub fn pick_up(&mut self, cell: Cell) {
        let Some(laid) = self.at(cell) else { return };
        self.let_go();
        let before = self.laid().to_vec();
        self.history.note(before);
        self.remove(laid.tile);
        self.count_places();
        self.hand.held = Some(Held {
            tile: laid.tile,
            orientation: laid.placement.orientation(),
            lifted: true,
        });
        self.hand.aim = Some(Aim::At(laid.placement));
    }

    /// Puts the piece under the cursor, or the one in hand, into the tray.
    pub fn delete(&mut self) {
        if let Some(cell) = self.cursor().filter(|_| !self.holds()) {
            self.pick_up(cell);
        }
        self.put_back();
    }

    /// Puts the piece in hand back to where it came from.
    pub fn escape(&mut self) {
        if self.hand.refused.take().is_none() {
            self.let_go();
        }
    }

    /// Takes every piece away.
    pub fn clear(&mut self) {
        self.put(&[]);
    }

    /// Undoes the last change.
    pub fn undo(&mut self) {
        if self.hand.held.is_some_and(|held| held.lifted) {
            return self.let_go();
        }
        self.let_go();
        let laid = self.laid().to_vec();
        if let Some(before) = self.history.undo(laid) {
            self.replace(before);
        }
    }

    /// Makes a change again that was undone.
    pub fn redo(&mut self) {
        self.let_go();
        let laid = self.laid().to_vec();
        if let Some(after) = self.history.redo(laid) {
            self.replace(after);
        }
    }

    /// Empties the hand; a piece that was lifted lies again where it lay.
    pub(crate) fn let_go(&mut self) {
        let lifted = self.hand.held.is_some_and(|held| held.lifted);
        if lifted && let Some(before) = self.history.revoke() {
            self.replace(before);
        }
        self.hand.let_go();
    }

    fn lay_aimed(&mut self) {
        let Some(placement) = self.droppable() else {
            return;
        };
        let Some(Held { tile, lifted, .. }) = self.hand.held else {
            return;
        };
        if !lifted {
            let before = self.laid().to_vec();
            self.history.note(before);
        }
        self.add(Laid { tile, placement });
        self.count_places();
        self.put_back();
    }

    fn cell_at(&self, at: Place) -> Option<Cell> {
        let away = |cell: &Cell| Place::of(*cell).distance(at);
        let near = self.ground().iter().filter(|cell| away(cell) < RADIUS);
        near.min_by(|one, other| away(one).total_cmp(&away(other)))
    }
}
