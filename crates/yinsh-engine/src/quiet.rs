//! The quiet search: beyond the horizon only due removals and row-making moves are looked at.

use yinsh::{Phase, Position};

use crate::order::Choices;
use crate::score::{INFINITE, WIN};
use crate::search::{PLIES, Searcher};
use crate::threats::Openings;
use crate::window::{Place, Window};

/// How many row-making moves may follow each other.
const ROWS: u32 = 3;
/// How many row-making moves are tried in one position.
const TRIES: usize = 4;

impl Searcher<'_> {
    /// The score of a position for the player who acts, once due and possible rows are taken.
    pub(crate) fn quiet(
        &mut self,
        position: &Position,
        window: Window,
        place: Place,
        rows: u32,
    ) -> i32 {
        self.count();
        if self.stopped {
            return 0;
        }
        if window.is_wide() {
            self.lines[place.ply].clear();
        }
        if let Some(score) = self.settled(position, place) {
            return score;
        }
        if place.ply + 2 >= PLIES {
            return self.judge.evaluate(position, place.ply);
        }
        match position.phase() {
            Phase::Place => self.judge.evaluate(position, place.ply),
            Phase::Row(_) | Phase::Ring(_) => self.remove(position, window, place, rows),
            Phase::Move => self.stand_or_take(position, window, place, rows),
        }
    }

    /// Every way to remove what is due.
    fn remove(&mut self, position: &Position, window: Window, place: Place, rows: u32) -> i32 {
        let choices = Choices::new(position, None, [None; 2], &self.history);
        let mut best = -INFINITE;
        for choice in choices {
            let alpha = window.alpha.max(best);
            let inner = Window { alpha, ..window };
            let score = self.take(position, choice.step, inner, place, rows);
            if self.stopped {
                return 0;
            }
            if score > best {
                best = score;
                if score > alpha && inner.is_wide() {
                    self.note_line(place.ply, choice.step);
                }
            }
            if best >= window.beta {
                break;
            }
        }
        best
    }

    /// The evaluation, or what a row-making move gains on it.
    fn stand_or_take(
        &mut self,
        position: &Position,
        window: Window,
        place: Place,
        rows: u32,
    ) -> i32 {
        let openings = Openings::of(position);
        let mut steps = [None; TRIES];
        if !openings.is_empty() {
            let legal = position.legal();
            let taking = legal.iter().filter(|step| openings.take(position, *step));
            for (slot, step) in steps.iter_mut().zip(taking) {
                *slot = Some(step);
            }
        }
        let last_ring = position.removed(position.side()) + 1 == position.variant().goal();
        if let (Some(step), true) = (steps[0], last_ring) {
            self.lines[place.ply + 1].clear();
            self.note_line(place.ply, step);
            return WIN - place.turns - 1;
        }
        let mut best = self.judge.evaluate(position, place.ply);
        if rows >= ROWS {
            return best;
        }
        for step in steps.into_iter().flatten() {
            if best >= window.beta {
                break;
            }
            let alpha = window.alpha.max(best);
            let inner = Window { alpha, ..window };
            let score = self.take(position, step, inner, place, rows + 1);
            if self.stopped {
                return 0;
            }
            if score > best {
                best = score;
                if score > alpha && inner.is_wide() {
                    self.note_line(place.ply, step);
                }
            }
        }
        best
    }

    fn take(
        &mut self,
        position: &Position,
        step: yinsh::Step,
        window: Window,
        place: Place,
        rows: u32,
    ) -> i32 {
        let mut next = *position;
        let below = place.after(next.make(step));
        match next.side() == position.side() {
            true => self.quiet(&next, window, below, rows),
            false => -self.quiet(&next, window.swapped(), below, rows),
        }
    }
}
