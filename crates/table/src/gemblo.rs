//! Gemblo at a table: touches become placements, and the position becomes a scene.

mod compose;
mod film;
mod place;
mod say;
mod scene;
mod touch;
mod turning;
mod walk;

use gemblo::{Colour, Orientation, Placement, Position};
use i18n::gemblo::Refused;

use crate::{Confirm, Player, Table};

pub use film::Frame;
pub use place::{Place, RADIUS, nearest};
pub use say::tint;
pub use scene::{Ghost, Held, Laid, Line, ResultLine, Scene, Side, Tray, TrayPiece};
pub use turning::{Turning, at_rest};

/// A table of Gemblo with what the player's hand is doing.
#[derive(Clone, Debug)]
pub struct Board {
    table: Table<Position>,
    confirm: Confirm,
    hand: Hand,
    film: Option<Vec<Frame>>,
}

/// What a player holds and where, short of laying it.
#[derive(Clone, Default, Debug)]
struct Hand {
    /// The piece in hand, and how it is held; a draft keeps it there.
    held: Option<Orientation>,
    /// Where it is held over the board.
    aim: Option<Aim>,
    /// The keyboard's cursor.
    cursor: Option<walk::Cursor>,
    /// Why the last touch did nothing.
    refused: Option<Refused>,
}

/// Where the piece in hand is held.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Aim {
    /// Under the pointer; it snaps to the nearest legal place.
    Near(Place),
    /// Under the keyboard's cursor, exactly there.
    Over(Place),
    /// At one of the legal places.
    At(Placement),
}

impl Board {
    /// A board for this table; turns wait to be confirmed.
    pub fn new(table: Table<Position>) -> Board {
        // A piece that was drafted before stays in hand, as after any other draft.
        let held = table.draft().first().map(|draft| draft.orientation());
        Board {
            table,
            confirm: Confirm::Ask,
            hand: Hand {
                held,
                ..Hand::default()
            },
            film: None,
        }
    }

    /// The table.
    pub fn table(&self) -> &Table<Position> {
        &self.table
    }

    /// The position shown, as a record that ends there: which piece covers a cell matters, so
    /// colours alone do not describe it.
    pub fn position_text(&self) -> String {
        let mut record = self.table.record();
        let shown = self.table.viewed().unwrap_or(usize::MAX);
        record.turns.truncate(shown);
        record.to_string()
    }

    /// Whether complete turns wait to be confirmed.
    pub fn set_confirm(&mut self, confirm: Confirm) {
        self.confirm = confirm;
    }

    /// What happened since this was asked last, to be shown frame by frame.
    ///
    /// `None` when nothing happened; no frames when what was going on is cut short.
    pub fn take_film(&mut self) -> Option<Vec<Frame>> {
        self.film.take()
    }

    /// Whether a piece is in hand.
    pub fn holds(&self) -> bool {
        self.hand.held.is_some() && self.acts()
    }

    /// The position that the turn is made in: a piece that is only drafted does not lie there yet.
    fn base(&self) -> &Position {
        match self.table.viewed() {
            Some(_) => self.table.shown(),
            None => self.table.before_draft(),
        }
    }

    /// The piece that is laid but not confirmed.
    fn drafted(&self) -> Option<Placement> {
        let draft = self.table.viewed().is_none().then(|| self.table.draft());
        draft?.first().copied()
    }

    /// Whether a person may lay a piece now, or change the one that is drafted.
    fn acts(&self) -> bool {
        self.table.person_acts()
    }

    /// The colour that makes the current turn.
    fn mover(&self) -> Option<Colour> {
        self.base().to_act()
    }

    /// The colour whose tray is in view: that of the person who lays the next piece.
    fn tray_colour(&self) -> Option<Colour> {
        let position = self.base();
        let colours: Vec<Colour> = position.colours().collect();
        let first = self.mover()?.index();
        let of_person = |colour: &&Colour| {
            let seat = position.seat_of(**colour).index();
            self.table.players()[seat] == Player::Person && !position.passed().contains(**colour)
        };
        let in_order = colours[first..].iter().chain(&colours[..first]);
        in_order
            .clone()
            .find(of_person)
            .or(colours.get(first))
            .copied()
    }
}
