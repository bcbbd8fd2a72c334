//! The search tree: nodes, each with its edges, one value for each seat (max^n).
//!
//! Positions that several orders of laying lead to are one node. What a node is worth is known from all visits; how often a
//! placement was chosen is counted at its edge (after Childs, Brodeur and Kocsis 2008).
//!
//! Threads walk, count and add at the same time, without a lock (after Enzenberger and Müller 2009); only new nodes are looked
//! up under one of many. Whoever forgets parts of the tree has it alone.

mod keep;
mod nodes;

use std::sync::atomic::{AtomicUsize, Ordering};

use gemblo::Colour;
use gemblo::raw::Spot;

use crate::node::{Alone, Edge, Node, Place, Stage, Step};
use crate::positions::{Key, Positions};
use crate::reward::Rewards;
use crate::rule::{Bonus, Rule};
use nodes::Nodes;

/// The root's index; a tree always has one.
pub(crate) const ROOT: u32 = 0;
/// The most nodes and edges: about 70 MB.
const MOST_NODES: usize = 400_000;
const MOST_EDGES: usize = 2_000_000;
/// A node with so many visits does not notice a few that are under way.
const BUSY: u32 = 128;

/// What opens a leaf: the colour to move, its seat, and its placements, those to hold first and in order.
pub(crate) struct Opening {
    pub(crate) colour: Colour,
    pub(crate) seat: u8,
    pub(crate) children: Vec<(f32, Spot)>,
    /// How many of them the node is to hold for now.
    pub(crate) width: usize,
}

/// How a way to a leaf is chosen.
pub(crate) struct Aim<'a> {
    pub(crate) rule: &'a Rule,
    /// Where others move than at the root PUCT explores so many times as much.
    pub(crate) rivals: f32,
    /// How many ways in a row take the same busy nodes.
    pub(crate) batch: u32,
}

/// The way from the root to a leaf.
///
/// Several ways in a row may begin alike: the nodes there are counted and written to once for all of them, since threads that write to
/// the same ones wait for each other.
#[derive(Default)]
pub(crate) struct Path<'a> {
    pub(crate) turns: Vec<Turn<'a>>,
    /// How often the last node was visited, this time included.
    pub(crate) visits: u32,
    pub(crate) end: End,
    /// How many turns all ways of the batch have in common.
    common: usize,
    batch: u32,
    /// The ways of the batch that are left.
    left: u32,
    /// What all ways of the batch brought so far.
    rewards: Rewards,
}

/// One placement of a path.
pub(crate) struct Turn<'a> {
    pub(crate) colour: Colour,
    pub(crate) spot: Spot,
    /// What the position was worth to the seat that moved.
    pub(crate) worth: f32,
    seat: u8,
    edge: &'a Edge,
    node: &'a Node,
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
    nodes: Nodes,
    positions: Positions,
    /// How many edges there are.
    edges: Alone<AtomicUsize>,
    most_nodes: usize,
}

impl Tree {
    pub(crate) fn new() -> Tree {
        let tree = Tree {
            nodes: Nodes::new(),
            positions: Positions::new(),
            edges: Alone::default(),
            most_nodes: MOST_NODES,
        };
        tree.node_of(Key::default());
        tree
    }

