//! A game with its variations: a tree whose main line always takes the first child.
//!
//! ```
//! use record::Tree;
//!
//! let mut game = Tree::new("the start");
//! let ring = game.add(Tree::<&str>::ROOT, "e3");
//! game.add(ring, "f6");
//! let other = game.add(ring, "g6");
//! assert_eq!(game.main_line().map(|node| game[node]).collect::<Vec<_>>(), ["the start", "e3", "f6"]);
//! game.promote(other);
//! assert_eq!(game.main_line().map(|node| game[node]).collect::<Vec<_>>(), ["the start", "e3", "g6"]);
//! ```

use alloc::vec;
use alloc::vec::Vec;
use core::iter;
use core::ops::{Index, IndexMut};

/// A node of a [`Tree`]; it keeps its name however the tree changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NodeId(u32);

/// What is told about a game, node by node. There is always a root: the game before its first turn.
#[derive(Clone, Debug)]
pub struct Tree<T> {
    /// Every parent before its children; deleted nodes stay here, but nobody leads to them.
    nodes: Vec<Node<T>>,
}

#[derive(Clone, Debug)]
struct Node<T> {
    value: T,
    parent: Option<NodeId>,
    children: Vec<NodeId>,
}

impl<T> Tree<T> {
    /// The node before the first turn.
    pub const ROOT: NodeId = NodeId(0);

    /// A tree of nothing but its root.
    pub fn new(root: T) -> Tree<T> {
        let root = Node {
            value: root,
            parent: None,
            children: Vec::new(),
        };
        Tree { nodes: vec![root] }
    }

    /// Adds a node behind another one: the first goes on with its line, the others are variations.
    pub fn add(&mut self, parent: NodeId, value: T) -> NodeId {
        let next = u32::try_from(self.nodes.len()).expect("no game has so many turns");
        let id = NodeId(next);
        self.nodes.push(Node {
            value,
            parent: Some(parent),
            children: Vec::new(),
        });
        self.node_mut(parent).children.push(id);
        id
    }

    /// Makes a variation the line, and the line a variation.
    pub fn promote(&mut self, node: NodeId) {
        if let Some(parent) = self.parent(node) {
            let siblings = &mut self.node_mut(parent).children;
            if let Some(place) = siblings.iter().position(|sibling| *sibling == node) {
                siblings[..=place].rotate_right(1);
            }
        }
    }

    /// Deletes a node and all behind it. The root itself stays.
    pub fn delete(&mut self, node: NodeId) {
        match self.parent(node) {
            Some(parent) => self
                .node_mut(parent)
                .children
                .retain(|child| *child != node),
            None => self.node_mut(node).children.clear(),
        }
    }

    /// The node before this one; none for the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.node(node).parent
    }

    /// What may follow a node: the line first, then its variations.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.node(node).children
    }

    /// The game as it was played: the root, and always the first child.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        iter::successors(Some(Self::ROOT), |node| {
            self.children(*node).first().copied()
        })
    }

    /// All nodes, each before its children, and a line before its variations.
    pub fn walk(&self) -> impl Iterator<Item = NodeId> {
        let mut left = vec![Self::ROOT];
        iter::from_fn(move || {
            let node = left.pop()?;
            left.extend(self.children(node).iter().rev());
            Some(node)
        })
    }

    /// The same tree of other things.
    pub fn map<U>(&self, mut of: impl FnMut(&T) -> U) -> Tree<U> {
        let node = |node: &Node<T>| Node {
            value: of(&node.value),
            parent: node.parent,
            children: node.children.clone(),
        };
        Tree {
            nodes: self.nodes.iter().map(node).collect(),
        }
    }

    fn node(&self, NodeId(index): NodeId) -> &Node<T> {
        &self.nodes[index as usize]
    }

    fn node_mut(&mut self, NodeId(index): NodeId) -> &mut Node<T> {
        &mut self.nodes[index as usize]
    }
}

