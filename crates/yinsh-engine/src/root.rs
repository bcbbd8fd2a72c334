//! The root: deepens turn by turn, and keeps the best lines found so far.

use game::Turn;
use yinsh::{Position, Step};

use crate::memory::landing;
use crate::opening;
use crate::score::{self, INFINITE, PROVED};
use crate::search::Searcher;
use crate::window::{Node, Place, Window};

/// The first step of a turn, with what is expected of it.
#[derive(Clone, Debug)]
pub(crate) struct RootLine {
    pub(crate) score: i32,
    /// What is expected, beginning with this step.
    pub(crate) steps: Vec<Step>,
}

/// Depths beyond this are never reached in practice.
const DEEPEST: u32 = 100;

/// Is shown the depth that is complete and the best lines.
pub(crate) type Report<'r> = dyn FnMut(&mut Searcher<'_>, u32, &[RootLine]) + 'r;

impl Searcher<'_> {
    /// The first steps worth trying, best first by evaluation.
    pub(crate) fn candidates(&mut self, position: &Position) -> Vec<RootLine> {
        let is_folded = opening::folding(position);
        let legal = position.legal();
        let steps = legal.iter().filter(|step| !is_folded(*step));
        let line = |step| RootLine {
            score: self.worth(position, step),
            steps: vec![step],
        };
        let mut lines: Vec<RootLine> = steps.map(line).collect();
        lines.sort_by_key(|line| -line.score);
        lines
    }

    /// Deepens until stopped, `depth` is reached or the result is proved; after every depth, and
    /// with one line after every change of mind, `report` is shown the best lines, up to `wanted`.
    pub(crate) fn deepen(
        &mut self,
        position: &Position,
        lines: &mut [RootLine],
        depth: u32,
        wanted: usize,
        report: &mut Report<'_>,
    ) {
        self.start();
        let wanted = wanted.clamp(1, lines.len());
        for depth in 1..=depth.min(DEEPEST) {
            if wanted == 1 {
                self.aspire(position, lines, depth, 0, report);
            } else {
                // Several lines are shown together, all of one depth.
                for first in 0..wanted {
                    self.aspire(position, lines, depth, first, &mut |_, _, _| ());
                }
            }
            if self.stopped {
                return;
            }
            lines[..wanted].sort_by_key(|line| -line.score);
            report(self, depth, &lines[..wanted]);
            let is_settled = |line: &RootLine| {
                score::turns_to_end(line.score).is_some_and(|turns| turns <= depth)
            };
            if lines[..wanted].iter().all(is_settled) {
                return;
            }
        }
    }

    /// Finds the best of the lines from `first` on, looking near its last score at first.
    fn aspire(
        &mut self,
        position: &Position,
        lines: &mut [RootLine],
        depth: u32,
        first: usize,
        report: &mut Report<'_>,
    ) {
        let last = lines[first].score;
        let mut margin = if depth >= 4 && last.abs() < PROVED {
            self.tuning.aspiration
        } else {
            2 * INFINITE
        };
        let mut window = around(last, margin);
        while !self.stopped {
            let score = self.try_lines(position, lines, depth, first, window, report);
            if score > window.alpha && score < window.beta {
                return;
            }
            margin *= 4;
            window = around(score, if margin > 2_000 { 2 * INFINITE } else { margin });
        }
    }

    fn try_lines(
        &mut self,
        position: &Position,
        lines: &mut [RootLine],
        depth: u32,
        first: usize,
        window: Window,
        report: &mut Report<'_>,
    ) -> i32 {
        let (mut alpha, mut best) = (window.alpha, -INFINITE);
        for index in first..lines.len() {
            let mut next = *position;
            let turn = next.make(lines[index].steps[0]);
            let nth = index - first;
            let node = Node::root(position, Window { alpha, ..window }, depth as i32);
            let reduction = self.root_reduction(&node, &lines[index], nth, turn);
            self.landings[0] = landing(lines[index].steps[0]);
            let below = Place::ROOT.after(turn);
            let score = self.ask(node, &next, below, nth, reduction);
            if self.stopped {
                return best;
            }
            best = best.max(score);
            if score > alpha {
                alpha = score;
                self.note_line(0, lines[index].steps[0]);
                lines[index].score = score;
                lines[index].steps.clone_from(&self.lines[0]);
                lines[first..=index].rotate_right(1);
                report(self, depth - 1, &lines[..1]);
            }
            if score >= window.beta {
                break;
            }
        }
        best
    }

    /// Late move reductions at the root.
    fn root_reduction(&self, node: &Node<'_>, line: &RootLine, nth: usize, turn: Turn) -> i32 {
        let is_late = nth as i32 >= self.tuning.lmr_index && node.depth >= self.tuning.lmr_depth;
        if turn == Turn::Open || !is_late {
            return 0;
        }
        self.late_reduction(node, line.steps[0], nth)
    }

    /// The whole turn that begins with these steps; what a cut-off search left open is chosen by
    /// evaluation.
    pub(crate) fn whole_turn(&mut self, position: &Position, steps: &[Step]) -> Vec<Step> {
        let (mut position, mut turn) = (*position, Vec::new());
        for step in steps {
            turn.push(*step);
            if position.make(*step) == Turn::Done {
                return turn;
            }
        }
        loop {
            let step = self.best_by_evaluation(&position);
            turn.push(step);
            if position.make(step) == Turn::Done {
                return turn;
            }
        }
    }

    fn best_by_evaluation(&mut self, position: &Position) -> Step {
        let legal = position.legal();
        let best = legal.iter().max_by_key(|step| self.worth(position, *step));
        best.expect("the game is not over")
    }

    /// The evaluation after a step, for the player who makes it.
    fn worth(&mut self, position: &Position, step: Step) -> i32 {
        let mut next = *position;
        let place = Place::ROOT.after(next.make(step));
        let settled = self.settled(&next, place);
        let score = settled.unwrap_or_else(|| self.judge.evaluate(&next, 1));
        if next.side() == position.side() {
            score
        } else {
            -score
        }
    }
}

fn around(score: i32, margin: i32) -> Window {
    Window {
        alpha: (score - margin).max(-INFINITE),
        beta: (score + margin).min(INFINITE),
    }
}
