//! Planning one's next step while the opponent moves; any touch drops it.

use i18n::yinsh::Refused;
use yinsh::{Colour, Point, Position, Step};

use super::Board;
use crate::{Happened, Standing};

impl Board {
    /// The colour of the only person here, while somebody else moves.
    pub(super) fn planner(&self) -> Option<Colour> {
        let waits = self.table.standing() == Standing::Waiting;
        let seat = self.table.only_person().filter(|_| waits)?;
        Colour::ALL.into_iter().find(|own| own.seat() == seat)
    }

    /// What is planned, as it is written.
    pub(super) fn planned(&self) -> Option<String> {
        let step = self.hand.planned?;
        Some(<Position as game::Game>::write_turn(&[step]))
    }

    /// Where the planned ring would come from and go to.
    pub(super) fn planned_path(&self) -> Option<(Option<Point>, Point)> {
        match self.hand.planned? {
            Step::MoveRing { from, to } => Some((Some(from), to)),
            Step::PlaceRing(to) => Some((None, to)),
            Step::RemoveRow(_) | Step::RemoveRing(_) | Step::Pass => None,
        }
    }

    /// A touch while the opponent moves: chooses a ring, then says where it goes.
    ///
    /// Whether the rules allow it is known only after the opponent's turn.
    pub(super) fn touch_ahead(&mut self, own: Colour, point: Point) -> Happened {
        let picked = self.hand.picked.take();
        if self.hand.planned.take().is_some() {
            return Happened::Hand;
        }
        let position = self.table.position();
        let is_own = position.rings(own).contains(point);
        match picked {
            _ if position.in_hand(own) > 0 => self.hand.planned = Some(Step::PlaceRing(point)),
            Some(from) if is_own && from == point => {}
            _ if is_own => self.hand.picked = Some(point),
            Some(from) if is_in_line(from, point) => {
                self.hand.planned = Some(Step::MoveRing { from, to: point });
            }
            Some(from) => {
                self.hand.picked = picked;
                let refused = Refused::NotInLine(from.to_string(), point.to_string());
                return self.refuse(refused);
            }
            None => {}
        }
        Happened::Hand
    }
}

fn is_in_line(from: Point, to: Point) -> bool {
    let (from, to) = (from.to_hex(), to.to_hex());
    let (q, r) = (to.q - from.q, to.r - from.r);
    q == 0 || r == 0 || q + r == 0
}
