//! Gestures: what a touch, a drag, a key means on the board now.

use gemblo::{Cell, Orientation, Piece, Placement};
use i18n::gemblo::Refused;
use table::Arrow;
use table::gemblo::{Place, RADIUS, Turning, at_rest};

use crate::board::{Board, Laid};
use crate::hand::{Aim, Hand, Held};
use crate::snap;
use crate::tile::Tile;
use crate::walk::Cursor;

impl Board {
    /// Takes a piece from the tray; the one in hand is turned instead.
    pub fn take(&mut self, tile: Tile) {
        match self.hand.held {
            Some(held) if held.tile == tile => self.turn(Turning::Right),
            _ => self.lift(tile),
        }
    }

    /// Takes a piece from the tray into the hand, held so that it fits somewhere if it does at all.
    pub fn lift(&mut self, tile: Tile) {
        if !self.left().contains(&tile) {
            return;
        }
        let aim = self.hand.aim;
        self.let_go();
        let resting = at_rest(tile.piece);
        let free = self.free();
        let fits = |way: &Orientation| {
            let places = free
                .iter()
                .filter_map(|origin| Placement::new(*way, origin));
            places
                .into_iter()
                .any(|p| p.cells().all(|cell| free.contains(cell)))
        };
        let way = std::iter::once(resting)
            .chain(tile.piece.orientations())
            .find(fits);
        self.hand.refused = way.is_none().then_some(Refused::Nowhere);
        self.hand.held = Some(Held {
            tile,
            orientation: way.unwrap_or(resting),
            lifted: false,
        });
        let over_cursor = self.hand.cursor.map(|at| Aim::Over(Place::of(at.cell)));
        self.hand.aim = match aim {
            Some(Aim::At(_)) | None => over_cursor,
            aim => aim,
        };
    }

    /// Takes the next of these pieces that is left, after the one in hand.
    pub fn lift_next(&mut self, is_meant: impl Fn(Tile) -> bool) {
        let meant = |tile: &Tile| is_meant(*tile);
        let all: Vec<Tile> = self.supply().iter().copied().filter(meant).collect();
        let held = self.hand.held.map(|held| held.tile);
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

    /// Takes a piece of the board into the hand.
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

    /// Turns the piece in hand, or turns it over.
    pub fn turn(&mut self, turning: Turning) {
        let Some(held) = &mut self.hand.held else {
            return;
        };
        held.orientation = turning.apply(held.orientation);
        let orientation = held.orientation;
        if let Some(Aim::At(placement)) = self.hand.aim {
            let middle = Place::middle(placement);
            let there = snap::snapped(&self.free(), orientation, middle)
                .or_else(|| snap::exactly(self.ground(), orientation, middle));
            self.hand.aim = there.map(Aim::At);
        }
        self.hand.refused = None;
    }

    /// The pointer is somewhere over the board, or left it.
    pub fn point_at(&mut self, at: Option<Place>) {
        self.hand.aim = at.map(Aim::Near);
        self.hand.refused = None;
    }

    /// Whether pointing there would move the piece that is held over the board.
    pub fn points_elsewhere(&self, at: Option<Place>) -> bool {
        let Some(held) = self.hand.held else {
            return false;
        };
        let now = self.aimed(held.orientation, self.hand.aim);
        now != self.aimed(held.orientation, at.map(Aim::Near))
    }

    /// A drag begins on the board: it takes the piece that lies there along.
    pub fn drag_from(&mut self, at: Place) {
        if self.hand.held.is_none()
            && let Some(cell) = self.cell_at(at)
        {
            self.pick_up(cell);
        }
    }

    /// The board was touched: lays the piece in hand there, or takes the one that lies there.
    pub fn touch(&mut self, at: Place) {
        self.hand.refused = None;
        if self.hand.held.is_none() {
            return match self.cell_at(at) {
                Some(cell) if self.at(cell).is_some() => self.pick_up(cell),
                Some(_) => self.hand.refused = Some(Refused::NoPiece),
                None => {}
            };
        }
        self.hand.aim = Some(Aim::Near(at));
        self.lay_aimed();
    }

    /// A piece was dragged and let go: it is laid, or stays in hand; far from the ground it goes
    /// back into the tray.
    pub fn drop_at(&mut self, at: Option<Place>) {
        let Some(held) = self.hand.held else { return };
        self.hand.aim = at.map(Aim::Near);
        match self.aimed(held.orientation, self.hand.aim) {
            Some(_) => self.lay_aimed(),
            None => self.put_away(),
        }
    }

    /// A cell was chosen by name, which means exactly there.
    pub fn touch_cell(&mut self, cell: Cell) {
        self.hand.cursor = Some(Cursor::at(cell));
        self.hand.refused = None;
        self.hand.aim = Some(Aim::Over(Place::of(cell)));
        self.enter();
    }

    /// An arrow key: moves the cursor, and the piece in hand with it.
    pub fn arrow(&mut self, arrow: Arrow) {
        let cursor = match (self.hand.cursor, self.first_cursor()) {
            (Some(cursor), _) => cursor.walk(arrow, self.ground()),
            (None, Some(first)) => first,
            (None, None) => return,
        };
        self.hand.cursor = Some(cursor);
        self.hand.refused = None;
        self.hand.aim = Some(Aim::Over(Place::of(cursor.cell)));
    }

    /// Goes to the next place where the piece in hand fits, in all its orientations, or to the one
    /// before; without a piece, to the next free cell.
    pub fn walk_places(&mut self, forward: bool) {
        let free = self.free();
        let Some(held) = self.hand.held else {
            let cells: Vec<Cell> = free.iter().collect();
            let here = self.hand.cursor.map(|cursor| cursor.cell);
            if let Some(cell) = neighbour(&cells, here, forward) {
                self.hand.cursor = Some(Cursor::at(cell));
            }
            return;
        };
        let ways = held.tile.piece.orientations();
        let places = ways.flat_map(|way| {
            let origins = free.iter();
            origins
                .filter_map(move |origin| Placement::new(way, origin))
                .collect::<Vec<_>>()
        });
        let fits = |placement: &Placement| placement.cells().all(|cell| free.contains(cell));
        let mut places: Vec<Placement> = places.filter(fits).collect();
        places.sort();
        let here = self.aimed(held.orientation, self.hand.aim);
        let Some(next) = neighbour(&places, here, forward) else {
            self.hand.refused = Some(Refused::Nowhere);
            return;
        };
        self.hand.refused = None;
        self.hand.held = Some(Held {
            orientation: next.orientation(),
            ..held
        });
        self.hand.aim = Some(Aim::At(next));
        self.hand.cursor = Some(Cursor::at(middle_cell(next)));
    }

    /// Enter: lays the piece in hand, or takes the one under the cursor.
    pub fn enter(&mut self) {
        match (self.hand.held, self.hand.cursor) {
            (Some(_), _) => self.lay_aimed(),
            (None, Some(cursor)) if self.at(cursor.cell).is_some() => self.pick_up(cursor.cell),
            _ => self.hand.refused = Some(Refused::NoPiece),
        }
    }

    /// Puts the piece under the cursor, or the one in hand, into the tray.
    pub fn delete(&mut self) {
        if self.hand.held.is_none()
            && let Some(cursor) = self.hand.cursor
        {
            self.pick_up(cursor.cell);
        }
        self.put_away();
    }

    /// Puts the piece in hand back to where it came from.
    pub fn escape(&mut self) {
        if self.hand.refused.take().is_none() {
            self.let_go();
        }
    }

    /// Puts the piece in hand into the tray, wherever it came from.
    pub fn put_away(&mut self) {
        self.hand.held = None;
        self.hand.aim = None;
        self.hand.refused = None;
    }

    /// Takes every piece off the board.
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
        self.hand = Hand {
            cursor: self.hand.cursor,
            ..Hand::default()
        };
    }