    /// The number of nodes.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn node(&self, index: u32) -> &Node {
        self.nodes.node(index)
    }

    /// The edges of a node, each with its node if it was tried.
    pub(crate) fn children(&self, index: u32) -> impl Iterator<Item = (&Edge, Option<u32>)> {
        let edges = self.node(index).edges();
        edges.map(|edge| (edge, edge.node()))
    }

    /// Whether the memory is used up: then no thread goes on until the tree was pruned.
    pub(crate) fn is_full(&self) -> bool {
        self.len() >= self.most_nodes || self.edges.0.load(Ordering::Relaxed) >= MOST_EDGES
    }

    /// Walks to a leaf and counts the visit on the way: until its reward comes it is a loss to all,
    /// which keeps other threads away (virtual loss: Chaslot et al. 2008).
    pub(crate) fn select<'a>(&'a self, aim: &Aim<'_>, path: &mut Path<'a>) {
        let is_first = path.left == 0;
        if is_first {
            self.begin(aim.batch, path);
        }
        path.left -= 1;
        path.turns.truncate(path.common);
        let root_seat = self.node(ROOT).seat();
        loop {
            let node = self.last(path);
            path.visits = node.visits();
            path.end = match node.stage() {
                Stage::Leaf => End::Leaf,
                Stage::Over => End::Over,
                Stage::Open => End::Narrow,
            };
            let Some(step) = node.first_step().filter(|_| path.end == End::Narrow) else {
                return;
            };
            if node.is_narrow() {
                return;
            }
            let is_own = usize::from(step.seat) == root_seat;
            let part = if is_own { 1.0 } else { aim.rivals };
            let bonus = Bonus::new(aim.rule, path.visits, part);
            let Some(edge) = best_edge(node, &bonus) else {
                return;
            };
            let turn = self.turn(node, step, edge);
            let is_common = is_first
                && path.common == path.turns.len()
                && path.batch > 1
                && turn.node.visits() >= BUSY;
            turn.visit(if is_common { path.batch } else { 1 });
            path.turns.push(turn);
            path.common += usize::from(is_common);
        }
    }

    /// Begins a batch of ways, if the root is busy.
    fn begin(&self, batch: u32, path: &mut Path<'_>) {
        let root = self.node(ROOT);
        path.turns.clear();
        path.common = 0;
        path.rewards = Rewards::default();
        path.batch = if root.visits() < BUSY { 1 } else { batch };
        path.left = path.batch;
        root.visit(path.batch);
    }

    fn last<'a>(&'a self, path: &Path<'a>) -> &'a Node {
        path.turns.last().map_or(self.node(ROOT), |turn| turn.node)
    }

    fn turn<'a>(&'a self, from: &Node, step: &Step, edge: &'a Edge) -> Turn<'a> {
        let node = edge.node().unwrap_or_else(|| {
            let node = self.node_of(from.key().with(step.colour, edge.spot));
            edge.lead_to(node);
            node
        });
        Turn {
            colour: step.colour,
            spot: edge.spot,
            worth: from.mean(usize::from(step.seat)),
            seat: step.seat,
            edge,
            node: self.node(node),
        }
    }

    /// The node of a position; a new one if it has none.
    fn node_of(&self, key: Key) -> u32 {
        let key_of = |node: u32| self.node(node).key();
        self.positions
            .find_or_add(key, key_of, || self.nodes.add(key))
    }

    /// Gives the last node of a path its placements; walks on to the first one of a leaf.
    pub(crate) fn extend<'a>(&'a self, path: &mut Path<'a>, opening: &Opening) {
        let last = self.last(path);
        if path.end == End::Narrow {
            self.widen(last, opening);
        } else if self.open(last, opening)
            && let Some(step) = last.first_step()
            && let Some(first) = step.edges.first()
        {
            let turn = self.turn(last, step, first);
            turn.visit(1);
            path.turns.push(turn);
        }
    }

    /// Adds what a simulation brought to every node on the path.
    pub(crate) fn update(&self, path: &mut Path<'_>, rewards: &Rewards) {
        for turn in &path.turns[path.common..] {
            turn.add(rewards, 1);
        }
        for (sum, reward) in path.rewards.iter_mut().zip(rewards) {
            *sum += reward;
        }
        if path.left == 0 {
            self.settle(path);
        }
    }

    /// Adds what the ways of a batch brought to the nodes that they had in common, and takes back the visits that did not come.
    pub(crate) fn settle(&self, path: &mut Path<'_>) {
        let done = path.batch - path.left;
        let root = self.node(ROOT);
        root.take_back(path.left);
        let common = &path.turns[..path.common];
        for turn in common {
            turn.node.take_back(path.left);
            turn.edge.take_back(path.left);
        }
        if done > 0 {
            let mean = path.rewards.map(|sum| sum / done as f32);
            root.add(&mean, done);
            common.iter().for_each(|turn| turn.add(&mean, done));
        }
        (path.batch, path.left) = (0, 0);
    }

    /// Opens a leaf, if no other thread has done so.
    pub(crate) fn open(&self, node: &Node, opening: &Opening) -> bool {
        let place = node.first_place();
        self.hold(place, opening, &opening.children, opening.width)
    }

    /// Tells that a child of the root was visited so often with this value for the first seat.
    #[cfg(test)]
    pub(crate) fn set_child(&self, number: usize, visits: u32, value: f32) {
        let root = self.node(ROOT);
        let step = root.first_step().unwrap();
        for _ in 0..visits {
            let turn = self.turn(root, step, &step.edges[number]);
            turn.visit(1);
            turn.add(&[value; game::MAX_SEATS], 1);
        }
    }

    /// Gives a node all of its placements, if it does not hold them.
    pub(crate) fn open_wholly(&self, index: u32, opening: &Opening) {
        let node = self.node(index);
        if !self.open(node, opening) && node.stage() == Stage::Open {
            self.widen(node, opening);
        }
    }

    fn widen(&self, node: &Node, opening: &Opening) {
        // Taken first: if another thread widens the node while this one looks at it, the place is.
        let place = node.next_place();
        let held: Vec<Spot> = node.edges().map(|edge| edge.spot).collect();
        let missing = opening.width.saturating_sub(held.len());
        let children = opening.children.iter().copied();
        let new: Vec<(f32, Spot)> = children.filter(|(_, spot)| !held.contains(spot)).collect();
        if missing > 0 && !new.is_empty() {
            self.hold(place, opening, &new, missing);
        }
    }

    /// Holds the first of the children, unless another thread has been faster.
    fn hold(&self, place: &Place, of: &Opening, children: &[(f32, Spot)], most: usize) -> bool {
        if place.get().is_some() {
            return false;
        }
        let held = children.iter().take(most);
        let edges: Box<[Edge]> = held.map(|(prior, spot)| Edge::new(*prior, *spot)).collect();
        let count = edges.len();
        let step = Step {
            colour: of.colour,
            seat: of.seat,
            is_last: count == children.len(),
            edges,
            next: Place::new(),
        };
        let is_held = place.set(Box::new(step)).is_ok();
        if is_held {
            self.edges.0.fetch_add(count, Ordering::Relaxed);
        }
        is_held
    }

    /// The node below `index` that a placement leads to, if it was tried.
    pub(crate) fn child(&self, index: u32, spot: Spot) -> Option<u32> {
        let mut children = self.children(index);
        children.find_map(|(edge, node)| node.filter(|_| edge.spot == spot))
    }
}

