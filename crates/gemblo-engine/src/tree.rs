//! The search tree: nodes and edges in two arenas, one value for each seat (max^n).

use gemblo::Colour;
use gemblo::raw::Spot;

use crate::reward::Rewards;

/// The root's index; a tree always has one.
pub(crate) const ROOT: u32 = 0;
/// The index of a node that does not exist yet.
const NOBODY: u32 = u32::MAX;
/// The most nodes and edges: less than 200 MB, and as much again while a part is kept for reuse.
const MOST_NODES: usize = 1_500_000;
const MOST_EDGES: usize = 6_000_000;

/// A position of the tree.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// The sum of the rewards of all visits, for each seat.
    pub(crate) rewards: [f64; game::MAX_SEATS],
    pub(crate) visits: u32,
    first: u32,
    edges: u16,
    /// The edges already tried: since they are sorted by priors, always the first ones.
    tried: u16,
    /// The colour to move, and its seat; known once the node is open.
    pub(crate) colour: Colour,
    seat: u8,
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

/// A placement in a position of the tree.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    pub(crate) prior: f32,
    pub(crate) spot: Spot,
    node: u32,
}

/// What opens a leaf: the colour to move, its seat, and its placements, the best priors first.
pub(crate) struct Opening {
    pub(crate) colour: Colour,
    pub(crate) seat: u8,
    pub(crate) children: Vec<(f32, Spot)>,
}

/// How the search weighs what it knows against what looks promising.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Rule {
    /// By priors (PUCT: Rosin 2011).
    Puct {
        /// How much priors count against values.
        exploration: f32,
        /// How much less than its parent an untried placement is expected to bring (first play
        /// urgency: Gelly and Wang 2006).
        first_play_reduction: f32,
    },
    /// Everything once, then by upper confidence bounds (UCT: Kocsis and Szepesvári 2006).
    Uct {
        /// How much confidence counts against values.
        exploration: f32,
    },
}

/// The way from the root to a leaf.
#[derive(Default)]
pub(crate) struct Path {
    pub(crate) nodes: Vec<u32>,
    pub(crate) moves: Vec<(Colour, Spot)>,
    /// How often the leaf was visited, this time included.
    pub(crate) visits: u32,
    pub(crate) is_leaf: bool,
}

pub(crate) struct Tree {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
}

impl Tree {
    pub(crate) fn new() -> Tree {
        Tree {
            nodes: vec![Node::NEW],
            edges: Vec::new(),
        }
    }

