//! What pointer and keys ask of a board on which pieces are laid, the same in play, puzzles and
//! pictures.

use gemblo::{Cell, Placement};
use i18n::gemblo::{Holds, Refused};

use super::hand::{Ground, Hand, Held};
use super::{Place, Turning};
use crate::{Arrow, Cursor, Facing, Way};

/// A board over which a hand holds, turns and drops pieces.
pub trait Laying {
    /// A piece of the tray.
    type Item: Copy + PartialEq;
    /// A piece in the hand.
    type Held: Held;
    /// What lies below the hand.
    type Ground: Ground;
    /// What comes of an act; by default, that only the hand moved.
    type Happened: Default;

    /// The hand.
    fn hand(&self) -> &Hand<Self::Held>;

    /// The hand, to be moved.
    fn hand_mut(&mut self) -> &mut Hand<Self::Held>;

    /// What lies below the hand.
    fn below(&self) -> Self::Ground;

    /// Every cell that pieces may cover, and what lies on it.
    fn cells(&self) -> Vec<(Cell, Holds)>;

    /// The piece in hand, if somebody may lay it now.
    fn in_hand(&self) -> Option<Self::Item>;

    /// Why a piece cannot lie there.
    fn refusal(&self, placement: Placement) -> Option<Refused>;

    /// Takes a piece from the tray into the hand, held so that it fits somewhere if it does at all.
    fn lift(&mut self, item: Self::Item) -> Self::Happened;

    /// Takes a piece up again that lies there and is not laid for good: it comes into the hand.
    fn take_up(&mut self) -> Self::Happened {
        Self::Happened::default()
    }

    /// A drag begins on the board: it may take what lies there along.
    fn drag_from(&mut self, _: Place) -> Self::Happened {
        Self::Happened::default()
    }

    /// The board was touched.
    fn touch(&mut self, at: Place) -> Self::Happened;

    /// A piece was dragged and let go.
    fn drop_at(&mut self, at: Option<Place>) -> Self::Happened;

    /// Where the keyboard begins.
    fn first_cell(&self) -> Option<Cell>;

    /// The cells that are worth a stop for a keyboard without a piece in hand.
    fn stops(&self) -> Vec<Cell>;

    /// Enter: lays the piece in hand, or does what is due without one.
    fn enter(&mut self) -> Self::Happened;

    /// Puts the piece in hand back into the tray.
    fn put_back(&mut self) -> Self::Happened;

    /// Whether a piece is in hand.
    fn holds(&self) -> bool {
        self.in_hand().is_some()
    }

    /// The keyboard's cursor.
    fn cursor(&self) -> Option<Cell> {
        self.hand().cursor.map(|cursor| cursor.at)
    }

    /// Takes a piece from the tray; the one in hand is turned instead.
    fn take(&mut self, item: Self::Item) -> Self::Happened {
        if self.in_hand() == Some(item) {
            return self.turn(Turning::Right);
        }
        self.lift(item)
    }

    /// Turns the piece in hand, or turns it over; one that lies there is taken up again for it.
    fn turn(&mut self, turning: Turning) -> Self::Happened {
        if !self.holds() {
            return Self::Happened::default();
        }
        let happened = self.take_up();
        let ground = self.below();
        self.hand_mut().turn(turning, &ground);
        happened
    }

    /// Goes to the next place of the piece in hand, in all its orientations, or to the one before;
    /// without a piece, from stop to stop.
    fn walk_places(&mut self, way: Way) -> Self::Happened {
        if !self.holds() {
            let stops = self.stops();
            self.hand_mut().next_cell(way, &stops);
            return Self::Happened::default();
        }
        let happened = self.take_up();
        let ground = self.below();
        self.hand_mut().next_place(way, &ground);
        happened
    }

    /// The pointer is somewhere over the board, or left it.
    fn point_at(&mut self, at: Option<Place>) -> Self::Happened {
        self.hand_mut().point_at(at);
        Self::Happened::default()
    }

    /// Whether pointing there would move the piece that is held over the board.
    fn points_elsewhere(&self, at: Option<Place>) -> bool {
        if !self.holds() {
            return false;
        }
        let ground = self.below();
        let mut there = self.hand().clone();
        there.point_at(at);
        self.hand().aimed(&ground) != there.aimed(&ground)
    }

    /// Where the piece in hand can be laid now; otherwise the hand says why not.
    fn droppable(&mut self) -> Option<Placement> {
        let aimed = self.hand().aimed(&self.below());
        let refused = match aimed {
            _ if !self.holds() => Some(Refused::NoPiece),
            Some(placement) => self.refusal(placement),
            None => return None,
        };
        self.hand_mut().refused = refused;
        aimed.filter(|_| self.hand().refused.is_none())
    }

    /// A cell was chosen by name, which means exactly there.
    fn touch_cell(&mut self, cell: Cell) -> Self::Happened {
        self.hand_mut().walk_to(Cursor::at(cell));
        self.enter()
    }

    /// An arrow key: moves the cursor, and the piece in hand with it.
    fn arrow(&mut self, arrow: Arrow) -> Self::Happened {
        self.arrow_on(arrow, Facing::UPRIGHT)
    }

    /// The same on a board that is seen from another side.
    fn arrow_on(&mut self, arrow: Arrow, facing: Facing) -> Self::Happened {
        let cursor = match self.hand().cursor {
            Some(cursor) => Some(cursor.walk_on(arrow, self.below().cells(), facing)),
            None => self.first_cell().map(Cursor::at),
        };
        if let Some(cursor) = cursor {
            self.hand_mut().walk_to(cursor);
        }
        Self::Happened::default()
    }
}
