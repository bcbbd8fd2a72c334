//! Gestures: what a touch, a drag, a key means on the board now.

use i18n::yinsh::Refused;
use yinsh::{Phase, Point, Row, Step};

use super::walk::Cursor;
use super::{Board, Hand, Role, film, say};
use crate::{Arrow, Confirm};

impl Board {
    /// A point was touched.
    pub fn touch(&mut self, point: Point) {
        self.hand.refused = None;
        if !self.table.person_acts() {
            return;
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
    pub fn drag(&mut self, from: Point, to: Point) {
        self.lift(from);
        if self.hand.picked == Some(from) && from != to {
            self.touch(to);
        }
    }

    /// A finger or button went down on a ring: it is chosen, if it can move.
    pub fn lift(&mut self, point: Point) {
        if self.acts() && !self.table.position().landings(point).is_empty() {
            self.hand.refused = None;
            self.hand.picked = Some(point);
        }
    }

    /// The pointer is over a point, or left the board.
    pub fn point_at(&mut self, point: Option<Point>) {
        self.hand.pointed = point;
        if let Some(row) = point.and_then(|point| self.row_through(point)) {
            self.hand.row = Some(row);
        }
    }

    /// The point that the pointer, or the keyboard, is at.
    pub fn pointed(&self) -> Option<Point> {
        self.hand.pointed
    }

    /// The keyboard's cursor.
    pub fn cursor(&self) -> Point {
        self.hand.cursor.unwrap_or(Cursor::centre()).point
    }

    /// The keyboard came to a point.
    pub fn set_cursor(&mut self, point: Point) {
        self.hand.cursor = Some(Cursor::at(point));
        self.point_at(Some(point));
    }

    /// An arrow key: walks over the board, or slides along the rows to choose from.
    pub fn arrow(&mut self, arrow: Arrow) {
        if self.choices().len() > 1 {
            let forward = matches!(arrow, Arrow::Right | Arrow::Up);
            return self.choose_next_row(forward);
        }
        let cursor = self.hand.cursor.unwrap_or(Cursor::centre()).walk(arrow);
        self.hand.cursor = Some(cursor);
        self.point_at(Some(cursor.point));
    }

    /// Jumps to the next point, or the one before, where a touch does something.
    pub fn jump(&mut self, forward: bool) {
        let scene = self.scene();
        let worth = |role| !matches!(role, Role::Plain | Role::Free | Role::InRow);
        let spots = scene.spots.iter().filter(|spot| worth(spot.role));
        let mut points: Vec<Point> = spots.map(|spot| spot.point).collect();
        if !forward {
            points.reverse();
        }
        let here = self.cursor();
        let beyond = |point: &&Point| (**point > here) == forward && **point != here;
        if let Some(point) = points.iter().find(beyond).or(points.first()) {
            self.set_cursor(*point);
        }
    }

    /// Enter: removes the chosen row, confirms a complete turn, or touches the cursor's point.
    pub fn enter(&mut self) {
        if self.table.is_complete() && self.table.person_acts() {
            self.confirm();
        } else if let Some(row) = self.chosen_row() {
            self.step(Step::RemoveRow(row));
        } else {
            self.touch(self.cursor());
        }
    }

    /// Chooses one of the rows that may be removed.
    pub fn choose_row(&mut self, index: usize) {
        if let Some(row) = self.choices().get(index) {
            self.hand.row = Some(*row);
            self.hand.refused = None;
        }
    }

    /// Removes the chosen row.
    pub fn take_row(&mut self) {
        if let Some(row) = self.chosen_row() {
            self.step(Step::RemoveRow(row));
        }
    }

    /// Passes, where that is the only step.
    pub fn pass(&mut self) {
        if self.acts() {
            self.step(Step::Pass);
        }
    }

    /// Confirms a complete turn.
    pub fn confirm(&mut self) {
        if self.table.confirm() {
            self.let_go();
        }
    }

    /// Lets go of a chosen ring, or takes the last step of the draft back.
    pub fn escape(&mut self) {
        if self.hand.refused.take().is_none() && self.hand.picked.take().is_none() {
            self.table.take_back();
        }
        self.hand.row = None;
    }

    /// Takes the whole draft back.
    pub fn cancel(&mut self) {
        self.table.cancel();
        self.let_go();
    }

    /// Takes back a step of the draft, or turns.
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
    pub fn play_turn(&mut self, text: &str) -> Result<(), yinsh::Refusal> {
        self.table.play_turn(text)?;
        self.let_go();
        self.film_last_turn();
        Ok(())
    }

    fn film_last_turn(&mut self) {
        if let Some(turn) = self.table.last_turn() {
            self.film = Some(film::film(&turn.before, &turn.steps));
        }
    }

    /// Forgets what was chosen, and cuts short what is being shown.
    fn let_go(&mut self) {
        self.film = Some(Vec::new());
        self.hand = Hand {
            cursor: self.hand.cursor,
            ..Hand::default()
        };
    }

    fn step(&mut self, step: Step) {
        let before = *self.table.position();
        match self.table.play(step) {
            Ok(()) => {
                self.let_go();
                self.film = Some(film::film(&before, &[step]));
                if self.confirm == Confirm::AtOnce {
                    self.table.confirm();
                }
            }
            Err(refusal) => self.hand.refused = Some(say::refused(refusal)),
        }
    }

    fn touch_move(&mut self, point: Point) {
        let position = self.table.position();
        let can_move = !position.landings(point).is_empty();
        match self.hand.picked {
            Some(from) if from == point => self.hand.picked = None,
            _ if can_move => self.hand.picked = Some(point),
            Some(from) => self.step(Step::MoveRing { from, to: point }),
            None if position.rings(self.mover()).contains(point) => {
                self.hand.refused = Some(Refused::Stuck(point.to_string()));
            }
            None => self.hand.refused = Some(Refused::NoRing(point.to_string())),
        }
    }

    /// The first touch chooses a row, a second one on the same row removes it.
    fn touch_row(&mut self, point: Point) {
        match self.row_through(point) {
            Some(row) if self.chosen_row() == Some(row) => self.step(Step::RemoveRow(row)),
            Some(row) => self.hand.row = Some(row),
            None => self.hand.refused = Some(Refused::NoRowThere(point.to_string())),
        }
    }

    /// The last step of a complete turn can be moved elsewhere; touching it again confirms.
    fn touch_complete(&mut self, point: Point) {
        let draft = self.table.draft();
        let Some(last) = draft.last() else { return };
        match *last {
            Step::PlaceRing(end) | Step::RemoveRing(end) | Step::MoveRing { to: end, .. }
                if end == point =>
            {
                self.confirm();
            }
            Step::PlaceRing(_) => self.instead(Step::PlaceRing(point)),
            Step::RemoveRing(_) => self.instead(Step::RemoveRing(point)),
            Step::MoveRing { from, .. } if from == point => {
                self.table.take_back();
            }
            Step::MoveRing { from, .. } => self.instead(Step::MoveRing { from, to: point }),
            Step::RemoveRow(_) | Step::Pass => {}
        }
    }

    /// Replaces the last step by another one, if that is legal.
    fn instead(&mut self, step: Step) {
        let Some(old) = self.table.take_back() else {
            return;
        };
        self.step(step);
        if self.hand.refused.is_some() {
            // The old step was legal here before.
            let restored = self.table.play(old);
            debug_assert!(restored.is_ok());
        }
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

    fn choose_next_row(&mut self, forward: bool) {
        let choices = self.choices();
        let now = self
            .hand
            .row
            .and_then(|row| choices.iter().position(|r| *r == row));
        let next = match (now, forward) {
            (None, true) => 0,
            (None, false) => choices.len() - 1,
            (Some(index), true) => (index + 1) % choices.len(),
            (Some(index), false) => (index + choices.len() - 1) % choices.len(),
        };
        self.choose_row(next);
    }
}

fn middle(row: Row) -> Point {
    row.points().iter().nth(2).unwrap_or(row.first())
}
