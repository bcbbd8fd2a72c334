//! Gemblo as numbers: 35,319 actions, 14,417 numbers to see.

use game::Seat;
use gemblo::{Cell, Cells, Colour, Legal, Owner, Piece, Placement, Position, Refusal};

use super::{Field, Fields, Space};

/// Columns of the board, and cells on its longest diagonal.
const SIDE: usize = gemblo::COLUMNS;
const PLANE: usize = SIDE * SIDE;
const COLOURS: usize = gemblo::MAX_COLOURS;

const LAID: Field = Field::new("laid", &[COLOURS, SIDE, SIDE]);
const ANCHORS: Field = Field::new("anchors", &[COLOURS, SIDE, SIDE]);
const BONDS: Field = Field::new("bonds", &[3, SIDE, SIDE]);
const OBSTACLES: Field = Field::new("obstacles", &[SIDE, SIDE]);
const FREE: Field = Field::new("free", &[SIDE, SIDE]);
const LEFT: Field = Field::new("left", &[COLOURS, Piece::COUNT]);
const TO_ACT: Field = Field::new("to_act", &[COLOURS]);
const PASSED: Field = Field::new("passed", &[COLOURS]);

impl Space for Position {
    type Choices = Legal;
    type Engine = gemblo_engine::GembloEngine;

    const ACTIONS: usize = Placement::COUNT;
    const FIELDS: &'static [Field] = &[LAID, ANCHORS, BONDS, OBSTACLES, FREE, LEFT, TO_ACT, PASSED];

    fn longest(&self) -> usize {
        self.colours().count() * Piece::COUNT
    }

    fn action(step: Placement) -> usize {
        step.index()
    }

    fn step(action: usize) -> Option<Placement> {
        Placement::from_index(action)
    }

    fn check(&self, step: Placement) -> Result<(), Refusal> {
        Position::check(self, step)
    }

    fn make(&mut self, step: Placement) {
        Position::make(self, step);
    }

    fn choose(&self, choices: &mut Legal) {
        self.legal_into(choices);
    }

    fn count(choices: &Legal) -> usize {
        choices.len()
    }

    fn nth(choices: &Legal, rank: usize) -> Option<Placement> {
        choices.nth(rank)
    }

    fn observe(&self, seat: Seat, into: &mut [f32]) {
        let mut fields = Fields(into);
        let laid = fields.next(&LAID).chunks_exact_mut(PLANE);
        for (colour, plane) in seen_from(self, seat).zip(laid) {
            mark(plane, self.cells_of(colour));
        }
        let anchors = fields.next(&ANCHORS).chunks_exact_mut(PLANE);
        for (colour, plane) in seen_from(self, seat).zip(anchors) {
            mark(plane, &self.anchors(colour));
        }
        for (axis, plane) in fields.next(&BONDS).chunks_exact_mut(PLANE).enumerate() {
            let cells = self.area().cells().iter();
            mark(
                plane,
                &cells.filter(|cell| self.joins(*cell, axis)).collect(),
            );
        }
        mark(fields.next(&OBSTACLES), &obstacles(self));
        mark(fields.next(&FREE), self.free());
        let left = fields.next(&LEFT).chunks_exact_mut(Piece::COUNT);
        for (colour, left) in seen_from(self, seat).zip(left) {
            for piece in self.left(colour).iter() {
                left[usize::from(piece.number()) - 1] = 1.0;
            }
        }
        for (colour, to_act) in seen_from(self, seat).zip(fields.next(&TO_ACT)) {
            *to_act = f32::from(self.to_act() == Some(colour));
        }
        for (colour, passed) in seen_from(self, seat).zip(fields.next(&PASSED)) {
            *passed = f32::from(self.passed().contains(colour));
        }
    }

    fn engine(threads: usize, _memory: usize) -> gemblo_engine::GembloEngine {
        gemblo_engine::GembloEngine::with_threads(threads)
    }
}

/// The colours in playing order, beginning with the first of a seat.
fn seen_from(position: &Position, seat: Seat) -> impl Iterator<Item = Colour> {
    let first = Colour::new(seat.0);
    let rest = std::iter::successors(first, |colour| Some(position.colour_after(*colour)));
    rest.take(position.colours().count())
}

/// The free cells, the colours' cells and the obstacles make up the area.
fn obstacles(position: &Position) -> Cells {
    if position.players() != 5 {
        return Cells::EMPTY;
    }
    let cells = position.area().cells().iter();
    let is_obstacle = |cell: &Cell| position.owner_at(*cell) == Some(Owner::Obstacle);
    cells.filter(is_obstacle).collect()
}

fn mark(plane: &mut [f32], cells: &Cells) {
    for cell in cells {
        let place = cell.hex();
        let (column, height) = (place.q + 14, 14 - place.r);
        plane[column as usize * SIDE + height as usize] = 1.0;
    }
}