impl<T: Clone> Tree<T> {
    /// Adds a node of another tree, and all behind it.
    pub fn graft(&mut self, parent: NodeId, other: &Tree<T>, node: NodeId) {
        let mut left = vec![(parent, node)];
        while let Some((parent, node)) = left.pop() {
            let added = self.add(parent, other[node].clone());
            let children = other.children(node).iter().rev();
            left.extend(children.map(|child| (added, *child)));
        }
    }
}

impl<T> Index<NodeId> for Tree<T> {
    type Output = T;

    fn index(&self, node: NodeId) -> &T {
        &self.node(node).value
    }
}

impl<T> IndexMut<NodeId> for Tree<T> {
    fn index_mut(&mut self, node: NodeId) -> &mut T {
        &mut self.node_mut(node).value
    }
}

impl<T: Default> Default for Tree<T> {
    fn default() -> Tree<T> {
        Tree::new(T::default())
    }
}

/// Trees that tell the same are equal, however they were made.
impl<T: PartialEq> PartialEq for Tree<T> {
    fn eq(&self, other: &Tree<T>) -> bool {
        let told = |tree: &Tree<T>, node| tree.children(node).len();
        let same = |(a, b)| self[a] == other[b] && told(self, a) == told(other, b);
        let (mut one, mut two) = (self.walk(), other.walk());
        loop {
            match (one.next(), two.next()) {
                (None, None) => return true,
                (Some(a), Some(b)) if same((a, b)) => {}
                _ => return false,
            }
        }
    }
}

impl<T: Eq> Eq for Tree<T> {}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOT: NodeId = Tree::<char>::ROOT;

    /// `a` and `b` behind the root, `c` and `d` behind `a`.
    fn small() -> (Tree<char>, [NodeId; 4]) {
        let mut tree = Tree::new('r');
        let [a, b] = ['a', 'b'].map(|value| tree.add(ROOT, value));
        let [c, d] = ['c', 'd'].map(|value| tree.add(a, value));
        (tree, [a, b, c, d])
    }

    fn told(tree: &Tree<char>, nodes: impl Iterator<Item = NodeId>) -> String {
        nodes.map(|node| tree[node]).collect()
    }

    #[test]
    fn a_walk_goes_down_the_line_before_its_variations() {
        let (tree, _) = small();
        assert_eq!(told(&tree, tree.walk()), "racdb");
        assert_eq!(told(&tree, tree.main_line()), "rac");
    }

    #[test]
    fn a_promoted_variation_is_the_line_and_the_others_keep_their_order() {
        let (mut tree, [_, b, _, d]) = small();
        let e = tree.add(ROOT, 'e');
        tree.promote(d);
        assert_eq!(told(&tree, tree.main_line()), "rad");
        tree.promote(e);
        assert_eq!(told(&tree, tree.walk()), "readcb");
        tree.promote(ROOT);
        assert_eq!(tree.parent(b), Some(ROOT));
    }

    #[test]
    fn what_is_deleted_takes_all_behind_it_along() {
        let (mut tree, [a, ..]) = small();
        tree.delete(a);
        assert_eq!(told(&tree, tree.walk()), "rb");
        tree.delete(ROOT);
        assert_eq!(tree, Tree::new('r'));
    }

    #[test]
    fn trees_are_equal_by_what_they_tell() {
        let (tree, [a, ..]) = small();
        let mut grafted = Tree::new('r');
        grafted.graft(ROOT, &tree, a);
        assert_ne!(grafted, tree);
        grafted.add(ROOT, 'b');
        assert_eq!(grafted, tree);
        let mut chain = Tree::new('r');
        let last = "acdb".chars().fold(ROOT, |at, value| chain.add(at, value));
        assert_eq!(told(&chain, chain.walk()), told(&tree, tree.walk()));
        assert_ne!(chain, tree);
        assert!(chain.children(last).is_empty());
    }
}
