//! Gestures: what a touch, a drag, a key means on the board now.

use hex::Hex;
use i18n::yinsh::Refused;
use yinsh::{Phase, Point, Row, Step};

use super::{Board, Role};
use crate::{Arrow, Cursor, Happened, Way};

impl Board {
    /// A point was touched.
    pub fn touch(&mut self, point: Point) -> Happened {
        self.hand.refused = None;
        if let Some(own) = self.planner() {
            return self.touch_ahead(own, point);
        }
        if !self.table.person_acts() {
            return Happened::Hand;
        }
        if self.table.is_complete() {
            return self.touch_complete(point);
        }
        match self.table.position().phase() {
            Phase::Place => self.step(Step::PlaceRing(point)),
            Phase::Move => self.touch_move(point),
            Phase::Row(_) => self.touch_row(point),
            Phase::Ring(_) => self.step(Step::RemoveRing(point)),
        }
    }

    /// A ring was dragged from one point to another.
    pub fn drag(&mut self, from: Point, to: Point) -> Happened {
        self.lift(from);
        if self.hand.picked == Some(from) && from != to {
            return self.touch(to);
        }
        Happened::Hand
    }

    /// A finger or button went down on a ring: it is chosen, if it can move.
    pub fn lift(&mut self, point: Point) -> Happened {
        if self.acts() && !self.table.position().landings(point).is_empty() {
            self.hand.refused = None;
            self.hand.picked = Some(point);
        }
        Happened::Hand
    }

    /// The pointer is over a point, or left the board.
    pub fn point_at(&mut self, point: Option<Point>) -> Happened {
        self.hand.pointed = point;
        if let Some(row) = point.and_then(|point| self.row_through(point)) {
            self.hand.row = Some(row);
        }
        Happened::Hand
    }

    /// The point that the pointer, or the keyboard, is at.
    pub fn pointed(&self) -> Option<Point> {
        self.hand.pointed
    }

    /// The keyboard's cursor.
    pub fn cursor(&self) -> Point {
        self.cursor_or_centre().at
    }

    /// An arrow key: walks over the board, or slides along the rows to choose from.
    pub fn arrow(&mut self, arrow: Arrow) -> Happened {
        if self.choices().len() > 1 {
            return self.choose_next_row(match arrow {
                Arrow::Right | Arrow::Up => Way::Forward,
                Arrow::Left | Arrow::Down => Way::Back,
            });
        }
        self.walk_to(self.cursor_or_centre().walk(arrow, Point::all()))
    }

    /// Jumps to the next point, or the one before, where a touch does something.
    pub fn jump(&mut self, way: Way) -> Happened {
        let scene = self.scene();
        let worth = |role| !matches!(role, Role::Plain | Role::Free | Role::InRow);
        let spots = scene.spots.iter().filter(|spot| worth(spot.role));
        let points: Vec<Point> = spots.map(|spot| spot.point).collect();
        match way.neighbour(&points, Some(self.cursor())) {
            Some(point) => self.walk_to(Cursor::at(point)),
            None => Happened::Hand,
        }
    }

    fn cursor_or_centre(&self) -> Cursor<Point> {
        let centre = || Point::from_hex(Hex::default()).expect("the board has a centre");
        self.hand.cursor.unwrap_or_else(|| Cursor::at(centre()))
    }

    fn walk_to(&mut self, cursor: Cursor<Point>) -> Happened {
        self.hand.cursor = Some(cursor);
        self.point_at(Some(cursor.at))
    }

    /// Enter: removes the chosen row, confirms a complete turn, or touches the cursor's point.
    pub fn enter(&mut self) -> Happened {
        if self.table.is_complete() && self.table.person_acts() {
            self.confirm()
        } else if let Some(row) = self.chosen_row() {
            self.step(Step::RemoveRow(row))
        } else {
            self.touch(self.cursor())
        }
    }

    /// Chooses one of the rows that may be removed.
    pub fn choose_row(&mut self, index: usize) -> Happened {
        if let Some(row) = self.choices().get(index) {
            self.hand.row = Some(*row);
            self.hand.refused = None;
        }
        Happened::Hand
    }

    /// A row was pressed: it is chosen, or removed when it is the one that is chosen already.
    pub fn press_row(&mut self, index: usize) -> Happened {
        let row = self.choices().get(index).copied();
        if row.is_some() && row == self.chosen_row() {
            return self.take_row();
        }
        self.choose_row(index)
    }

