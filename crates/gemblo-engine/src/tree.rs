//! The search tree: nodes and edges in two arenas, one value for each seat (max^n).
//!
//! Positions that several orders of laying lead to are one node. What a node is worth is known from all visits; how often a
//! placement was chosen is counted at its edge (after Childs, Brodeur and Kocsis 2008).

mod keep;

use gemblo::Colour;
use gemblo::raw::Spot;

use crate::node::{Node, Stage, WIDENING};
use crate::positions::{NOBODY, Positions};
use crate::reward::Rewards;
use crate::rule::{Bonus, Rule};

/// The root's index; a tree always has one.
pub(crate) const ROOT: u32 = 0;
/// The most nodes and edges: about 60 MB.
const MOST_NODES: usize = 400_000;
const MOST_EDGES: usize = 2_000_000;
/// A placement in a position of the tree.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    pub(crate) prior: f32,
    pub(crate) spot: Spot,
    node: u32,
    /// How often it was chosen.
    visits: u32,
}

/// What opens a leaf: the colour to move, its seat, and its placements, those to hold first and in order.
pub(crate) struct Opening {
    pub(crate) colour: Colour,
    pub(crate) seat: u8,
    pub(crate) children: Vec<(f32, Spot)>,
    /// How many of them the node is to hold for now.
    pub(crate) width: usize,
}

/// The way from the root to a leaf.
#[derive(Default)]
pub(crate) struct Path {
    pub(crate) nodes: Vec<u32>,
    pub(crate) moves: Vec<(Colour, Spot)>,
    /// What each of the moves' positions was worth to the seat that moved.
    pub(crate) worth: Vec<f32>,
    /// How often the last node was visited, this time included.
    pub(crate) visits: u32,
    pub(crate) end: End,
    /// How often the tree had been pruned.
    pruned: u32,
}

/// Why a path ends.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum End {
    /// Nothing is known of what comes next.
    #[default]
    Leaf,
    /// The game is over.
    Over,
    /// More placements of the node are to be held.
    Narrow,
}

pub(crate) struct Tree {
    nodes: Vec<Node>,
    positions: Positions,
    edges: Vec<Edge>,
    /// Where edges were that a node does not need any more, for each width.
    free: [Vec<u32>; WIDENING.len()],
    pruned: u32,
}

impl Tree {
    pub(crate) fn new() -> Tree {
        Tree::from(Node::NEW)
    }

