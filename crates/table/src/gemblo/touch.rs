//! Gestures: what a touch, a drag, a key means on the board now.

use gemblo::{Cell, Orientation, Piece, Placement, Refusal};
use i18n::gemblo::Refused;

use super::turning::{Turning, at_rest};
use super::walk::Cursor;
use super::{Aim, Board, Hand, Place, film, place, say};
use crate::{Arrow, Confirm};

impl Board {
    /// Takes a piece from the tray; the one in hand is turned instead.
    pub fn take(&mut self, piece: Piece) {
        if self.hand.held.is_some_and(|held| held.piece() == piece) {
            return self.turn(Turning::Right);
        }
        self.lift(piece);
    }

    /// Takes a piece into the hand, held so that it fits somewhere if it does at all.
    pub fn lift(&mut self, piece: Piece) {
        let Some(colour) = self.mover().filter(|_| self.acts()) else {
            return;
        };
        if !self.base().left(colour).contains(piece) {
            return;
        }
        self.table.take_back();
        let legal = self.base().legal();
        let fits = |held: &Orientation| legal.iter().any(|p| p.orientation() == *held);
        let resting = at_rest(piece);
        let mut ways = std::iter::once(resting).chain(piece.orientations());
        let held = ways.find(fits);
        self.hand.refused = held.is_none().then_some(Refused::Nowhere);
        self.hand.held = Some(held.unwrap_or(resting));
        if let Some(Aim::At(_)) = self.hand.aim {
            self.hand.aim = self
                .hand
                .cursor
                .map(|cursor| Aim::Over(Place::of(cursor.cell)));
        }
    }

    /// Turns the piece in hand, or turns it over; a drafted piece is taken up again for it.
    pub fn turn(&mut self, turning: Turning) {
        let Some(held) = self.hand.held.filter(|_| self.acts()) else {
            return;
        };
        if let Some(draft) = self.table.take_back() {
            self.hand.aim = Some(Aim::Near(Place::middle(draft)));
        }
        let turned = turning.apply(held);
        if let Some(Aim::At(placement)) = self.hand.aim {
            let middle = Place::middle(placement);
            let there = place::snapped(&self.base().legal(), turned, middle);
            let there = there.or_else(|| place::exactly(turned, middle));
            self.hand.aim = there.map(Aim::At);
        }
        self.hand.refused = None;
        self.hand.held = Some(turned);
    }

    /// The pointer is somewhere over the board, or left it.
    pub fn point_at(&mut self, at: Option<Place>) {
        self.hand.aim = at.map(Aim::Near);
        self.hand.refused = None;
    }

    /// Whether pointing there would move the piece that is held over the board.
    pub fn points_elsewhere(&self, at: Option<Place>) -> bool {
        let legal = self.base().legal();
        let now = self.aimed(&legal, self.hand.aim);
        self.holds() && now != self.aimed(&legal, at.map(Aim::Near))
    }

    /// The board was touched: lays the piece in hand there, or confirms it where it lies.
    pub fn touch(&mut self, at: Place) {
        self.hand.refused = None;
        if !self.acts() {
            return;
        }
        if let Some(draft) = self.drafted() {
            let on_draft = draft
                .cells()
                .any(|cell| Place::of(cell).distance(at) < place::RADIUS);
            if on_draft {
                return self.confirm();
            }
        }
        self.hand.aim = Some(Aim::Near(at));
        self.lay_aimed();
    }

