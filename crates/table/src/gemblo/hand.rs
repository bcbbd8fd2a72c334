//! The hand that holds, turns and drops a piece, over the board of a game, a puzzle or a picture.

use gemblo::{Cell, Cells, Orientation, Piece, Placement};
use i18n::gemblo::Refused;

use super::{Place, RADIUS, Turning, at_rest, nearest};
use crate::{Cursor, Way};

/// What is held and where, short of laying it.
#[derive(Clone, PartialEq, Debug)]
pub struct Hand<H> {
    /// The piece in hand.
    pub held: Option<H>,
    /// Where it is held over the board.
    pub aim: Option<Aim>,
    /// The place that was proposed for it: whoever points there means just that place.
    pub proposed: Option<Placement>,
    /// The keyboard's cursor.
    pub cursor: Option<Cursor<Cell>>,
    /// Why the last touch did nothing.
    pub refused: Option<Refused>,
}

/// A piece in a hand.
pub trait Held: Copy {
    /// How it is held.
    fn orientation(self) -> Orientation;

    /// The same piece, held another way.
    fn turned_to(self, orientation: Orientation) -> Self;
}

impl Held for Orientation {
    fn orientation(self) -> Orientation {
        self
    }

    fn turned_to(self, orientation: Orientation) -> Orientation {
        orientation
    }
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

/// What a hand has to know of the board below it.
pub trait Ground {
    /// How far a held piece snaps to a place where it fits.
    const SNAP: f64;

    /// The cells that the keyboard walks over.
    fn cells(&self) -> &Cells;

    /// Every place where a piece that is held like this fits.
    fn places(&self, held: Orientation) -> impl Iterator<Item = Placement>;

    /// Where a held piece lies when it is put down exactly here; nothing far from the board.
    fn exactly(&self, held: Orientation, at: Place) -> Option<Placement>;

    /// Where a piece that is held somewhere would come to lie.
    fn under(&self, held: Orientation, aim: Option<Aim>) -> Option<Placement> {
        match aim? {
            Aim::Near(at) => {
                let snapped = nearest(self.places(held), at, Self::SNAP);
                snapped.or_else(|| self.exactly(held, at))
            }
            Aim::Over(at) => self.exactly(held, at),
            Aim::At(placement) => Some(placement),
        }
    }
}

impl<H> Default for Hand<H> {
    fn default() -> Hand<H> {
        Hand {
            held: None,
            aim: None,
            proposed: None,
            cursor: None,
            refused: None,
        }
    }
}

impl<H: Held> Hand<H> {
    /// Empties the hand; the cursor stays where it is.
    pub fn let_go(&mut self) {
        *self = Hand {
            cursor: self.cursor,
            ..Hand::default()
        };
    }

    /// Takes a piece, held so that it fits somewhere if it does at all.
    pub fn hold(&mut self, piece: Piece, ground: &impl Ground, held: impl Fn(Orientation) -> H) {
        let resting = at_rest(piece);
        let fits = |way: &Orientation| ground.places(*way).next().is_some();
        let mut ways = std::iter::once(resting).chain(piece.orientations());
        let way = ways.find(fits);
        self.refused = way.is_none().then_some(Refused::Nowhere);
        self.held = Some(held(way.unwrap_or(resting)));
        self.proposed = None;
        if let Some(Aim::At(_)) = self.aim {
            self.aim = self.over_cursor();
        }
    }

    /// Above the keyboard's cursor.
    pub fn over_cursor(&self) -> Option<Aim> {
        self.cursor.map(|cursor| Aim::Over(Place::of(cursor.at)))
    }

    /// Turns the piece in hand, or turns it over, where it is.
    pub fn turn(&mut self, turning: Turning, ground: &impl Ground) {
        let Some(held) = &mut self.held else { return };
        let turned = turning.apply(held.orientation());
        *held = held.turned_to(turned);
        self.proposed = None;
        if let Some(Aim::At(placement)) = self.aim {
            let around = Aim::Near(Place::middle(placement));
            self.proposed = ground.under(turned, Some(around));
            self.aim = self.proposed.map(Aim::At);
        }
        self.refused = None;
    }

    /// The pointer is somewhere over the board, or left it; what was proposed is found again there.
    pub fn point_at(&mut self, at: Option<Place>) {
        let covers = |placement: &Placement, at: Place| {
            let mut cells = placement.cells();
            cells.any(|cell| Place::of(cell).distance(at) < RADIUS)
        };
        let is_meant = |placement: &Placement| at.is_none_or(|at| covers(placement, at));
        let proposed = self.proposed.filter(is_meant).map(Aim::At);
        self.aim = proposed.or(at.map(Aim::Near));
        self.refused = None;
    }

    /// Where the piece in hand would come to lie.
    pub fn aimed(&self, ground: &impl Ground) -> Option<Placement> {
        ground.under(self.held?.orientation(), self.aim)
    }

    /// The keyboard came to a cell, and the piece in hand with it.
    pub fn walk_to(&mut self, cursor: Cursor<Cell>) {
        self.cursor = Some(cursor);
        self.proposed = None;
        self.aim = self.over_cursor();
        self.refused = None;
    }

    /// Takes the piece in hand to the next place where it fits, in all its orientations, or to the
    /// one before.
    pub fn next_place(&mut self, way: Way, ground: &impl Ground) {
        let Some(held) = self.held else { return };
        let ways = held.orientation().piece().orientations();
        let places: Vec<Placement> = ways.flat_map(|way| ground.places(way)).collect();
        let Some(next) = way.neighbour(&places, self.aimed(ground)) else {
            self.refused = Some(Refused::Nowhere);
            return;
        };
        self.refused = None;
        self.held = Some(held.turned_to(next.orientation()));
        self.aim = Some(Aim::At(next));
        self.proposed = Some(next);
        self.cursor = Some(Cursor::at(middle_cell(next)));
    }

    /// The keyboard goes to the next of these cells, or to the one before.
    pub fn next_cell(&mut self, way: Way, cells: &[Cell]) {
        let here = self.cursor.map(|cursor| cursor.at);
        if let Some(cell) = way.neighbour(cells, here) {
            self.cursor = Some(Cursor::at(cell));
        }
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