    fn from(root: Node) -> Tree {
        Tree {
            nodes: vec![root],
            positions: Positions::new(),
            edges: Vec::new(),
            free: Default::default(),
            pruned: 0,
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
    /// which keeps other threads away (virtual loss: Chaslot et al. 2008). Where others move than at the root it explores
    /// `rivals` times as much.
    pub(crate) fn select(&mut self, rule: &Rule, rivals: f32, path: &mut Path) {
        if self.nodes.len() >= MOST_NODES || self.edges.len() >= MOST_EDGES {
            self.prune();
        }
        path.nodes.clear();
        path.moves.clear();
        path.worth.clear();
        path.pruned = self.pruned;
        let mut index = ROOT;
        loop {
            path.nodes.push(index);
            self.nodes[index as usize].visits += 1;
            let node = self.nodes[index as usize];
            path.visits = node.visits;
            path.end = match node.stage {
                Stage::Leaf => End::Leaf,
                Stage::Over => End::Over,
                Stage::Open => End::Narrow,
            };
            if node.stage != Stage::Open || node.is_narrow() {
                return;
            }
            let Some(edge) = self.best_edge(&node, rule, rivals) else {
                return;
            };
            path.moves.push((node.colour, self.edges[edge].spot));
            path.worth.push(node.worth());
            index = self.step(index, edge);
        }
    }

    /// The edge with the best sum of value and exploration bonus.
    fn best_edge(&self, node: &Node, rule: &Rule, rivals: f32) -> Option<usize> {
        let seat = usize::from(node.seat);
        let first = node.first as usize;
        let bonus = Bonus::new(rule, node, self.node(ROOT).seat, rivals);
        let (mut best, mut most) = (None, f32::MIN);
        for index in first..first + usize::from(node.tried) {
            let edge = &self.edges[index];
            let child = &self.nodes[edge.node as usize];
            let value = child.rewards[seat] as f32 / child.visits as f32;
            let sum = value + bonus.of_tried(edge.prior, edge.visits as f32);
            if sum > most {
                (best, most) = (Some(index), sum);
            }
        }
        if node.tried < node.edges {
            let index = first + usize::from(node.tried);
            let visits = f64::from(bonus.counted(node.visits).max(1));
            let expected = (node.rewards[seat] / visits) as f32;
            if expected + bonus.of_untried(self.edges[index].prior) > most {
                best = Some(index);
            }
        }
        best
    }

    fn step(&mut self, from: u32, edge: usize) -> u32 {
        if self.edges[edge].node == NOBODY {
            self.edges[edge].node = self.node_after(from, self.edges[edge].spot);
            self.nodes[from as usize].tried += 1;
        }
        self.edges[edge].visits += 1;
        self.edges[edge].node
    }

    /// The node that a placement leads to; a new one if the position has none.
    fn node_after(&mut self, from: u32, spot: Spot) -> u32 {
        let key = self.positions.key(from).with(self.node(from).colour, spot);
        self.positions.find(key).unwrap_or_else(|| {
            self.positions.add(key);
            self.nodes.push(Node::NEW);
            self.nodes.len() as u32 - 1
        })
    }

    /// Gives the last node of a path its placements; walks on to the first one of a leaf.
    pub(crate) fn extend(&mut self, path: &mut Path, opening: &Opening) {
        let Some(last) = path.nodes.last().copied().filter(|_| self.knows(path)) else {
            return;
        };
        if path.end == End::Narrow {
            self.widen(last, opening);
        } else if self.open(last, opening) {
            let first = self.node(last).first as usize;
            let child = self.step(last, first);
            self.nodes[child as usize].visits += 1;
            path.nodes.push(child);
        }
    }

    /// Adds what a simulation brought to every node on the path.
    pub(crate) fn update(&mut self, path: &Path, rewards: &Rewards) {
        if !self.knows(path) {
            return;
        }
        for index in &path.nodes {
            let node = &mut self.nodes[*index as usize];
            for (sum, reward) in node.rewards.iter_mut().zip(rewards) {
                *sum += f64::from(*reward);
            }
        }
    }

    /// Whether the nodes of a path are still where they were: another thread may have pruned.
    fn knows(&self, path: &Path) -> bool {
        path.pruned == self.pruned
    }

    /// Opens a leaf, if no other thread has done so and the game goes on.
    pub(crate) fn open(&mut self, index: u32, opening: &Opening) -> bool {
        let node = &mut self.nodes[index as usize];
        if node.stage != Stage::Leaf {
            return false;
        }
        if opening.children.is_empty() {
            node.stage = Stage::Over;
            return false;
        }
        node.stage = Stage::Open;
        node.colour = opening.colour;
        node.seat = opening.seat;
        self.hold(index, opening);
        true
    }

    /// Tells that a child of the root was visited so often with this value for the first seat.
    #[cfg(test)]
    pub(crate) fn set_child(&mut self, edge: usize, visits: u32, value: f64) {
        let child = self.step(ROOT, edge) as usize;
        self.edges[edge].visits = visits;
        self.nodes[child].visits = visits;
        self.nodes[child].rewards[0] = value * f64::from(visits);
    }

    /// Whether the node has all of its placements.
    pub(crate) fn holds_all(&self, index: u32) -> bool {
        let node = self.node(index);
        node.stage != Stage::Leaf && !node.has_more
    }

    /// Gives a node all of its placements, if it does not hold them.
    pub(crate) fn open_wholly(&mut self, index: u32, opening: &Opening) {
        if !self.open(index, opening) && self.node(index).stage == Stage::Open {
            self.widen(index, opening);
        }
    }

    fn widen(&mut self, index: u32, opening: &Opening) {
        let Node { first, edges, .. } = *self.node(index);
        if usize::from(edges) >= opening.width.min(opening.children.len()) {
            return;
        }
        let held = self.edges[first as usize..][..usize::from(edges)].to_vec();
        let is_new = |(_, spot): &&(f32, Spot)| held.iter().all(|edge| edge.spot != *spot);
        let old = held.iter().map(|edge| (edge.prior, edge.spot));
        let opening = Opening {
            children: old
                .chain(opening.children.iter().filter(is_new).copied())
                .collect(),
            ..*opening
        };
        self.hold(index, &opening);
        let new = self.node(index).first as usize;
        self.edges[new..new + held.len()].copy_from_slice(&held);
        self.free_of(usize::from(edges)).push(first);
    }

    /// Holds the first placements of the opening.
    fn hold(&mut self, index: u32, opening: &Opening) {
        let held = opening.children.len().min(opening.width);
        let edges = opening.children[..held].iter().map(|&(prior, spot)| Edge {
            prior,
            spot,
            node: NOBODY,
            visits: 0,
        });
        let free = WIDENING.iter().position(|(_, width)| *width == held);
        let first = match free.and_then(|class| self.free[class].pop()) {
            Some(first) => {
                let place = &mut self.edges[first as usize..][..held];
                place
                    .iter_mut()
                    .zip(edges)
                    .for_each(|(old, new)| *old = new);
                first
            }
            None => {
                self.edges.extend(edges);
                (self.edges.len() - held) as u32
            }
        };
        let node = &mut self.nodes[index as usize];
        node.first = first;
        node.edges = held as u16;
        node.has_more = held < opening.children.len();
    }

    /// Where edges of this width lie that nobody needs; only whole steps of widening are given back.
    fn free_of(&mut self, width: usize) -> &mut Vec<u32> {
        let class = WIDENING.iter().position(|(_, each)| *each == width);
        &mut self.free[class.expect("a node that is widened holds a whole step")]
    }

    /// The node below `index` that a placement leads to, if it was tried.
    pub(crate) fn child(&self, index: u32, spot: Spot) -> Option<u32> {
        let mut children = self.children(index);
        children.find_map(|(edge, node)| node.filter(|_| edge.spot == spot))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::history::History;
    use crate::node::width_at;
    use crate::search::Search;
    use crate::settings::Settings;
    use engine::Flow;
    use gemblo::{Placement, Position, Setup};

    pub(super) const PUCT: Rule = Rule::Puct {
        exploration: 0.0,
        first_play_reduction: 0.0,
        counts_pending: false,
    };

    pub(super) fn opening(width: usize) -> Opening {
        let children = Placement::all().take(200).map(|each| (0.005, each.spot()));
        Opening {
            colour: Colour::FIRST,
            seat: 0,
            children: children.collect(),
            width,
        }
    }

    pub(super) fn searched(tree: &mut Tree, nodes: u64) {
        search_from(&Board::from(&Position::new(&Setup::FOUR)), tree, nodes);
    }

    pub(super) fn search_from(board: &Board, tree: &mut Tree, nodes: u64) {
        let settings = Settings::default();
        let search = Search {
            root: board,
            settings: &settings,
            nodes,
            seed: 1,
        };
        let mut history = History::new();
        search.open_root(tree, &mut history);
        search.run(tree, &mut history, &mut |_, _| Flow::GoOn);
    }

    #[test]
    fn an_untried_placement_is_expected_to_bring_the_mean_of_the_rewards_so_far() {
        let mut tree = Tree::new();
        tree.open(ROOT, &opening(16));
        let child = tree.step(ROOT, 0);
        tree.nodes[child as usize].visits = 1;
        tree.nodes[child as usize].rewards[0] = 0.4;
        // Two visits brought one together; the third is under way.
        tree.nodes[ROOT as usize].rewards[0] = 1.0;
        tree.nodes[ROOT as usize].visits = 3;
        assert_eq!(tree.best_edge(tree.node(ROOT), &PUCT, 1.0), Some(1));
    }

    #[test]
    fn pieces_laid_in_another_order_lead_to_the_same_node() {
        let mut tree = Tree::new();
        let spots = opening(2).children;
        let lay = |tree: &mut Tree, node: u32, number: usize| {
            let children = vec![spots[number]];
            tree.open(
                node,
                &Opening {
                    children,
                    ..opening(1)
                },
            );
            let edge = tree
                .children(node)
                .position(|(edge, _)| edge.spot == spots[number].1);
            tree.step(node, tree.node(node).first as usize + edge.unwrap())
        };
        tree.open(
            ROOT,
            &Opening {
                children: spots.clone(),
                ..opening(2)
            },
        );
        let [one, other] = [0, 1].map(|number| lay(&mut tree, ROOT, number));
        let last = lay(&mut tree, one, 1);
        assert_eq!(lay(&mut tree, other, 0), last);
        assert_eq!(lay(&mut tree, other, 0), last);
        // How often it was chosen is known of each way.
        let chosen = |node: u32| tree.children(node).map(|(edge, _)| edge.visits).next();
        assert_eq!([one, other].map(chosen), [Some(1), Some(2)]);
        assert_eq!((tree.len(), tree.below(ROOT).len()), (4, 4));
    }

    #[test]
    fn a_node_holds_more_placements_the_more_often_it_was_visited() {
        let mut tree = Tree::new();
        tree.open(ROOT, &opening(width_at(1)));
        let child = tree.step(ROOT, 0);
        for (visits, held) in [(127, 32), (128, 64), (9_999, 128)] {
            tree.nodes[ROOT as usize].visits = visits;
            assert_eq!(tree.node(ROOT).is_narrow(), held > 32, "{visits}");
            tree.widen(ROOT, &opening(width_at(visits)));
            assert!(!tree.node(ROOT).is_narrow());
            let children: Vec<_> = tree.children(ROOT).collect();
            assert_eq!(children.len(), held);
            assert_eq!(children[0].1, Some(child));
            let spots = children.iter().map(|(edge, _)| edge.spot);
            assert!(spots.eq(opening(held).children[..held].iter().map(|each| each.1)));
        }
        assert_eq!(tree.free.each_ref().map(Vec::len), [1, 1, 0]);
    }

    #[test]
    fn a_node_that_is_widened_holds_every_placement_once_whatever_the_order_is_now() {
        let mut tree = Tree::new();
        tree.open(ROOT, &opening(32));
        let mut later = opening(64);
        later.children.reverse();
        tree.widen(ROOT, &later);
        let mut spots: Vec<Spot> = tree.children(ROOT).map(|(edge, _)| edge.spot).collect();
        let first = opening(32).children.into_iter().map(|(_, spot)| spot);
        assert!(spots.iter().copied().take(32).eq(first.take(32)));
        spots.sort_by_key(|spot| spot.placement());
        spots.dedup();
        assert_eq!(spots.len(), 64);
    }
}
