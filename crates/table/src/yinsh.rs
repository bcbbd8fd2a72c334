//! YINSH at a table: touches become steps, and the position becomes a scene.

mod compose;
mod figures;
mod film;
mod marks;
mod pieces;
mod plan;
mod say;
mod scene;
mod touch;

use game::Seat;
use i18n::yinsh::Refused;
use yinsh::{Colour, Phase, Point, Position, Refusal, Row, Step};

use crate::{Cursor, Facing, Figure, Film, Sitting, Table, Tabled};

pub use crate::Arrow;
pub use figures::{moved, place};
pub use film::{Act, Moment};
pub use pieces::Pieces;
pub(crate) use say::end_of;
pub use scene::{Mark, Outline, Role, Scene, SideScene, Spot};
pub use spoken::yinsh::{fault, refused};

/// A table of YINSH with what the player's hand is doing.
pub type Board = crate::Board<Position>;

/// What a player has chosen or points at, short of making a step.
#[derive(Clone, Default, Debug)]
pub struct Hand {
    /// The ring to move.
    picked: Option<Point>,
    /// The point under the mouse, or under the keyboard's cursor.
    pointed: Option<Point>,
    /// The keyboard's cursor.
    cursor: Option<Cursor<Point>>,
    /// The row to remove.
    row: Option<Row>,
    /// What is planned for the next turn, while the opponent moves.
    planned: Option<Step>,
    /// Why the last touch did nothing.
    refused: Option<Refused>,
}

impl Tabled for Position {
    type Hand = Hand;

    type Moment = Moment;

    fn hand(_: &Table<Position>) -> Hand {
        Hand::default()
    }

    fn let_go(hand: &mut Hand) {
        let cursor = hand.cursor;
        *hand = Hand {
            cursor,
            ..Hand::default()
        };
    }

    fn film(before: &Position, steps: &[Step]) -> Film {
        film::film(before, steps).into()
    }

    fn move_property(&self) -> &'static str {
        match self.side() {
            Colour::White => "W",
            Colour::Black => "B",
        }
    }

    fn figures(steps: &[Step]) -> Vec<Figure> {
        figures::of_turn(steps)
    }

    fn region(steps: &[Step]) -> Option<Figure> {
        figures::region(steps)
    }

    fn planned(hand: &Hand) -> Option<Step> {
        hand.planned
    }

    fn refuse_planned(hand: &mut Hand, step: Step, refusal: Refusal) {
        let turn = <Position as game::Game>::write_turn(&[step]);
        hand.refused = Some(Refused::Planned(turn, Box::new(refused(refusal))));
    }

    fn sitting(board: Board) -> Sitting {
        board.into()
    }
}

impl Board {
    /// The position shown, as a position string.
    pub fn position_text(&self) -> String {
        self.table.shown().to_string()
    }

    /// So that a seat is at the bottom; White's, if it is nobody's.
    pub fn facing_for(&self, seat: Option<Seat>) -> Facing {
        if seat == Some(Colour::Black.seat()) {
            Facing::HALF
        } else {
            Facing::UPRIGHT
        }
    }

    /// By how much a press of the button turns the board.
    pub fn facing_step(&self) -> Facing {
        Facing::HALF
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
