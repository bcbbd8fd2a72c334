//! How the search weighs what it knows against what looks promising.

use crate::node::Node;

/// A rule of choosing among placements.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Rule {
    /// By priors (PUCT: Rosin 2011).
    Puct {
        /// How much priors count against values.
        exploration: f32,
        /// How much less than its parent an untried placement is expected to bring (first play
        /// urgency: Gelly and Wang 2006).
        first_play_reduction: f32,
        /// Whether the visit under way counts as one without reward when an untried placement is
        /// judged, as it did before the mean was taken of counted visits.
        counts_pending: bool,
    },
    /// Everything once, then by upper confidence bounds (UCT: Kocsis and Szepesvári 2006).
    Uct {
        /// How much confidence counts against values.
        exploration: f32,
    },
}

/// The part of a rule's exploration bonus that is the same for all placements of a node.
pub(crate) enum Bonus {
    Puct {
        scale: f32,
        reduction: f32,
        counts_pending: bool,
    },
    Uct {
        scale: f32,
    },
}

impl Bonus {
    /// The bonus at a node of a tree at whose root a seat moves; where others do, PUCT explores `rivals` times as much.
    pub(crate) fn new(rule: &Rule, node: &Node, seat: u8, rivals: f32) -> Bonus {
        let visits = node.visits as f32;
        match *rule {
            Rule::Puct {
                exploration,
                first_play_reduction,
                counts_pending,
            } => Bonus::Puct {
                scale: exploration * visits.sqrt() * if node.seat == seat { 1.0 } else { rivals },
                reduction: first_play_reduction,
                counts_pending,
            },
            Rule::Uct { exploration } => Bonus::Uct {
                scale: exploration * visits.ln().sqrt(),
            },
        }
    }

    #[inline(always)]
    pub(crate) fn of_tried(&self, prior: f32, visits: f32) -> f32 {
        match self {
            Bonus::Puct { scale, .. } => scale * prior / (1.0 + visits),
            Bonus::Uct { scale } => scale / visits.sqrt(),
        }
    }

    pub(crate) fn of_untried(&self, prior: f32) -> f32 {
        match self {
            Bonus::Puct {
                scale, reduction, ..
            } => scale * prior - reduction,
            Bonus::Uct { .. } => f32::INFINITY,
        }
    }

    /// The visits that brought rewards: the one under way has brought none yet.
    pub(crate) fn counted(&self, visits: u32) -> u32 {
        match self {
            Bonus::Puct {
                counts_pending: true,
                ..
            } => visits,
            _ => visits.saturating_sub(1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn less_is_explored_where_a_rival_moves() {
        let rule = Rule::Puct {
            exploration: 0.4,
            first_play_reduction: 0.0,
            counts_pending: false,
        };
        let node = Node {
            visits: 100,
            seat: 2,
            ..Node::NEW
        };
        let bonus = |seat: u8| Bonus::new(&rule, &node, seat, 0.5).of_untried(0.5);
        assert_eq!(bonus(2), 2.0);
        assert_eq!(bonus(0), 1.0);
    }
}