    /// The number of nodes.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn node(&self, index: u32) -> &Node {
        &self.nodes[index as usize]
    }

    /// The edges of a node, each with its node if it was tried.
    pub(crate) fn children(&self, index: u32) -> impl Iterator<Item = (&Edge, Option<u32>)> {
        let node = self.node(index);
        let edges = &self.edges[node.first as usize..][..usize::from(node.edges)];
        edges
            .iter()
            .map(|edge| (edge, (edge.node != NOBODY).then_some(edge.node)))
    }

    /// Walks to a leaf and counts the visit on the way: until its reward comes it is a loss to all,
    /// which keeps other threads away (virtual loss: Chaslot et al. 2008).
    pub(crate) fn select(&mut self, rule: &Rule, path: &mut Path) {
        path.nodes.clear();
        path.moves.clear();
        let mut index = ROOT;
        loop {
            path.nodes.push(index);
            self.nodes[index as usize].visits += 1;
            let node = self.nodes[index as usize];
            let next = match node.stage {
                Stage::Open => self.best_edge(&node, rule),
                Stage::Leaf | Stage::Over => None,
            };
            let Some(edge) = next else {
                path.visits = node.visits;
                path.is_leaf = node.stage == Stage::Leaf;
                return;
            };
            path.moves.push((node.colour, self.edges[edge].spot));
            index = self.step(index, edge);
        }
    }

    /// The edge with the best sum of value and exploration bonus.
    fn best_edge(&self, node: &Node, rule: &Rule) -> Option<usize> {
        let seat = usize::from(node.seat);
        let first = node.first as usize;
        let bonus = Bonus::new(rule, node);
        let (mut best, mut most) = (None, f32::MIN);
        for index in first..first + usize::from(node.tried) {
            let edge = &self.edges[index];
            let child = &self.nodes[edge.node as usize];
            let visits = child.visits as f32;
            let value = child.rewards[seat] as f32 / visits;
            let sum = value + bonus.of_tried(edge.prior, visits);
            if sum > most {
                (best, most) = (Some(index), sum);
            }
        }
        if node.tried < node.edges && self.nodes.len() < MOST_NODES {
            let index = first + usize::from(node.tried);
            let expected = (node.rewards[seat] / f64::from(node.visits)) as f32;
            if expected + bonus.of_untried(self.edges[index].prior) > most {
                best = Some(index);
            }
        }
        best
    }

    fn step(&mut self, from: u32, edge: usize) -> u32 {
        if self.edges[edge].node == NOBODY {
            self.edges[edge].node = self.nodes.len() as u32;
            self.nodes.push(Node::NEW);
            self.nodes[from as usize].tried += 1;
        }
        self.edges[edge].node
    }

    /// Opens the leaf of a path if there is an opening, and walks on to its first child.
    pub(crate) fn extend(&mut self, path: &mut Path, opening: &Opening) {
        if let Some(leaf) = path.nodes.last().copied()
            && self.open(leaf, opening)
        {
            let first = self.node(leaf).first as usize;
            let child = self.step(leaf, first);
            self.nodes[child as usize].visits += 1;
            path.nodes.push(child);
        }
    }

    /// Adds what a playout brought to every node on the path.
    pub(crate) fn update(&mut self, path: &Path, rewards: &Rewards) {
        for index in &path.nodes {
            let node = &mut self.nodes[*index as usize];
            for (sum, reward) in node.rewards.iter_mut().zip(rewards) {
                *sum += f64::from(*reward);
            }
        }
    }

    /// Opens a leaf, if no other thread has done so, the game goes on and there is memory for it.
    pub(crate) fn open(&mut self, index: u32, opening: &Opening) -> bool {
        let node = &mut self.nodes[index as usize];
        if node.stage != Stage::Leaf {
            return false;
        }
        if opening.children.is_empty() {
            node.stage = Stage::Over;
            return false;
        }
        if self.edges.len() + opening.children.len() > MOST_EDGES {
            return false;
        }
        node.stage = Stage::Open;
        node.colour = opening.colour;
        node.seat = opening.seat;
        node.first = self.edges.len() as u32;
        node.edges = opening.children.len() as u16;
        let edges = opening.children.iter().map(|&(prior, spot)| Edge {
            prior,
            spot,
            node: NOBODY,
        });
        self.edges.extend(edges);
        true
    }

    /// The node below `index` that a placement leads to, if it was tried.
    pub(crate) fn child(&self, index: u32, spot: Spot) -> Option<u32> {
        let mut children = self.children(index);
        children.find_map(|(edge, node)| node.filter(|_| edge.spot == spot))
    }

    /// The part of the tree below a node, as a tree of its own.
    pub(crate) fn below(&self, index: u32) -> Tree {
        let mut tree = Tree {
            nodes: vec![*self.node(index)],
            edges: Vec::new(),
        };
        let mut copied = 0;
        while copied < tree.nodes.len() {
            let node = tree.nodes[copied];
            tree.nodes[copied].first = tree.edges.len() as u32;
            for edge in &self.edges[node.first as usize..][..usize::from(node.edges)] {
                let mut edge = *edge;
                if edge.node != NOBODY {
                    tree.nodes.push(*self.node(edge.node));
                    edge.node = tree.nodes.len() as u32 - 1;
                }
                tree.edges.push(edge);
            }
            copied += 1;
        }
        tree
    }
}

/// The part of a rule's exploration bonus that is the same for all placements of a node.
enum Bonus {
    Puct { scale: f32, reduction: f32 },
    Uct { scale: f32 },
}

impl Bonus {
    fn new(rule: &Rule, node: &Node) -> Bonus {
        let visits = node.visits as f32;
        match *rule {
            Rule::Puct {
                exploration,
                first_play_reduction,
            } => Bonus::Puct {
                scale: exploration * visits.sqrt(),
                reduction: first_play_reduction,
            },
            Rule::Uct { exploration } => Bonus::Uct {
                scale: exploration * visits.ln().sqrt(),
            },
        }
    }

    #[inline(always)]
    fn of_tried(&self, prior: f32, visits: f32) -> f32 {
        match self {
            Bonus::Puct { scale, .. } => scale * prior / (1.0 + visits),
            Bonus::Uct { scale } => scale / visits.sqrt(),
        }
    }

    fn of_untried(&self, prior: f32) -> f32 {
        match self {
            Bonus::Puct { scale, reduction } => scale * prior - reduction,
            Bonus::Uct { .. } => f32::INFINITY,
        }
    }
}

impl Node {
    const NEW: Node = Node {
        rewards: [0.0; game::MAX_SEATS],
        visits: 0,
        first: 0,
        edges: 0,
        tried: 0,
        colour: Colour::FIRST,
        seat: 0,
        stage: Stage::Leaf,
    };

    /// What each seat may expect, if the node was visited.
    pub(crate) fn chances(&self) -> Option<Rewards> {
        let visits = f64::from(self.visits);
        (self.visits > 0).then(|| self.rewards.map(|sum| (sum / visits) as f32))
    }
}