    /// A piece was dragged and let go: it is laid, or stays in hand.
    pub fn drop_at(&mut self, at: Place) {
        if self.acts() {
            self.hand.aim = Some(Aim::Near(at));
            self.lay_aimed();
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
        let area = self.base().area();
        let cursor = match self.hand.cursor {
            Some(cursor) => cursor.walk(arrow, area),
            None => self.first_cursor(),
        };
        self.hand.cursor = Some(cursor);
        self.hand.refused = None;
        self.hand.aim = Some(Aim::Over(Place::of(cursor.cell)));
    }

    /// Goes to the next legal place of the piece in hand, in all its orientations, or to the one
    /// before; without a piece, to the next cell from which one may connect.
    pub fn walk_places(&mut self, forward: bool) {
        let Some(held) = self.hand.held.filter(|_| self.acts()) else {
            return self.walk_anchors(forward);
        };
        let draft = self.table.take_back();
        let legal = self.base().legal();
        let same = legal
            .iter()
            .filter(|placement| placement.piece() == held.piece());
        let places: Vec<Placement> = same.collect();
        let here = draft.or_else(|| self.aimed(&legal, self.hand.aim));
        let Some(next) = neighbour(&places, here, forward) else {
            self.hand.refused = Some(Refused::Nowhere);
            return;
        };
        self.hand.refused = None;
        self.hand.held = Some(next.orientation());
        self.hand.aim = Some(Aim::At(next));
        self.hand.cursor = Some(Cursor::at(middle_cell(next)));
    }

    /// Takes the next piece of so many cells that fits somewhere.
    pub fn take_of_size(&mut self, size: u8) {
        let Some(tray) = self.tray().filter(|tray| tray.open) else {
            return;
        };
        let same = tray.pieces.iter().filter(|one| one.piece.size() == size);
        let fitting: Vec<Piece> = same
            .filter(|one| one.places > 0)
            .map(|one| one.piece)
            .collect();
        let held = self.hand.held.map(|held| held.piece());
        match neighbour(&fitting, held, true) {
            Some(piece) => self.lift(piece),
            None => self.hand.refused = Some(Refused::Nowhere),
        }
    }

    /// Enter: lays the piece in hand, or confirms the turn.
    pub fn enter(&mut self) {
        if self.table.is_complete() && self.acts() {
            self.confirm();
        } else if self.acts() {
            self.lay_aimed();
        }
    }

    /// Confirms a complete turn.
    pub fn confirm(&mut self) {
        if self.table.confirm() {
            self.let_go();
        }
    }

    /// Takes the drafted piece up again, or puts the piece in hand back.
    pub fn escape(&mut self) {
        let refused = self.hand.refused.take().is_some();
        if self.table.take_back().is_none() && !refused {
            self.hand.held = None;
        }
    }

    /// Takes the draft back and puts the piece away.
    pub fn cancel(&mut self) {
        self.table.cancel();
        self.let_go();
    }

    /// Takes back the draft, or turns.
    pub fn undo(&mut self) {
        self.let_go();
        self.table.undo();
    }

    /// Makes turns again that were taken back.
    pub fn redo(&mut self) {
        self.let_go();
        self.table.redo();
        self.film_last_turn();
    }

    /// Looks at an earlier position, or at the game as it stands.
    pub fn view(&mut self, turns: Option<usize>) {
        let shown = |board: &Board| board.table.viewed().unwrap_or(board.table.turn_count());
        let before = shown(self);
        self.table.view(turns);
        self.let_go();
        if shown(self) == before + 1 {
            self.film_last_turn();
        }
    }

    /// Plays a turn that comes from elsewhere.
    pub fn play_turn(&mut self, text: &str) -> Result<(), Refusal> {
        self.table.play_turn(text)?;
        self.let_go();
        self.film_last_turn();
        Ok(())
    }

    fn lay_aimed(&mut self) {
        if self.hand.held.is_none() {
            self.hand.refused = Some(Refused::NoPiece);
            return;
        }
        let Some(placement) = self.aimed(&self.base().legal(), self.hand.aim) else {
            return;
        };
        if let Err(refusal) = self.base().check(placement) {
            self.hand.refused = Some(say::refused(&refusal));
            return;
        }
        self.table.take_back();
        // It was checked a moment ago in this very position.
        let laid = self.table.play(placement);
        debug_assert!(laid.is_ok());
        self.hand.aim = None;
        self.film = Some(film::film(placement));
        if self.confirm == Confirm::AtOnce {
            self.table.confirm();
            self.hand.held = None;
        }
    }

    fn walk_anchors(&mut self, forward: bool) {
        let here = self.hand.cursor.map(|cursor| cursor.cell);
        if let Some(cell) = neighbour(&self.anchors(), here, forward) {
            self.hand.cursor = Some(Cursor::at(cell));
        }
    }

    /// Where the keyboard begins: where the mover may connect, or in the middle.
    fn first_cursor(&self) -> Cursor {
        let anchor = self.anchors().first().copied();
        anchor.map_or(Cursor::centre(), Cursor::at)
    }

    fn film_last_turn(&mut self) {
        if let Some(turn) = self.table.last_turn() {
            self.film = Some(
                turn.steps
                    .iter()
                    .flat_map(|step| film::film(*step))
                    .collect(),
            );
        }
    }

    /// Puts the piece in hand away, and cuts short what is being shown.
    fn let_go(&mut self) {
        self.film = Some(Vec::new());
        self.hand = Hand {
            cursor: self.hand.cursor,
            ..Hand::default()
        };
    }
}

/// The entry of a list after, or before, where one is, in their order; round the end.
fn neighbour<T: Copy + Ord>(all: &[T], here: Option<T>, forward: bool) -> Option<T> {
    let beyond = |other: &T| match here {
        None => true,
        Some(here) if forward => *other > here,
        Some(here) => *other < here,
    };
    let (all, ahead) = (all.iter().copied(), all.iter().copied().filter(beyond));
    match forward {
        true => ahead.min().or(all.min()),
        false => ahead.max().or(all.max()),
    }
}

/// The cell of a piece that is nearest to its middle.
fn middle_cell(placement: Placement) -> Cell {
    let middle = Place::middle(placement);
    let away = |cell: &Cell| Place::of(*cell).distance(middle);
    let cells = placement.cells();
    let nearest = cells.min_by(|one, other| away(one).total_cmp(&away(other)));
    nearest.unwrap_or(placement.origin())
}