    fn lay_aimed(&mut self) {
        let Some(held) = self.hand.held else {
            self.hand.refused = Some(Refused::NoPiece);
            return;
        };
        let Some(placement) = self.aimed(held.orientation, self.hand.aim) else {
            return;
        };
        if let Err((refused, _)) = self.check(placement) {
            self.hand.refused = Some(refused);
            return;
        }
        if !held.lifted {
            let before = self.laid().to_vec();
            self.history.note(before);
        }
        let tile = held.tile;
        self.add(Laid { tile, placement });
        self.count_places();
        self.put_away();
    }

    /// Where the keyboard begins: in the middle of the ground.
    fn first_cursor(&self) -> Option<Cursor> {
        let cells: Vec<Cell> = self.ground().iter().collect();
        cells.get(cells.len() / 2).map(|cell| Cursor::at(*cell))
    }

    fn cell_at(&self, at: Place) -> Option<Cell> {
        let near = |cell: &Cell| Place::of(*cell).distance(at) < RADIUS;
        let away = |cell: &Cell| Place::of(*cell).distance(at);
        let cells = self.ground().iter().filter(near);
        cells.min_by(|one, other| away(one).total_cmp(&away(other)))
    }

    /// The piece of the tray with this shape, the next of several.
    pub fn lift_piece(&mut self, piece: Piece) {
        self.lift_next(|tile| tile.piece == piece);
    }
}

/// The entry of a sorted list after, or before, where one is; round the end.
fn neighbour<T: Copy + Ord>(sorted: &[T], here: Option<T>, forward: bool) -> Option<T> {
    let beyond = |other: &&T| match here {
        None => true,
        Some(here) if forward => **other > here,
        Some(here) => **other < here,
    };
    let next = match forward {
        true => sorted.iter().find(beyond).or(sorted.first()),
        false => sorted.iter().rev().find(beyond).or(sorted.last()),
    };
    next.copied()
}

/// The cell of a piece that is nearest to its middle.
fn middle_cell(placement: Placement) -> Cell {
    let middle = Place::middle(placement);
    let away = |cell: &Cell| Place::of(*cell).distance(middle);
    let cells = placement.cells();
    let nearest = cells.min_by(|one, other| away(one).total_cmp(&away(other)));
    nearest.unwrap_or(placement.origin())
}
