//! The ways through the tree: to a leaf, and back with what was found there.

use gemblo::Colour;
use gemblo::raw::Spot;

use super::{Opening, ROOT, Tree};
use crate::node::{Edge, Node, Stage, Step};
use crate::rule::{Bonus, Rule};
use crate::wish::Brought;

/// A node with so many visits does not notice a few that are under way.
const BUSY: u32 = 128;

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
    brought: Brought,
}

/// One placement of a path.
pub(crate) struct Turn<'a> {
    pub(crate) colour: Colour,
    pub(crate) spot: Spot,
    /// What the position was worth to the seat that moved, as it wishes.
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

impl Tree {
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
            path.visits = node.visits.count();
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
                && turn.node.visits.count() >= BUSY;
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
        path.brought = Brought::default();
        path.batch = if root.visits.count() < BUSY { 1 } else { batch };
        path.left = path.batch;
        root.visits.add(path.batch);
    }

    fn last<'a>(&'a self, path: &Path<'a>) -> &'a Node {
        path.turns.last().map_or(self.node(ROOT), |turn| turn.node)
    }

    pub(super) fn turn<'a>(&'a self, from: &Node, step: &Step, edge: &'a Edge) -> Turn<'a> {
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
    pub(crate) fn update(&self, path: &mut Path<'_>, brought: &Brought) {
        for turn in &path.turns[path.common..] {
            turn.add(brought, 1);
        }
        path.brought.add(brought);
        if path.left == 0 {
            self.settle(path);
        }
    }

    /// Adds what the ways of a batch brought to the nodes that they had in common, and takes back the visits that did not come.
    pub(crate) fn settle(&self, path: &mut Path<'_>) {
        let done = path.batch - path.left;
        let root = self.node(ROOT);
        root.visits.take_back(path.left);
        let common = &path.turns[..path.common];
        for turn in common {
            turn.node.visits.take_back(path.left);
            turn.edge.visits.take_back(path.left);
        }
        if done > 0 {
            let mean = path.brought.mean_of(done);
            root.add(&mean, done);
            common.iter().for_each(|turn| turn.add(&mean, done));
        }
        (path.batch, path.left) = (0, 0);
    }

    /// Tells that a child of the root was visited so often with this value for the first seat.
    #[cfg(test)]
    pub(crate) fn set_child(&self, number: usize, visits: u32, value: f32) {
        let root = self.node(ROOT);
        let step = root.first_step().unwrap();
        for _ in 0..visits {
            let turn = self.turn(root, step, &step.edges[number]);
            turn.visit(1);
            turn.add(&Brought::plain(value), 1);
        }
    }
}

impl Turn<'_> {
    /// Counts so many visits.
    pub(super) fn visit(&self, count: u32) {
        self.edge.visits.add(count);
        self.node.visits.add(count);
        self.edge.look_at(self.node, self.seat);
    }

    /// Adds what so many visits brought on the mean.
    fn add(&self, brought: &Brought, count: u32) {
        self.node.add(brought, count);
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
            let sum = edge.value() + bonus.of_tried(edge.prior, edge.visits.count() as f32);
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
    use crate::tree::tests::{opened, opening};

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

    #[test]
    fn an_untried_placement_is_expected_to_bring_the_mean_of_the_rewards_so_far() {
        let tree = opened(16);
        tree.set_child(0, 1, 0.4);
        let root = tree.node(ROOT);
        // Two visits brought one together; the third is under way.
        for reward in [0.3, 0.7] {
            root.visits.add(1);
            root.add(&Brought::plain(reward), 1);
        }
        root.visits.add(1);
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
        tree.update(&mut path, &Brought::plain(1.0));
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
            root.visits.add(BUSY);
            root.add(&Brought::plain(0.5), BUSY);
            tree.set_child(0, BUSY, 0.5);
            let edge = root.edges().next().unwrap();
            let child = tree.node(edge.node().unwrap());
            let mut others = opening(2);
            others.children = others.children[2..4].to_vec();
            tree.open(child, &others);
            for _ in 0..ways {
                tree.select(&aim(4), &mut path);
                assert_eq!([root, child].map(|node| node.visits.count()), [BUSY + 4; 2]);
                assert_eq!([root, child].map(|node| node.done.count()), [BUSY; 2]);
                tree.update(&mut path, &Brought::plain(1.0));
            }
            tree.settle(&mut path);
            let counted = [root, child].map(|node| (node.visits.count(), node.done.count()));
            assert_eq!(counted, [(BUSY + ways, BUSY + ways); 2]);
            assert_eq!(edge.visits.count(), BUSY + ways);
            let mean = (0.5 * BUSY as f32 + ways as f32) / (BUSY + ways) as f32;
            assert!((root.mean(0) - mean).abs() < 1e-6 && child.mean(0) == root.mean(0));
            let below: u32 = child.edges().map(|edge| edge.visits.count()).sum();
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
        root.visits.add(BUSY);
        root.add(&Brought::plain(0.5), BUSY);
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
            tree.update(&mut path, &Brought::plain(0.0));
        }
    }
}