    /// Removes the chosen row.
    pub fn take_row(&mut self) -> Happened {
        match self.chosen_row() {
            Some(row) => self.step(Step::RemoveRow(row)),
            None => Happened::Hand,
        }
    }

    /// Passes, where that is the only step.
    pub fn pass(&mut self) -> Happened {
        if self.acts() {
            return self.step(Step::Pass);
        }
        Happened::Hand
    }

    /// Lets go of a chosen ring, or takes the last step of the draft back.
    pub fn escape(&mut self) -> Happened {
        self.hand.row = None;
        let refused = self.hand.refused.take().is_some();
        let picked = self.hand.picked.take().is_some();
        let planned = self.hand.planned.take().is_some();
        if refused || picked || planned {
            return Happened::Hand;
        }
        self.take_back()
    }

    fn step(&mut self, step: Step) -> Happened {
        match self.make(step) {
            Ok(happened) => {
                self.let_go();
                happened
            }
            Err(refusal) => self.refuse(spoken::yinsh::refused(refusal)),
        }
    }

    pub(super) fn refuse(&mut self, refused: Refused) -> Happened {
        self.hand.refused = Some(refused);
        Happened::Hand
    }

    fn touch_move(&mut self, point: Point) -> Happened {
        let position = self.table.position();
        let can_move = !position.landings(point).is_empty();
        match self.hand.picked {
            Some(from) if from == point => self.hand.picked = None,
            _ if can_move => self.hand.picked = Some(point),
            Some(from) => return self.step(Step::MoveRing { from, to: point }),
            None if position.rings(self.mover()).contains(point) => {
                return self.refuse(Refused::Stuck(point.to_string()));
            }
            None => return self.refuse(Refused::NoRing(point.to_string())),
        }
        Happened::Hand
    }

    /// The first touch chooses a row, a second one on the same row removes it.
    fn touch_row(&mut self, point: Point) -> Happened {
        match self.row_through(point) {
            Some(row) if self.chosen_row() == Some(row) => self.step(Step::RemoveRow(row)),
            Some(row) => {
                self.hand.row = Some(row);
                Happened::Hand
            }
            None => self.refuse(Refused::NoRowThere(point.to_string())),
        }
    }

    /// The last step of a complete turn can be moved elsewhere; touching it again confirms.
    fn touch_complete(&mut self, point: Point) -> Happened {
        let draft = self.table.draft();
        let Some(last) = draft.last() else {
            return Happened::Hand;
        };
        match *last {
            Step::PlaceRing(end) | Step::RemoveRing(end) | Step::MoveRing { to: end, .. }
                if end == point =>
            {
                self.confirm()
            }
            Step::PlaceRing(_) => self.instead(Step::PlaceRing(point)),
            Step::RemoveRing(_) => self.instead(Step::RemoveRing(point)),
            Step::MoveRing { from, .. } if from == point => self.take_back(),
            Step::MoveRing { from, .. } => self.instead(Step::MoveRing { from, to: point }),
            Step::RemoveRow(_) | Step::Pass => Happened::Hand,
        }
    }

    /// Replaces the last step by another one, if that is legal.
    fn instead(&mut self, step: Step) -> Happened {
        let Some(old) = self.table.take_back() else {
            return Happened::Hand;
        };
        let happened = self.step(step);
        if self.hand.refused.is_some() {
            // The old step was legal here before.
            let restored = self.table.play(old);
            debug_assert!(restored.is_ok());
        }
        happened
    }

    /// The row that a touch on a marker means: the one whose middle is nearest.
    pub(super) fn row_through(&self, point: Point) -> Option<Row> {
        let choices = self.choices().into_iter();
        let through = choices.filter(|row| row.points().contains(point));
        through.min_by_key(|row| {
            let distance = middle(*row).to_hex().distance(point.to_hex());
            (distance, self.hand.row != Some(*row))
        })
    }

    fn choose_next_row(&mut self, way: Way) -> Happened {
        let choices: Vec<usize> = (0..self.choices().len()).collect();
        let row = self.hand.row;
        let now = row.and_then(|row| self.choices().iter().position(|other| *other == row));
        match way.neighbour(&choices, now) {
            Some(next) => self.choose_row(next),
            None => Happened::Hand,
        }
    }
}

fn middle(row: Row) -> Point {
    row.points().iter().nth(2).unwrap_or(row.first())
}
