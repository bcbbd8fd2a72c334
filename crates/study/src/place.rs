//! A place in a tree as a few numbers, short enough for an address.

use game::Game;
use record::text::Turn;
use record::{NodeId, Tree};

use crate::analysis::Analysis;

impl<G: Game> Analysis<G> {
    /// Where one looks, for [`Analysis::go_to_place`]: after how many turns of a line that is known, such as the game that
    /// was played; off that line, which variation it is and how many turns it goes on, again and again: `12`, `12.1.3`.
    pub fn place(&self, line: &[String]) -> String {
        let tree = self.tree();
        let parent = |node: &NodeId| tree.parent(*node);
        let mut path: Vec<NodeId> = std::iter::successors(Some(self.here()), parent).collect();
        path.reverse();
        let pairs = path[1..].iter().zip(line);
        let own = pairs.take_while(|(node, text)| tree[**node].text == **text);
        let own = own.count();
        let mut numbers = vec![own];
        for step in path[own..].windows(2) {
            let siblings = tree.children(step[0]).iter();
            let index = siblings.take_while(|node| **node != step[1]).count();
            match &mut numbers[..] {
                [_, .., turns] if index == 0 => *turns += 1,
                _ => numbers.extend([index, 0]),
            }
        }
        let texts: Vec<String> = numbers.iter().map(usize::to_string).collect();
        texts.join(".")
    }

    /// Goes where a place says, or as far that way as the tree does.
    pub fn go_to_place(&mut self, line: &[String], place: &str) {
        let mut numbers = place.split('.').map_while(|number| number.parse().ok());
        let tree = self.tree();
        let mut node = Tree::<Turn>::ROOT;
        for text in line.iter().take(numbers.next().unwrap_or(0)) {
            let mut children = tree.children(node).iter();
            match children.find(|child| tree[**child].text == *text) {
                Some(child) => node = *child,
                None => break,
            }
        }
        while let (Some(index), Some(turns)) = (numbers.next(), numbers.next()) {
            let Some(child) = tree.children(node).get(index) else {
                break;
            };
            let on = |node: &NodeId| tree.children(*node).first().copied();
            let line = std::iter::successors(Some(*child), on);
            node = line.take(turns.saturating_add(1)).last().unwrap_or(node);
        }
        self.go_to(node);
    }
}
