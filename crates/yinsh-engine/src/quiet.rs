//! The quiet search: beyond the horizon only due removals and row-making moves are looked at.

use yinsh::{Phase, Points, Position, RingMove, Step};

use crate::order::Wanted;
use crate::score::{INFINITE, WIN};
use crate::search::{PLIES, Pruning, Searcher, lacks_one_ring};
use crate::table::{Bound, Entry};
use crate::threats::Openings;
use crate::tune::Tuning;
use crate::window::{Node, Window};

impl Searcher<'_> {
    /// The score of a position for the player who acts, once due and possible rows are taken;
    /// `rows` row-making moves were looked at on the way here.
    pub(crate) fn quiet(&mut self, node: Node<'_>, rows: i32) -> i32 {
        let Node {
            position, place, ..
        } = node;
        self.count();
        if self.stopped {
            return 0;
        }
        if node.window.is_wide() {
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
            Phase::Row(_) | Phase::Ring(_) => {
                let mut choices = self.choices_at(place.ply);
                let mut next = |searcher: &Self| {
                    let order = searcher.order(place, None);
                    choices
                        .next(position, order, Wanted::All)
                        .map(|choice| choice.step)
                };
                let best = self.best_of(node, -INFINITE, &mut next, rows);
                self.choices[place.ply] = Some(choices);
                best
            }
            Phase::Move if rows == 0 && self.pruning == Pruning::Selective => self.recall(node),
            Phase::Move => {
                let judged = self.judge.evaluate(position, place.ply);
                self.stand_or_take(node, judged, rows)
            }
        }
    }

    /// The first quiet position of a line: what is known of it decides, else it is remembered.
    fn recall(&mut self, node: Node<'_>) -> i32 {
        let Node {
            position, place, ..
        } = node;
        let hash = position.hash();
        let found = self.table.find(hash, place.turns);
        if let Some(entry) = found
            && !node.window.is_wide()
            && entry.cuts(node.window)
        {
            return entry.score;
        }
        let judged = match found {
            Some(entry) => entry.evaluation,
            None => self.judge.evaluate(position, place.ply),
        };
        let best = self.stand_or_take(node, judged, 0);
        if !self.stopped && found.is_none_or(|entry| entry.depth == 0) {
            let entry = Entry {
                step: None,
                score: best,
                evaluation: judged,
                depth: 0,
                bound: Bound::of(best, node.window),
            };
            self.table.store(hash, &entry, place.turns);
        }
        best
    }

    /// The evaluation, or what a row-making move gains on it.
    fn stand_or_take(&mut self, node: Node<'_>, judged: i32, rows: i32) -> i32 {
        let Node {
            position, place, ..
        } = node;
        if lacks_one_ring(position)
            && let Some(step) = row_makers(position, &self.tuning).next()
        {
            self.lines[place.ply + 1].clear();
            self.note_line(place.ply, step);
            return WIN - place.turns - 1;
        }
        if rows >= self.tuning.quiet_rows || judged >= node.window.beta {
            return judged;
        }
        let mut steps = row_makers(position, &self.tuning);
        self.best_of(node, judged, |_| steps.next(), rows + 1)
    }

    /// The best of these steps, or what is had without any.
    fn best_of(
        &mut self,
        node: Node<'_>,
        standing: i32,
        mut next: impl FnMut(&Self) -> Option<Step>,
        rows: i32,
    ) -> i32 {
        let mut best = standing;
        while let Some(step) = next(self) {
            let alpha = node.window.alpha.max(best);
            let window = Window {
                alpha,
                ..node.window
            };
            let score = self.take(node.within(window), step, rows);
            if self.stopped {
                return 0;
            }
            if score > best {
                best = score;
                if score > alpha && window.is_wide() {
                    self.note_line(node.place.ply, step);
                }
            }
            if best >= node.window.beta {
                break;
            }
        }
        best
    }

    fn take(&mut self, node: Node<'_>, step: Step, rows: i32) -> i32 {
        let mut next = *node.position;
        let place = node.place.after(next.make(step));
        let below = Node {
            position: &next,
            place,
            ..node
        };
        if next.side() == node.position.side() {
            self.quiet(below, rows)
        } else {
            -self.quiet(below.within(node.window.swapped()), rows)
        }
    }
}

/// The first row-making moves, as many as are tried.
fn row_makers(position: &Position, tuning: &Tuning) -> impl Iterator<Item = Step> + use<> {
    /// No position seen had more that were worth a look.
    const MOST: usize = 8;
    let mut steps = [None; MOST];
    let openings = Openings::of(position);
    if !openings.is_empty() {
        let mut slots = steps.iter_mut().take(tuning.quiet_tries as usize);
        let mut note = |ring_move: RingMove| {
            if openings.take(ring_move)
                && let Some(slot) = slots.next()
            {
                *slot = Some(ring_move.step());
            }
        };
        let ring_moves = position.ring_moves();
        ring_moves.for_each_jump(&mut note);
        if openings.are_open_to_flights(position) {
            ring_moves.for_each_flight(|from, to| {
                note(RingMove {
                    from,
                    to,
                    flipped: Points::EMPTY,
                });
            });
        }
    }
    steps.into_iter().flatten()
}
