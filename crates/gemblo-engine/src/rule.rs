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
    /// The bonus at a node with so many visits, where PUCT explores only a part of what it would elsewhere.
    pub(crate) fn new(rule: &Rule, visits: u32, part: f32) -> Bonus {
        let visits = visits as f32;
        match *rule {
            Rule::Puct {
                exploration,
                first_play_reduction,
                counts_pending,
            } => Bonus::Puct {
                scale: exploration * visits.sqrt() * part,
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
        match *self {
            Bonus::Puct { scale, .. } => scale * prior / (1.0 + visits),
            Bonus::Uct { scale } => scale / visits.sqrt(),
        }
    }

    pub(crate) fn of_untried(&self, prior: f32) -> f32 {
        match *self {
            Bonus::Puct {
                scale, reduction, ..
            } => scale * prior - reduction,
            Bonus::Uct { .. } => f32::INFINITY,
        }
    }

    /// What an untried placement of a node is expected to bring.
    pub(crate) fn expected(&self, node: &Node, seat: u8) -> f32 {
        match self {
            Bonus::Puct {
                counts_pending: true,
                ..
            } => node.mean_at_worst(usize::from(seat)),
            _ => node.mean(usize::from(seat)),
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
        let bonus = |part: f32| Bonus::new(&rule, 100, part).of_untried(0.5);
        assert_eq!(bonus(1.0), 2.0);
        assert_eq!(bonus(0.5), 1.0);
    }
}
