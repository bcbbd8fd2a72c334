//! The search tree: nodes, each with its edges, one value for each seat (max^n).
//!
//! Positions that several orders of laying lead to are one node. What a node is worth is known from all visits; how often a
//! placement was chosen is counted at its edge (after Childs, Brodeur and Kocsis 2008).
//!
//! Threads walk, count and add at the same time, without a lock (after Enzenberger and Müller 2009); only new nodes are looked
//! up under one of many. Whoever forgets parts of the tree has it alone.

mod keep;
mod nodes;
mod path;

use std::sync::atomic::{AtomicUsize, Ordering};

use gemblo::Colour;
use gemblo::raw::Spot;

use crate::counting::Alone;
use crate::node::{Edge, Node, Place, Stage, Step};
use crate::positions::{Key, Positions};
use crate::reward::Rewards;
use nodes::Nodes;

pub(crate) use path::{Aim, End, Path};

/// The root's index; a tree always has one.
pub(crate) const ROOT: u32 = 0;
/// The most nodes and edges: about 70 MB.
const MOST_NODES: usize = 400_000;
const MOST_EDGES: usize = 2_000_000;
/// What opens a leaf: the colour to move, its seat, and its placements, those to hold first and in order.
pub(crate) struct Opening {
    pub(crate) colour: Colour,
    pub(crate) seat: u8,
    pub(crate) children: Vec<(f32, Spot)>,
    /// How many of them the node is to hold for now.
    pub(crate) width: usize,
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

    /// The reward that each seat may expect at a node, if it was visited.
    pub(crate) fn rewards(&self, index: u32) -> Option<Rewards> {
        self.node(index).rewards(self.node(ROOT).seat())
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

    /// The node of a position; a new one if it has none.
    fn node_of(&self, key: Key) -> u32 {
        let key_of = |node: u32| self.node(node).key();
        self.positions
            .find_or_add(key, key_of, || self.nodes.add(key))
    }

    /// Opens a leaf, if no other thread has done so.
    pub(crate) fn open(&self, node: &Node, opening: &Opening) -> bool {
        let place = node.first_place();
        self.hold(place, opening, &opening.children, opening.width)
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

#[cfg(test)]
pub(crate) mod tests {
    use std::sync::Barrier;

    use super::*;
    use crate::board::Board;
    use crate::history::History;
    use crate::node::width_at;
    use crate::search::Search;
    use crate::settings::Settings;
    use crate::wish::Wish;
    use engine::Flow;
    use gemblo::{Placement, Position, Setup};

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
        search_from(&Board::from(&Position::new(&Setup::FOUR)), tree, nodes, 1);
    }

    pub(crate) fn search_from(board: &Board, tree: &mut Tree, nodes: u64, threads: usize) {
        let settings = Settings {
            threads,
            ..Settings::default()
        };
        let search = Search {
            root: board,
            settings: &settings,
            wish: Wish::of(board, &settings),
            nodes,
            seed: 1,
        };
        let history = History::new();
        search.open_root(tree, &history);
        search.run(tree, &history, &mut |_, _| Flow::GoOn);
    }

    /// A tree whose root holds so many placements.
    pub(super) fn opened(width: usize) -> Tree {
        let tree = Tree::new();
        tree.open(tree.node(ROOT), &opening(width));
        tree
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
        let chosen = |node: u32| {
            tree.children(node)
                .map(|(edge, _)| edge.visits.count())
                .next()
        };
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
            root.visits.add(visits - root.visits.count());
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
        assert_eq!((root.visits.count(), root.done.count()), (visits, visits));
        for index in 0..tree.len() as u32 {
            let node = tree.node(index);
            assert_eq!(node.visits.count(), node.done.count());
            let spots: Vec<Spot> = node.edges().map(|edge| edge.spot).collect();
            assert_eq!(different(&spots), spots.len());
            for edge in node.edges() {
                let Some(child) = edge.node() else { continue };
                let colour = node.first_step().unwrap().colour;
                assert_eq!(tree.node(child).key(), node.key().with(colour, edge.spot));
                assert!(edge.visits.count() <= tree.node(child).visits.count());
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
    fn threads_that_widen_a_node_at_the_same_moment_widen_it_once() {
        let wider = opening(64);
        for _ in 0..500 {
            let (tree, start) = (opened(32), Barrier::new(3));
            let widen = || {
                start.wait();
                tree.widen(tree.node(ROOT), &wider);
            };
            std::thread::scope(|scope| {
                for _ in 0..3 {
                    scope.spawn(widen);
                }
            });
            assert_eq!(tree.node(ROOT).width(), 64);
        }
    }

    #[test]
    fn several_threads_wait_until_a_full_tree_is_pruned_and_go_on() {
        let mut tree = Tree::new();
        tree.most_nodes = 2_000;
        let board = Board::from(&Position::new(&Setup::FOUR));
        search_from(&board, &mut tree, 8_000, 4);
        assert!(tree.len() <= 2_008, "{} nodes", tree.len());
        assert_eq!(tree.node(ROOT).visits.count(), 8_000);
    }
}
