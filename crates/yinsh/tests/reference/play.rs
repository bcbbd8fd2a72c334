//! What a step does to the game of the reference.

use super::board;
use super::text::read_point;
use super::{Piece, Point, Reference, Stage, When};

const RINGS_OF_A_PLAYER: usize = 5;

impl Reference {
    /// Makes the step with this text.
    ///
    /// # Panics
    /// When it is not legal.
    pub fn apply(&mut self, step: &str) {
        assert!(
            self.legal_steps().contains(step),
            "{step} in {}",
            self.position_string()
        );
        match self.stage {
            Stage::Place => self.place(read_point(step)),
            Stage::Move { passes } if step == "--" => self.pass(passes),
            Stage::Move { .. } => {
                let (from, to) = step.split_once('-').unwrap();
                self.move_ring(read_point(from), read_point(to));
            }
            Stage::Row(when) => {
                self.remove_row(step);
                self.stage = Stage::Ring(when);
                self.turn_is_open = true;
            }
            Stage::Ring(when) => self.remove_ring(read_point(&step[1..]), when),
        }
    }

    fn place(&mut self, point: Point) {
        self.board.insert(point, Piece::Ring(self.side));
        self.side = self.side.other();
        if self.board.len() == 2 * RINGS_OF_A_PLAYER {
            self.stage = Stage::Move { passes: 0 };
        }
    }

    fn pass(&mut self, passes: usize) {
        self.side = self.side.other();
        self.stage = Stage::Move { passes: passes + 1 };
        self.turn_is_open = false;
    }

    fn move_ring(&mut self, from: Point, to: Point) {
        let (_, jumped) = board::ring_moves(&self.board, from)
            .into_iter()
            .find(|(point, _)| *point == to)
            .unwrap();
        self.board.insert(from, Piece::Marker(self.side));
        self.board.insert(to, Piece::Ring(self.side));
        for point in jumped {
            let Piece::Marker(colour) = self.board[&point] else {
                panic!("only markers are jumped");
            };
            self.board.insert(point, Piece::Marker(colour.other()));
        }
        self.clear_or_hand_over();
    }

    /// The mover clears its own rows first; then the opponent's turn begins (rules D2, D5, D6).
    fn clear_or_hand_over(&mut self) {
        self.turn_is_open = self.has_rows();
        if self.turn_is_open {
            self.stage = Stage::Row(When::AfterMove);
            return;
        }
        self.side = self.side.other();
        self.stage = if self.has_rows() {
            Stage::Row(When::BeforeMove)
        } else {
            Stage::Move { passes: 0 }
        };
    }

    fn has_rows(&self) -> bool {
        !board::rows(&self.board, self.side).is_empty()
    }

    fn remove_row(&mut self, step: &str) {
        let (first, last) = step[1..].split_once('-').unwrap();
        let (first, last) = (read_point(first), read_point(last));
        let row = board::rows(&self.board, self.side)
            .into_iter()
            .find(|row| row[0] == first && row[4] == last)
            .unwrap();
        for point in row {
            self.board.remove(&point);
        }
    }

    fn remove_ring(&mut self, ring: Point, when: When) {
        self.board.remove(&ring);
        *self.removed.get_mut(&self.side).unwrap() += 1;
        if self.removed(self.side) >= self.goal() {
            self.stage = Stage::Move { passes: 0 };
            self.turn_is_open = false;
        } else if when == When::AfterMove {
            self.clear_or_hand_over();
        } else {
            self.turn_is_open = true;
            self.stage = if self.has_rows() {
                Stage::Row(When::BeforeMove)
            } else {
                Stage::Move { passes: 0 }
            };
        }
    }
}
