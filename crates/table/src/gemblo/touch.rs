//! Gestures: what a touch, a drag, a key means on the board now.

use gemblo::{Area, Cell, Cells, Legal, Orientation, Piece, Placement};
use hex::Hex;
use i18n::gemblo::{Holds, Refused};

use super::hand::{Aim, Ground, Hand};
use spoken::gemblo as say;

use super::{Board, Laying, Place, RADIUS, nearest};
use crate::{Happened, Way};

/// The area below the hand, and every place where the player to act may lay a piece.
pub struct Below {
    area: Area,
    legal: Legal,
}

impl Ground for Below {
    const SNAP: f64 = 2.6 * RADIUS;

    fn cells(&self) -> &Cells {
        self.area.cells()
    }

    fn places(&self, held: Orientation) -> impl Iterator<Item = Placement> {
        let same = move |placement: &Placement| placement.orientation() == held;
        self.legal.iter().filter(same)
    }

    fn exactly(&self, held: Orientation, at: Place) -> Option<Placement> {
        /// How far beyond the board a piece is still held over it.
        const BEYOND: f64 = 3.0 * RADIUS;
        let anywhere = Cell::all().filter_map(|origin| Placement::new(held, origin));
        nearest(anywhere, at, BEYOND)
    }
}

impl Laying for Board {
    type Item = Piece;
    type Held = Orientation;
    type Ground = Below;
    type Happened = Happened;

    fn hand(&self) -> &Hand<Orientation> {
        &self.hand
    }

    fn hand_mut(&mut self) -> &mut Hand<Orientation> {
        &mut self.hand
    }

    fn below(&self) -> Below {
        Below {
            area: self.area(),
            legal: self.base().legal(),
        }
    }

    fn cells(&self) -> Vec<(Cell, Holds)> {
        let mut holds = [Holds::Nothing; Cell::COUNT];
        for cell in self.anchors() {
            holds[cell.index()] = Holds::Anchor;
        }
        for (tint, cell, _) in self.starts() {
            holds[cell.index()] = Holds::Start(say::tint(tint));
        }
        for laid in self.pieces() {
            for cell in laid.placement.cells() {
                holds[cell.index()] = match laid.tint {
                    Some(tint) => Holds::Piece(say::tint(tint), laid.placement.piece().size()),
                    None => Holds::Obstacle,
                };
            }
        }
        let area = self.base().area().cells().iter();
        area.map(|cell| (cell, holds[cell.index()])).collect()
    }

    fn in_hand(&self) -> Option<Piece> {
        let held = self.hand.held.filter(|_| self.acts());
        held.map(|held| held.piece())
    }

    fn refusal(&self, placement: Placement) -> Option<Refused> {
        let refusal = self.base().check(placement).err();
        Some(say::refused(self.base(), &refusal?))
    }

    fn lift(&mut self, piece: Piece) -> Happened {
        let colour = self.mover().filter(|_| self.acts());
        if !colour.is_some_and(|colour| self.base().left(colour).contains(piece)) {
            return Happened::Hand;
        }
        let happened = self.take_back();
        let ground = self.below();
        self.hand.hold(piece, &ground, |way| way);
        happened
    }

    /// A drafted piece is held where it lay.
    fn take_up(&mut self) -> Happened {
        if let Some(draft) = self.drafted() {
            self.hand.aim = Some(Aim::Near(Place::middle(draft)));
        }
        self.take_back()
    }

    /// Lays the piece in hand there, or confirms it where it lies.
    fn touch(&mut self, at: Place) -> Happened {
        self.hand.refused = None;
        if !self.acts() {
            return Happened::Hand;
        }
        let covers = |cell: Cell| Place::of(cell).distance(at) < RADIUS;
        let drafted = self.drafted();
        if drafted.is_some_and(|draft| draft.cells().any(covers)) {
            return self.confirm();
        }
        self.drop_at(Some(at))
    }

    /// The piece is laid, or stays in hand.
    fn drop_at(&mut self, at: Option<Place>) -> Happened {
        if at.is_none() || !self.acts() {
            return Happened::Hand;
        }
        self.hand.point_at(at);
        self.lay_aimed()
    }

    /// Where the mover may connect, or in the middle.
    fn first_cell(&self) -> Option<Cell> {
        let anchor = self.anchors().first().copied();
        anchor.or(Cell::at(Hex::default()))
    }

    fn stops(&self) -> Vec<Cell> {
        self.anchors()
    }

    /// Lays the piece in hand, or confirms the turn.
    fn enter(&mut self) -> Happened {
        if !self.acts() {
            Happened::Hand
        } else if self.table.is_complete() {
            self.confirm()
        } else {
            self.lay_aimed()
        }
    }

    /// A drafted piece goes back too.
    fn put_back(&mut self) -> Happened {
        self.cancel()
    }
}

impl Board {
    /// Takes the next piece of so many cells that fits somewhere.
    pub fn take_of_size(&mut self, size: u8) -> Happened {
        let Some(tray) = self.tray().filter(|tray| tray.open) else {
            return Happened::Hand;
        };
        let same = tray.pieces.iter().filter(|one| one.item.size() == size);
        let fitting: Vec<Piece> = same
            .filter(|one| one.places > 0)
            .map(|one| one.item)
            .collect();
        match Way::Forward.neighbour(&fitting, self.in_hand()) {
            Some(piece) => self.lift(piece),
            None => {
                self.hand.refused = Some(Refused::Nowhere);
                Happened::Hand
            }
        }
    }

    /// Takes the drafted piece up again, or puts the piece in hand back.
    pub fn escape(&mut self) -> Happened {
        self.hand.refused = None;
        let happened = self.take_back();
        if happened == Happened::Hand {
            self.hand.let_go();
        }
        happened
    }

    fn lay_aimed(&mut self) -> Happened {
        let Some(placement) = self.droppable() else {
            return Happened::Hand;
        };
        self.table.take_back();
        self.hand.aim = None;
        self.hand.proposed = None;
        // It was checked a moment ago in this very position.
        let laid = self.make(placement);
        debug_assert!(laid.is_ok());
        laid.unwrap_or_default()
    }
}
