//! What stays of a tree when its memory is full, or when the game has gone on.

use std::sync::atomic::AtomicUsize;

use super::{MOST_EDGES, ROOT, Tree};
use crate::counting::Alone;
use crate::node::{NOBODY, Stage};
use crate::positions::Positions;

impl Tree {
    /// Turns the nodes with the fewest visits back into leaves, until half of the memory is free.
    pub(crate) fn prune(&mut self) {
        let mut least = 4;
        while !self.fits_half(least) {
            least *= 2;
        }
        self.keep(ROOT, least);
    }

    /// Whether half of the memory is enough for the placements of nodes with so many visits.
    fn fits_half(&self, least: u32) -> bool {
        let kept = self
            .nodes
            .iter()
            .filter(|node| node.visits.count() >= least);
        let (nodes, edges) = kept.fold((0, 0), |(nodes, edges), node| {
            (nodes + node.tried(), edges + node.width())
        });
        nodes < self.most_nodes / 2 && edges < MOST_EDGES / 2
    }

    /// The part of the tree below a node, as a tree of its own.
    pub(crate) fn below(mut self, index: u32) -> Tree {
        self.keep(index, 0);
        self
    }

    /// Forgets whatever does not lie below a node, which becomes the root; nodes with fewer than `least` visits become leaves.
    ///
    /// All of it happens in place: a copy would need the memory of a second tree.
    fn keep(&mut self, root: u32, least: u32) {
        let places = self.places_of_kept(root, least);
        self.nodes.settle(root, &places);
        let mut edges = 0;
        for index in 0..self.len() as u32 {
            let node = self.nodes.node_mut(index);
            node.children_mut()
                .for_each(|child| *child = places[*child as usize]);
            edges += node.width();
        }
        self.edges = Alone(AtomicUsize::new(edges));
        self.positions = Positions::new();
        for index in 0..self.len() as u32 {
            let key_of = |node: u32| self.node(node).key();
            self.positions.find_or_add(key_of(index), key_of, || index);
        }
    }

    /// Where each node will lie, the root first; the others stay in order.
    fn places_of_kept(&mut self, root: u32, least: u32) -> Vec<u32> {
        let mut places = vec![NOBODY; self.len()];
        places[root as usize] = ROOT;
        let mut due = vec![root];
        while let Some(index) = due.pop() {
            let node = self.nodes.node_mut(index);
            if node.stage() == Stage::Open && node.visits.count() < least {
                node.close();
            }
            for child in node.edges().filter_map(|edge| edge.node()) {
                if places[child as usize] == NOBODY {
                    places[child as usize] = ROOT;
                    due.push(child);
                }
            }
        }
        let kept = places.iter_mut().enumerate();
        let others = kept.filter(|(index, place)| **place == ROOT && *index != root as usize);
        for (number, (_, place)) in others.enumerate() {
            *place = number as u32 + 1;
        }
        places
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::node::Edge;
    use crate::tree::tests::{search_from, searched};
    use gemblo::raw::Spot;
    use gemblo::{Position, Setup};

    /// A late position, in which many orders of laying lead to the same.
    fn late(setup: &Setup, rounds: usize) -> Board {
        let mut position = Position::new(setup);
        let mut rng = game::Rng::new(3);
        for _ in 0..rounds * usize::from(setup.colours()) {
            let legal = position.legal();
            position.make(legal.nth(rng.below(legal.len())).unwrap());
        }
        Board::from(&position)
    }

    /// Every way below a node, with what is known of it.
    fn ways(tree: &Tree, index: u32, way: &mut Vec<Spot>, all: &mut Vec<(Vec<Spot>, u32, u32)>) {
        for (edge, child) in tree.children(index) {
            let Some(child) = child else { continue };
            way.push(edge.spot);
            all.push((
                way.clone(),
                edge.visits.count(),
                tree.node(child).visits.count(),
            ));
            ways(tree, child, way, all);
            way.pop();
        }
    }

    /// Follows every way to the end; says how often a colour was passed over.
    fn follow(tree: &Tree, index: u32, mut board: Board) -> usize {
        let (due, node) = (board.turn(), tree.node(index));
        let turn = board.next_legal(&mut Vec::new());
        let Some(step) = node.first_step() else {
            return 0;
        };
        if step.edges.is_empty() {
            assert!(turn.is_none());
            return 0;
        }
        assert_eq!(turn.map(|turn| turn.colour), Some(step.colour));
        let mut passed = usize::from(step.colour != due);
        for (edge, child) in tree.children(index) {
            let mut after = board;
            after.lay(step.colour, edge.spot);
            passed += child.map_or(0, |child| follow(tree, child, after));
        }
        passed
    }

    #[test]
    fn whose_turn_it_is_does_not_depend_on_the_order_of_the_pieces() {
        let mut passed = 0;
        for setup in [Setup::TWO, Setup::THREE, Setup::FOUR, Setup::SIX] {
            let (board, mut tree) = (late(&setup, 11), Tree::new());
            search_from(&board, &mut tree, 1_000, 1);
            passed += follow(&tree, ROOT, board);
        }
        assert!(passed > 1_000, "colours are passed over in {passed} places");
    }

    #[test]
    fn the_part_below_a_node_is_as_it_was_and_finds_its_positions() {
        let mut tree = Tree::new();
        search_from(&late(&Setup::TWO, 10), &mut tree, 2_000, 1);
        let below = |tree: &Tree, index: u32| {
            let mut all = Vec::new();
            ways(tree, index, &mut Vec::new(), &mut all);
            all
        };
        let ways_to = |tree: &Tree| -> usize { below(tree, ROOT).len() };
        assert!(ways_to(&tree) > tree.len() + 100, "positions are shared");
        let visits =
            |(_, node): &(&Edge, Option<u32>)| node.map(|node| tree.node(node).visits.count());
        let most = tree.children(ROOT).max_by_key(visits);
        let child = most.and_then(|(_, node)| node).unwrap();
        let before = below(&tree, child);
        let tree = tree.below(child);
        assert_eq!(below(&tree, ROOT), before);
        for index in 0..tree.len() as u32 {
            for (edge, node) in tree.children(index) {
                let (from, key_of) = (tree.node(index), |node| tree.node(node).key());
                let key = from
                    .key()
                    .with(from.first_step().unwrap().colour, edge.spot);
                let found = tree.positions.find(key, key_of);
                assert_eq!(node.or(found), found);
            }
        }
    }

    #[test]
    fn a_pruned_tree_keeps_what_was_visited_often_and_goes_on_learning() {
        let mut tree = Tree::new();
        searched(&mut tree, 3_000);
        let (nodes, visits) = (tree.len(), tree.node(ROOT).visits.count());
        let of_children = |tree: &Tree| -> Vec<(Spot, u32)> {
            let children = tree.children(ROOT);
            let visits = |node: Option<u32>| node.map_or(0, |node| tree.node(node).visits.count());
            children
                .map(|(edge, node)| (edge.spot, visits(node)))
                .collect()
        };
        let before = of_children(&tree);
        tree.prune();
        assert!(tree.len() < nodes * 3 / 4, "{} of {nodes}", tree.len());
        assert_eq!(of_children(&tree), before);
        searched(&mut tree, 1_000);
        assert_eq!(tree.node(ROOT).visits.count(), visits + 1_000);
    }
}
