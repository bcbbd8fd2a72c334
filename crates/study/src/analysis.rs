//! The analysis board: a game with its variations, and the place in it that is looked at.

use game::{Game, Match};
use record::text::Turn;
use record::{NodeId, Tree};

use crate::mark::Mark;

/// The node before the first turn.
const START: NodeId = Tree::<Turn>::ROOT;

/// A tree of turns that the rules accept, with one node that is looked at.
#[derive(Clone, Debug)]
pub struct Analysis<G: Game> {
    setup: G::Setup,
    tree: Tree<Turn>,
    here: NodeId,
    /// The turns up to here, played.
    game: Match<G>,
}

/// Where to go from a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// To the next turn of the line.
    On,
    /// To the turn before.
    Back,
    /// To the variation above: the one before this in the list.
    Up,
    /// To the variation below.
    Down,
    /// To the start.
    Start,
    /// To the end of the line.
    End,
}

impl<G: Game> Analysis<G> {
    /// A board at the start, with nothing played yet.
    pub fn new(setup: G::Setup) -> Analysis<G> {
        Analysis {
            game: Match::new(setup.clone()),
            setup,
            tree: Tree::default(),
            here: START,
        }
    }

    /// A game with its variations. What the rules refuse is left out, and all behind it.
    pub fn of_tree(setup: G::Setup, tree: &Tree<Turn>) -> Analysis<G> {
        let mut analysis = Analysis::new(setup);
        analysis.tree[START] = tree[START].clone();
        let mut left: Vec<(NodeId, NodeId)> = with(START, tree.children(START));
        while let Some((here, node)) = left.pop() {
            analysis.go_to(here);
            if let Some(added) = analysis.play(&tree[node].text) {
                let text = std::mem::take(&mut analysis.tree[added].text);
                analysis.tree[added] = Turn {
                    text,
                    ..tree[node].clone()
                };
                left.extend(with(added, tree.children(node)));
            }
        }
        analysis.go_to(START);
        analysis
    }

    /// The whole tree, to be written down.
    pub fn tree(&self) -> &Tree<Turn> {
        &self.tree
    }

    /// What the game began from.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The node that is looked at.
    pub fn here(&self) -> NodeId {
        self.here
    }

    /// The turns up to here, with the position.
    pub fn game(&self) -> &Match<G> {
        &self.game
    }

    /// Plays a turn from here, a new variation if it is new; none, and nothing changed, if the rules refuse it.
    pub fn play(&mut self, text: &str) -> Option<NodeId> {
        let steps = self.game.position().read_turn(text).ok()?;
        let text = G::write_turn(&steps);
        for step in steps {
            self.game.play(step).expect("a turn that was read is legal");
        }
        let children = self.tree.children(self.here).iter().copied();
        let known = children
            .into_iter()
            .find(|node| self.tree[*node].text == text);
        self.here = known.unwrap_or_else(|| self.tree.add(self.here, Turn::from(text)));
        Some(self.here)
    }

    /// Goes one way, if there is something.
    pub fn go(&mut self, way: Way) {
        let to = match way {
            Way::On => self.tree.children(self.here).first().copied(),
            Way::Back => self.tree.parent(self.here),
            Way::Up => self.sibling(|place| place.checked_sub(1)),
            Way::Down => self.sibling(|place| place.checked_add(1)),
            Way::Start => Some(START),
            Way::End => self.end(),
        };
        if let Some(to) = to {
            self.go_to(to);
        }
    }

    fn sibling(&self, next: impl Fn(usize) -> Option<usize>) -> Option<NodeId> {
        let siblings = self.tree.children(self.tree.parent(self.here)?);
        let place = siblings.iter().position(|node| *node == self.here)?;
        siblings.get(next(place)?).copied()
    }

    fn end(&self) -> Option<NodeId> {
        let next = |node: &NodeId| self.tree.children(*node).first().copied();
        std::iter::successors(Some(self.here), next).last()
    }

    /// Goes to a node of the tree.
    pub fn go_to(&mut self, node: NodeId) {
        let parent = |node: &NodeId| self.tree.parent(*node);
        let path: Vec<NodeId> = std::iter::successors(Some(node), parent).collect();
        let texts = path.iter().rev().skip(1);
        let texts = texts.map(|node| self.tree[*node].text.as_str());
        let game = Match::replay(self.setup.clone(), texts);
        self.game = game.expect("only legal turns are in the tree");
        self.here = node;
    }

    /// Makes the line that is looked at the main line, from the start on.
    pub fn promote(&mut self) {
        let mut node = Some(self.here);
        while let Some(at) = node {
            self.tree.promote(at);
            node = self.tree.parent(at);
        }
    }

    /// Deletes the turn that is looked at and all behind it, and goes back to the turn before; at the start
    /// everything goes.
    pub fn delete(&mut self) {
        let deleted = self.here;
        self.go_to(self.tree.parent(deleted).unwrap_or(START));
        self.tree.delete(deleted);
    }

    /// Says something about the turn that is looked at; nothing takes back what was said.
    pub fn comment(&mut self, words: &str) {
        let said = Some(words.to_owned()).filter(|words| !words.is_empty());
        self.tree[self.here].comment = said;
    }

    /// Notes something else of the turn that is looked at, in place of what was noted under this key.
    pub fn note(&mut self, key: &str, value: &str) {
        let other = &mut self.tree[self.here].other;
        other.retain(|(known, _)| known != key);
        other.push((key.to_owned(), value.to_owned()));
    }

    /// Draws a mark on the position, or takes it away if it is there.
    pub fn toggle(&mut self, mark: &Mark) {
        let property = mark.to_property();
        let other = &mut self.tree[self.here].other;
        match other.iter().position(|known| *known == property) {
            Some(place) => drop(other.remove(place)),
            None => other.push(property),
        }
    }

    /// The marks on the position.
    pub fn marks(&self) -> impl Iterator<Item = Mark> {
        let other = self.tree[self.here].other.iter();
        other.filter_map(|(ident, value)| Mark::of_property(ident, value))
    }
}

/// Nodes to be added behind another one, the first on top.
fn with(here: NodeId, nodes: &[NodeId]) -> Vec<(NodeId, NodeId)> {
    nodes.iter().rev().map(|node| (here, *node)).collect()
}
