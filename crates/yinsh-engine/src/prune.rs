//! Pruning and extensions: what need not be searched since it is too good, or too bad, to matter,
//! and what deserves a deeper look.

use yinsh::{Phase, Position, Step};

use crate::score::PROVED;
use crate::search::{Extension, Known, PLIES, Pruning, Searcher};
use crate::table::Bound;
use crate::threats::Openings;
use crate::window::{Node, Window};

impl Searcher<'_> {
    /// A score beyond the window, where the position need not be searched.
    pub(crate) fn prune(&mut self, node: &Node<'_>, known: &Known) -> Option<i32> {
        let beta = node.window.beta;
        let may_prune = self.pruning == Pruning::Selective
            && node.position.phase() == Phase::Move
            && !node.window.is_wide()
            && node.excluded.is_none()
            && beta.abs() < PROVED;
        if !may_prune {
            return None;
        }
        if known.evaluation < beta {
            return None;
        }
        if self.is_futile_in_reverse(node, known, self.tuning.rfp_threat) {
            return Some(known.evaluation);
        }
        let is_futile = self.is_futile_in_reverse(node, known, 0);
        // Looking for a row takes long, so it is done only where that decides.
        if !is_futile && !self.may_pass(node) || is_threatened(node.position) {
            return None;
        }
        if is_futile {
            return Some(known.evaluation);
        }
        self.null_move(node)
    }

    /// Reverse futility pruning: what one turn may lose, and a threat may cost, would still leave beta.
    fn is_futile_in_reverse(&self, node: &Node<'_>, known: &Known, threat: i32) -> bool {
        let reserve = self.tuning.rfp_margin * node.depth + threat;
        node.depth <= self.tuning.rfp_depth && known.evaluation - reserve >= node.window.beta
    }

    /// Whether a null move is worth a try, unless a row threatens: a pass hardly holds beta against that.
    fn may_pass(&self, node: &Node<'_>) -> bool {
        let position = node.position;
        node.depth >= self.tuning.null_depth && position.passes() == 0 && position.pool() > 1
    }

    /// Null move pruning: if even a pass holds beta, a real turn will.
    fn null_move(&mut self, node: &Node<'_>) -> Option<i32> {
        let Node {
            position, depth, ..
        } = *node;
        let tuning = &self.tuning;
        let beta = node.window.beta;
        let reduction = (tuning.null_base + depth * tuning.null_scale) / 100;
        let mut next = *position;
        let below = node.place.after(next.make(Step::Pass));
        self.table.prefetch(next.hash());
        self.landings[node.place.turns as usize] = None;
        let asked = node
            .within(Window::above(beta - 1))
            .to_depth(depth - 1 - reduction);
        let score = self.follow(asked, &next, below);
        let holds = !self.stopped && score >= beta;
        holds.then_some(if score >= PROVED { beta } else { score })
    }

    /// Internal iterative reduction: a deep node whose best step nobody remembers can wait.
    pub(crate) fn reduces_without_step(&self, node: &Node<'_>) -> bool {
        node.depth >= self.tuning.iir_depth && self.pruning == Pruning::Selective
    }

    /// Whether quiet choices may be skipped at all: nothing but history tells placements apart, so each of them is tried.
    pub(crate) fn may_skip(&self, node: &Node<'_>) -> bool {
        let is_move = node.position.phase() == Phase::Move;
        is_move && !node.window.is_wide() && self.pruning == Pruning::Selective
    }

    /// Whether all further quiet choices are not worth a look: late move and futility pruning.
    pub(crate) fn skips_quiet(
        &self,
        node: &Node<'_>,
        known: &Known,
        index: usize,
        alpha: i32,
    ) -> bool {
        let (tuning, depth) = (&self.tuning, node.depth);
        let most = tuning.lmp_base + tuning.lmp_scale * depth * depth / 100;
        let gain = tuning.futility_margin * depth;
        depth <= tuning.lmp_depth && index as i32 > most
            || depth <= tuning.futility_depth && known.evaluation + gain <= alpha
    }

    /// Late move pruning by the depth that a late choice would be searched to at first.
    pub(crate) fn comes_too_late(&self, node: &Node<'_>, index: usize, reduction: i32) -> bool {
        let (tuning, depth) = (&self.tuning, node.depth - reduction);
        let most = tuning.lmp_base + tuning.lmp_reduced * depth * depth / 100;
        tuning.lmp_reduced > 0
            && self.may_skip(node)
            && depth <= tuning.lmp_depth
            && index as i32 > most
    }

    /// Singular extension: the remembered step is searched deeper where all others are clearly
    /// worse, and less deep where another one seems to hold beta as well.
    pub(crate) fn extension(&mut self, node: &Node<'_>, known: &Known, step: Step) -> Extension {
        let tuning = &self.tuning;
        let may_extend = self.pruning == Pruning::Selective
            && tuning.singular_depth > 0
            && node.depth >= tuning.singular_depth
            && node.excluded.is_none()
            && node.position.phase() == Phase::Move
            && node.place.ply + 8 < PLIES / 2;
        let Some(entry) = known
            .entry
            .filter(|entry| may_extend && entry.step == Some(step))
        else {
            return Extension::Turns(0);
        };
        if entry.depth < node.depth - 3
            || entry.bound == Bound::AtMost
            || entry.score.abs() >= PROVED
        {
            return Extension::Turns(0);
        }
        let bar = entry.score - tuning.singular_margin * node.depth / 16;
        let others = Node {
            window: Window::above(bar - 1),
            depth: (node.depth - 1) / 2,
            excluded: Some(step),
            ..*node
        };
        let score = self.search(others);
        let tuning = &self.tuning;
        if score < bar {
            let is_double = !node.window.is_wide() && score < bar - tuning.singular_double;
            return Extension::Turns(1 + i32::from(is_double));
        }
        if bar >= node.window.beta && !node.window.is_wide() && !self.stopped {
            return Extension::Cut(bar);
        }
        let is_high = entry.score >= node.window.beta;
        Extension::Turns(if is_high {
            -tuning.singular_negative
        } else {
            0
        })
    }
}

/// Whether the opponent may make a row next.
fn is_threatened(position: &Position) -> bool {
    !Openings::of_player(position, position.side().opponent()).is_empty()
}
