//! The quiet search: beyond the horizon only due removals and row-making moves are looked at.

use yinsh::{Phase, Position, Step};

use crate::order::Choices;
use crate::score::{INFINITE, WIN};
use crate::search::{PLIES, Searcher, lacks_one_ring};
use crate::threats::Openings;
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
                let choices = Choices::new(position, None, [None; 2], &self.history);
                let steps = choices.map(|choice| choice.step);
                self.best_of(node, -INFINITE, steps, rows)
            }
            Phase::Move => self.stand_or_take(node, rows),
        }
    }

    /// The evaluation, or what a row-making move gains on it.
    fn stand_or_take(&mut self, node: Node<'_>, rows: i32) -> i32 {
        let Node {
            position, place, ..
        } = node;
        if lacks_one_ring(position)
            && let Some(step) = row_makers(position, 1).next()
        {
            self.lines[place.ply + 1].clear();
            self.note_line(place.ply, step);
            return WIN - place.turns - 1;
        }
        let standing = self.judge.evaluate(position, place.ply);
        if rows >= self.tuning.quiet_rows || standing >= node.window.beta {
            return standing;
        }
        let steps = row_makers(position, self.tuning.quiet_tries);
        self.best_of(node, standing, steps, rows + 1)
    }

    /// The best of these steps, or what is had without any.
    fn best_of(
        &mut self,
        node: Node<'_>,
        standing: i32,
        steps: impl Iterator<Item = Step>,
        rows: i32,
    ) -> i32 {
        let mut best = standing;
        for step in steps {
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

/// The first row-making moves, up to `most`.
fn row_makers(position: &Position, most: i32) -> impl Iterator<Item = Step> {
    /// No position seen had more that were worth a look.
    const MOST: usize = 8;
    let mut steps = [None; MOST];
    let openings = Openings::of(position);
    if !openings.is_empty() {
        let legal = position.legal();
        let taking = legal.iter().filter(|step| openings.take(position, *step));
        for (slot, step) in steps[..most as usize].iter_mut().zip(taking) {
            *slot = Some(step);
        }
    }
    steps.into_iter().flatten()
}