impl Turn<'_> {
    /// Counts so many visits.
    fn visit(&self, count: u32) {
        self.edge.visit(count);
        self.node.visit(count);
        self.edge.look_at(self.node, self.seat);
    }

    /// Adds what so many visits brought on the mean.
    fn add(&self, rewards: &Rewards, count: u32) {
        self.node.add(rewards, count);
        self.edge.look_at(self.node, self.seat);
    }
}

/// The edge with the best sum of value and exploration bonus.
fn best_edge<'a>(node: &'a Node, bonus: &Bonus) -> Option<&'a Edge> {
    let (mut best, mut most) = (None, f32::MIN);
    for step in node.steps() {
        for edge in &step.edges {
            if edge.node().is_none() {
                let sum = bonus.expected(node, step.seat) + bonus.of_untried(edge.prior);
                return if sum > most { Some(edge) } else { best };
            }
            let sum = edge.value() + bonus.of_tried(edge.prior, edge.visits() as f32);
            if sum > most {
                (best, most) = (Some(edge), sum);
            }
        }
    }
    best
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

    const PUCT: Rule = Rule::Puct {
        exploration: 0.0,
        first_play_reduction: 0.0,
        counts_pending: false,
    };

    fn aim(batch: u32) -> Aim<'static> {
        Aim {
            rule: &PUCT,
            rivals: 1.0,
            batch,
        }
    }

    fn opening(width: usize) -> Opening {
        let children = Placement::all().take(200).map(|each| (0.005, each.spot()));
        Opening {
            colour: Colour::FIRST,
            seat: 0,
            children: children.collect(),
            width,
        }
    }

    pub(super) fn searched(tree: &mut Tree, nodes: u64) {
        search_from(&Board::from(&Position::new(&Setup::FOUR)), tree, nodes, 1);
    }

    pub(super) fn search_from(board: &Board, tree: &mut Tree, nodes: u64, threads: usize) {
        let settings = Settings {
            threads,
            ..Settings::default()
        };
        let search = Search {
            root: board,
            settings: &settings,
            nodes,
            seed: 1,
        };
        let history = History::new();
        search.open_root(tree, &history);
        search.run(tree, &history, &mut |_, _| Flow::GoOn);
    }

    /// A tree whose root holds so many placements.
    fn opened(width: usize) -> Tree {
        let tree = Tree::new();
        tree.open(tree.node(ROOT), &opening(width));
        tree
    }

    #[test]
    fn an_untried_placement_is_expected_to_bring_the_mean_of_the_rewards_so_far() {
        let tree = opened(16);
        tree.set_child(0, 1, 0.4);
        let root = tree.node(ROOT);
        // Two visits brought one together; the third is under way.
        for reward in [0.3, 0.7] {
            root.visit(1);
            root.add(&[reward; game::MAX_SEATS], 1);
        }
        root.visit(1);
        let bonus = Bonus::new(&PUCT, 3, 1.0);
        let best = best_edge(root, &bonus).unwrap();
        assert_eq!(best.spot, opening(16).children[1].1);
        assert_eq!((root.mean(0), root.mean_at_worst(0)), (0.5, 1.0 / 3.0));
    }

    #[test]
    fn a_placement_whose_visit_is_under_way_is_a_loss_until_then() {
        let (tree, mut path) = (Tree::new(), Path::default());
        let mut only = opening(2);
        only.children.truncate(2);
        tree.open(tree.node(ROOT), &only);
        tree.set_child(0, 3, 0.6);
        tree.set_child(1, 3, 0.5);
        for number in [0, 1] {
            tree.select(&aim(1), &mut path);
            assert_eq!(path.turns[0].spot, only.children[number].1);
        }
        tree.update(&mut path, &[1.0; game::MAX_SEATS]);
        tree.select(&aim(1), &mut path);
        assert_eq!(path.turns[0].spot, only.children[1].1);
    }

    #[test]
    fn a_batch_counts_busy_nodes_at_once_and_takes_back_what_did_not_come() {
        let mut only = opening(2);
        only.children.truncate(2);
        for ways in [3, 4] {
            let (tree, mut path) = (Tree::new(), Path::default());
            let root = tree.node(ROOT);
            tree.open(root, &only);
            root.visit(BUSY);
            root.add(&[0.5; game::MAX_SEATS], BUSY);
            tree.set_child(0, BUSY, 0.5);
            let edge = root.edges().next().unwrap();
            let child = tree.node(edge.node().unwrap());
            let mut others = opening(2);
            others.children = others.children[2..4].to_vec();
            tree.open(child, &others);
            for _ in 0..ways {
                tree.select(&aim(4), &mut path);
                assert_eq!([root, child].map(Node::visits), [BUSY + 4; 2]);
                assert_eq!([root, child].map(Node::done), [BUSY; 2]);
                tree.update(&mut path, &[1.0; game::MAX_SEATS]);
            }
            tree.settle(&mut path);
            let counted = [root, child].map(|node| (node.visits(), node.done()));
            assert_eq!(counted, [(BUSY + ways, BUSY + ways); 2]);
            assert_eq!(edge.visits(), BUSY + ways);
            let mean = (0.5 * BUSY as f32 + ways as f32) / (BUSY + ways) as f32;
            assert!((root.mean(0) - mean).abs() < 1e-6 && child.mean(0) == root.mean(0));
            let below: u32 = child.edges().map(Edge::visits).sum();
            assert_eq!(below, ways);
        }
    }

    #[test]
    fn every_way_of_a_batch_explores_by_the_visits_of_the_nodes_in_common() {
        let (tree, mut path) = (Tree::new(), Path::default());
        let mut only = opening(2);
        only.children.truncate(2);
        (only.children[0].0, only.children[1].0) = (0.9, 0.1);
        let root = tree.node(ROOT);
        tree.open(root, &only);
        root.visit(BUSY);
        root.add(&[0.5; game::MAX_SEATS], BUSY);
        let rule = Rule::Puct {
            exploration: 1.0,
            first_play_reduction: 0.0,
            counts_pending: false,
        };
        let aim = Aim {
            rule: &rule,
            ..aim(4)
        };
        for _ in 0..2 {
            tree.select(&aim, &mut path);
            // A bad result does not outweigh the prior in a node that was visited often.
            assert_eq!(path.turns[0].spot, only.children[0].1);
            tree.update(&mut path, &[0.0; game::MAX_SEATS]);
        }
    }

    #[test]
    fn pieces_laid_in_another_order_lead_to_the_same_node() {
        let tree = opened(2);
        let spots = opening(2).children;
        let lay = |node: u32, number: usize| {
            let children = vec![spots[number]];
            let alone = Opening {
                children,
                ..opening(1)
            };
            let from = tree.node(node);
            tree.open(from, &alone);
            let step = from.first_step().unwrap();
            let edge = from.edges().find(|edge| edge.spot == spots[number].1);
            tree.turn(from, step, edge.unwrap()).visit(1);
            edge.and_then(Edge::node).unwrap()
        };
        let [one, other] = [0, 1].map(|number| lay(ROOT, number));
        let last = lay(one, 1);
        assert_eq!(lay(other, 0), last);
        assert_eq!(lay(other, 0), last);
        // How often it was chosen is known of each way.
        let chosen = |node: u32| tree.children(node).map(|(edge, _)| edge.visits()).next();
        assert_eq!([one, other].map(chosen), [Some(1), Some(2)]);
        assert_eq!((tree.len(), tree.below(ROOT).len()), (4, 4));
    }

    #[test]
    fn a_node_holds_more_placements_the_more_often_it_was_visited() {
        let tree = opened(width_at(1));
        tree.set_child(0, 1, 0.5);
        let root = tree.node(ROOT);
        let child = root.edges().next().and_then(Edge::node);
        for (visits, held) in [(127, 32), (128, 64), (2_000, 128)] {
            root.visit(visits - root.visits());
            assert_eq!(root.is_narrow(), held > 32, "{visits}");
            tree.widen(root, &opening(width_at(visits)));
            assert!(!root.is_narrow());
            assert_eq!(root.width(), held);
            assert_eq!(root.edges().next().and_then(Edge::node), child);
            let spots = root.edges().map(|edge| edge.spot);
            assert!(spots.eq(opening(held).children[..held].iter().map(|each| each.1)));
        }
    }

    #[test]
    fn a_node_that_is_widened_holds_every_placement_once_whatever_the_order_is_now() {
        let tree = opened(32);
        let mut later = opening(64);
        later.children.reverse();
        tree.widen(tree.node(ROOT), &later);
        let spots: Vec<Spot> = tree.children(ROOT).map(|(edge, _)| edge.spot).collect();
        let first = opening(32).children.into_iter().map(|(_, spot)| spot);
        assert!(spots.iter().copied().take(32).eq(first.take(32)));
        assert_eq!((spots.len(), different(&spots)), (64, 64));
    }

    fn different(spots: &[Spot]) -> usize {
        let mut placements: Vec<_> = spots.iter().map(|spot| spot.placement()).collect();
        placements.sort();
        placements.dedup();
        placements.len()
    }

    /// Every visit was counted, every placement is held once, and every edge leads to the node of its position.
    fn check(tree: &Tree, visits: u32) {
        let root = tree.node(ROOT);
        assert_eq!((root.visits(), root.done()), (visits, visits));
        for index in 0..tree.len() as u32 {
            let node = tree.node(index);
            assert_eq!(node.visits(), node.done());
            let spots: Vec<Spot> = node.edges().map(|edge| edge.spot).collect();
            assert_eq!(different(&spots), spots.len());
            for edge in node.edges() {
                let Some(child) = edge.node() else { continue };
                let colour = node.first_step().unwrap().colour;
                assert_eq!(tree.node(child).key(), node.key().with(colour, edge.spot));
                assert!(edge.visits() <= tree.node(child).visits());
            }
        }
        let mut keys: Vec<u64> = tree.nodes.iter().map(|node| node.key().0).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), tree.len());
    }

    #[test]
    fn several_threads_build_one_tree_and_count_every_visit() {
        for setup in [Setup::TWO, Setup::SIX] {
            let mut tree = Tree::new();
            search_from(&Board::from(&Position::new(&setup)), &mut tree, 6_000, 4);
            check(&tree, 6_000);
        }
    }

    #[test]
    fn several_threads_wait_until_a_full_tree_is_pruned_and_go_on() {
        let mut tree = Tree::new();
        tree.most_nodes = 2_000;
        let board = Board::from(&Position::new(&Setup::FOUR));
        search_from(&board, &mut tree, 8_000, 4);
        assert!(tree.len() <= 2_008, "{} nodes", tree.len());
        assert_eq!(tree.node(ROOT).visits(), 8_000);
    }
}
