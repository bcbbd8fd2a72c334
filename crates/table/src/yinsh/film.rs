//! A turn as it happens: marker, slide, flips along the line, row, ring, one after the other.

use yinsh::{Colour, Point, Position, Row, Step};

use super::Pieces;
use crate::Sound;

/// One moment of a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// What happens in this moment.
    pub act: Act,
    /// What lies on the board once it has happened; a sliding ring is not among it.
    pub pieces: Pieces,
    /// How long the moment lasts, in beats.
    pub beats: f64,
}

/// What can happen in one moment.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Act {
    /// A ring is placed.
    PlaceRing(Point),
    /// A marker is put into a ring.
    PutMarker(Point),
    /// A ring slides from point to point.
    Slide(Colour, Point, Point),
    /// The ring has arrived.
    Arrive(Point),
    /// A marker is turned over.
    Turn(Point),
    /// A row is lifted off.
    TakeRow(Row),
    /// A ring is lifted off.
    TakeRing(Point),
}

impl Moment {
    /// What is heard then.
    pub(crate) const fn sound(&self) -> Option<Sound> {
        match self.act {
            Act::PlaceRing(_) | Act::PutMarker(_) | Act::Arrive(_) => Some(Sound::Place),
            Act::Turn(_) => Some(Sound::Flip),
            Act::TakeRow(_) | Act::TakeRing(_) => Some(Sound::Row),
            Act::Slide(..) => None,
        }
    }
}

/// Some steps from a position on, moment by moment.
pub(super) fn film(before: &Position, steps: &[Step]) -> Vec<Moment> {
    let mut position = *before;
    let mut moments = Vec::new();
    for step in steps {
        shoot(&position, *step, &mut moments);
        position.make(*step);
    }
    moments
}

fn shoot(position: &Position, step: Step, moments: &mut Vec<Moment>) {
    let mut pieces = Pieces::of(position);
    let Some(own) = position.to_act() else {
        return;
    };
    let mut show = |act, beats, pieces: &Pieces| {
        let pieces = *pieces;
        moments.push(Moment { act, pieces, beats });
    };
    match step {
        Step::PlaceRing(point) => {
            pieces.rings[own.index()].insert(point);
            show(Act::PlaceRing(point), 1.0, &pieces);
        }
        Step::MoveRing { from, to } => {
            pieces.markers[own.index()].insert(from);
            show(Act::PutMarker(from), 1.0, &pieces);
            pieces.rings[own.index()].remove(from);
            let distance = from.to_hex().distance(to.to_hex());
            let beats = 1.0 + 0.25 * f64::from(distance);
            show(Act::Slide(own, from, to), beats, &pieces);
            pieces.rings[own.index()].insert(to);
            show(Act::Arrive(to), 0.25, &pieces);
            for point in in_order(position, from, to) {
                pieces.turn(point);
                show(Act::Turn(point), 0.5, &pieces);
            }
        }
        Step::RemoveRow(row) => {
            for point in row.points() {
                pieces.markers[own.index()].remove(point);
            }
            show(Act::TakeRow(row), 2.0, &pieces);
        }
        Step::RemoveRing(point) => {
            pieces.rings[own.index()].remove(point);
            show(Act::TakeRing(point), 1.5, &pieces);
        }
        Step::Pass => {}
    }
}

/// The markers that a ring move turns over, nearest to its start first.
fn in_order(position: &Position, from: Point, to: Point) -> Vec<Point> {
    let flipped = position.flipped(from, to);
    let away = |point: Point| point.to_hex().distance(from.to_hex());
    let at = |distance| flipped.iter().find(|point| away(*point) == distance);
    (1..away(to)).filter_map(at).collect()
}
