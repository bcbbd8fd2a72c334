//! A position of the search tree: how often it was visited, what that brought, and its placements.

use gemblo::Colour;

use crate::reward::Rewards;

/// How many placements a node holds from so many visits on (progressive widening: Chaslot et al. 2008).
pub(crate) const WIDENING: [(u32, usize); 3] = [(0, 32), (128, 64), (1_024, 128)];

/// How many placements a node with so many visits holds.
pub(crate) fn width_at(visits: u32) -> usize {
    let mut steps = WIDENING.iter().rev();
    let step = steps.find(|(from, _)| visits >= *from);
    step.map_or(0, |(_, width)| *width)
}

/// A position of the tree.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// The sum of the rewards of all visits, for each seat.
    pub(crate) rewards: [f64; game::MAX_SEATS],
    pub(crate) visits: u32,
    pub(crate) first: u32,
    pub(crate) edges: u16,
    /// The edges already tried: since they are sorted by priors, always the first ones.
    pub(crate) tried: u16,
    /// Whether the colour to move has more placements than are held.
    pub(crate) has_more: bool,
    /// The colour to move, and its seat; known once the node is open.
    pub(crate) colour: Colour,
    pub(crate) seat: u8,
    pub(crate) stage: Stage,
}

/// What is known of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// Nothing; playouts begin here.
    Leaf,
    /// Its placements.
    Open,
    /// That the game is over.
    Over,
}

impl Node {
    pub(crate) const NEW: Node = Node {
        rewards: [0.0; game::MAX_SEATS],
        visits: 0,
        first: 0,
        edges: 0,
        tried: 0,
        has_more: false,
        colour: Colour::FIRST,
        seat: 0,
        stage: Stage::Leaf,
    };

    /// Forgets the placements.
    pub(crate) fn close(&mut self) {
        (self.first, self.edges, self.tried) = (0, 0, 0);
        self.has_more = false;
        self.stage = Stage::Leaf;
    }

    /// What the seat to move got on the mean; the visit under way has brought nothing yet.
    pub(crate) fn worth(&self) -> f32 {
        let visits = self.visits.saturating_sub(1).max(1);
        (self.rewards[usize::from(self.seat)] / f64::from(visits)) as f32
    }

    /// Whether it was visited so often that it should hold more placements.
    pub(crate) fn is_narrow(&self) -> bool {
        self.has_more && usize::from(self.edges) < width_at(self.visits)
    }

    /// The seat to move.
    pub(crate) fn seat(&self) -> usize {
        usize::from(self.seat)
    }

    /// What each seat may expect, if the node was visited.
    pub(crate) fn chances(&self) -> Option<Rewards> {
        let visits = f64::from(self.visits);
        (self.visits > 0).then(|| self.rewards.map(|sum| (sum / visits) as f32))
    }
}
