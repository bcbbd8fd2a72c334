//! YINSH at a table: touches become steps, and the position becomes a scene.

mod compose;
mod film;
mod marks;
mod pieces;
mod say;
mod scene;
mod touch;
mod walk;

use yinsh::{Colour, Phase, Point, Position, Row};

use crate::{Confirm, Table};

pub use crate::Arrow;
pub use film::{Act, Frame};
pub use pieces::Pieces;
pub use say::refused;
pub use scene::{Mark, Outline, Role, Scene, SideScene, Spot};

/// A table of YINSH with what the player's hand is doing.
#[derive(Clone, Debug)]
pub struct Board {
    table: Table<Position>,
    confirm: Confirm,
    hand: Hand,
    film: Option<Vec<Frame>>,
}

/// What a player has chosen or points at, short of making a step.
#[derive(Clone, Default, Debug)]
struct Hand {
    /// The ring to move.
    picked: Option<Point>,
    /// The point under the mouse, or under the keyboard's cursor.
    pointed: Option<Point>,
    /// The keyboard's cursor.
    cursor: Option<walk::Cursor>,
    /// The row to remove.
    row: Option<Row>,
    /// Why the last touch did nothing.
    refused: Option<i18n::yinsh::Refused>,
}

impl Board {
    /// A board for this table; turns wait to be confirmed.
    pub fn new(table: Table<Position>) -> Board {
        Board {
            table,
            confirm: Confirm::Ask,
            hand: Hand::default(),
            film: None,
        }
    }

    /// The table.
    pub fn table(&self) -> &Table<Position> {
        &self.table
    }

    /// The position shown, as a position string.
    pub fn position_text(&self) -> String {
        self.table.shown().to_string()
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

    /// The rows that the player to act may remove now, in a fixed order.
    pub fn choices(&self) -> Vec<Row> {
        let position = self.table.position();
        match (position.to_act(), position.phase()) {
            (Some(own), Phase::Row(_)) if self.acts() => position.rows(own).collect(),
            _ => Vec::new(),
        }
    }

    /// The row that a touch or Enter would remove: the chosen one, or the only one.
    pub fn chosen_row(&self) -> Option<Row> {
        let choices = self.choices();
        let chosen = self.hand.row.filter(|row| choices.contains(row));
        chosen.or(match choices[..] {
            [only] => Some(only),
            _ => None,
        })
    }

    /// Whether a person may make a step now; a complete turn can only be confirmed or changed.
    fn acts(&self) -> bool {
        self.table.person_acts() && !self.table.is_complete()
    }

    /// The colour of the player who makes the current turn.
    fn mover(&self) -> Colour {
        match self.table.to_move() {
            Some(seat) if seat == Colour::Black.seat() => Colour::Black,
            _ => Colour::White,
        }
    }
}
