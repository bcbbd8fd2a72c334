//! Pruning: what need not be searched since it is too good, or too bad, to matter.

use yinsh::{Phase, Step};

use crate::order::Choice;
use crate::score::PROVED;
use crate::search::{Pruning, Searcher};
use crate::window::{Node, Window};

impl Searcher<'_> {
    /// A score beyond the window, where the position is so good that it need not be searched.
    pub(crate) fn prune(&mut self, node: &Node<'_>, evaluation: i32) -> Option<i32> {
        let beta = node.window.beta;
        let may_prune = self.pruning == Pruning::Selective
            && node.position.phase() == Phase::Move
            && !node.window.is_wide()
            && beta.abs() < PROVED;
        if !may_prune || evaluation < beta {
            return None;
        }
        if self.is_futile_in_reverse(node, evaluation) {
            return Some(evaluation);
        }
        self.null_move(node)
    }

    /// Reverse futility pruning: what one turn may lose would still leave beta.
    fn is_futile_in_reverse(&self, node: &Node<'_>, evaluation: i32) -> bool {
        let reserve = self.tuning.rfp_margin * node.depth;
        node.depth <= self.tuning.rfp_depth && evaluation - reserve >= node.window.beta
    }

    /// Null move pruning: if even a pass holds beta, a real turn will.
    fn null_move(&mut self, node: &Node<'_>) -> Option<i32> {
        let Node {
            position, depth, ..
        } = *node;
        if depth < self.tuning.null_depth || position.passes() > 0 || position.pool() <= 1 {
            return None;
        }
        let beta = node.window.beta;
        let mut next = *position;
        let below = node.place.after(next.make(Step::Pass));
        let reduced = depth - 1 - self.tuning.null_base - depth / self.tuning.null_divisor;
        let asked = node.within(Window::above(beta - 1)).to_depth(reduced);
        let score = self.follow(asked, &next, below);
        let holds = !self.stopped && score >= beta;
        holds.then_some(if score >= PROVED { beta } else { score })
    }

    /// Internal iterative reduction: a deep node whose best step nobody remembers can wait.
    pub(crate) fn reduces_without_step(&self, node: &Node<'_>) -> bool {
        node.depth >= self.tuning.iir_depth && self.pruning == Pruning::Selective
    }

    /// Whether a quiet choice near the leaves is not worth a look: late move and futility pruning.
    pub(crate) fn skips(
        &self,
        node: &Node<'_>,
        choice: &Choice,
        index: usize,
        evaluation: i32,
        alpha: i32,
    ) -> bool {
        if !choice.is_quiet() || node.window.is_wide() {
            return false;
        }
        let (tuning, depth) = (&self.tuning, node.depth);
        let most = tuning.lmp_base + tuning.lmp_scale * depth * depth;
        let is_late = depth <= tuning.lmp_depth && index as i32 > most;
        let gain = tuning.futility_margin * depth;
        is_late || depth <= tuning.futility_depth && evaluation + gain <= alpha
    }
}
