//! What an earlier search learned about a position that the game has now reached.

use gemblo::{Colour, Placement, Position};

use crate::history::History;
use crate::node::Stage;
use crate::tree::{ROOT, Tree};
use crate::wish::Wish;

/// What a search from a position has taught.
pub(crate) struct Learned {
    pub(crate) position: Position,
    pub(crate) wish: Wish,
    pub(crate) tree: Tree,
    pub(crate) history: History,
}

impl Learned {
    /// The tree below `now`, if the search looked at it with such a wish, and the history, if the game may have led there.
    pub(crate) fn recall(mut self, now: &Position, wish: Wish) -> (Option<Tree>, Option<History>) {
        if !leads_to(&self.position, now) {
            return (None, None);
        }
        if self.position != *now {
            self.history.fade();
        }
        let is_alike = self.wish.is_like(&wish);
        let node = is_alike.then(|| self.follow(now)).flatten();
        let tree = match node {
            Some(ROOT) => Some(self.tree),
            node => node.map(|node| self.tree.below(node)),
        };
        (tree, Some(self.history))
    }

    /// The node of a later position of the game, if the search looked at it.
    fn follow(&self, now: &Position) -> Option<u32> {
        let mut position = self.position;
        let mut node = ROOT;
        while position != *now {
            let placement = self.next_towards(node, &position, now)?;
            node = self.tree.child(node, placement.spot())?;
            position.make(placement);
        }
        Some(node)
    }

    /// The placement tried at the node that lies on the board now.
    fn next_towards(&self, node: u32, before: &Position, now: &Position) -> Option<Placement> {
        let colour = before.to_act()?;
        if self.tree.node(node).stage() != Stage::Open {
            return None;
        }
        let tried = self
            .tree
            .children(node)
            .filter(|(_, child)| child.is_some());
        tried
            .map(|(edge, _)| edge.spot.placement())
            .find(|placement| lies_on(now, colour, *placement))
    }
}

/// Whether all that lay on the board still does.
fn leads_to(before: &Position, now: &Position) -> bool {
    let stays = |colour: Colour| {
        let cells = before.cells_of(colour);
        cells.without(now.cells_of(colour)).is_empty()
    };
    before.players() == now.players() && before.colours().all(stays)
}

fn lies_on(position: &Position, colour: Colour, placement: Placement) -> bool {
    placement
        .cells()
        .all(|cell| position.cells_of(colour).contains(cell))
        && position.piece_at(placement.origin()).map(|(_, laid)| laid) == Some(placement)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::tree::tests::search_from;
    use gemblo::Setup;

    const WISH: Wish = Wish {
        seat: 0,
        first: 0.5,
    };

    #[test]
    fn a_tree_is_known_to_whoever_wishes_the_same() {
        let position = Position::new(&Setup::FOUR);
        let recalled = |before: Wish, now: Wish| {
            let mut tree = Tree::new();
            search_from(&Board::from(&position), &mut tree, 100, 1);
            let learned = Learned {
                position,
                wish: before,
                tree,
                history: History::new(),
            };
            learned.recall(&position, now).0.is_some()
        };
        let other = Wish { seat: 1, ..WISH };
        assert!(recalled(WISH, WISH) && recalled(WISH.plain(), other.plain()));
        assert!(!recalled(WISH, other) && !recalled(WISH, WISH.plain()));
    }

    #[test]
    fn what_placements_brought_is_known_in_later_turns_and_in_no_other_game() {
        let first = Position::new(&Setup::FOUR);
        let mut later = first;
        later.make(first.legal().iter().next().unwrap());
        let spot = first.legal().iter().last().unwrap().spot();
        let advantage = |from: &Position, now: &Position| {
            let history = History::new();
            history.add(Colour::FIRST, spot, 0.5);
            let learned = Learned {
                position: *from,
                wish: WISH,
                tree: Tree::new(),
                history,
            };
            let (_, history) = learned.recall(now, WISH);
            history.map(|history| history.advantage(Colour::FIRST, spot))
        };
        let fresh = advantage(&first, &first).unwrap();
        let kept = advantage(&first, &later).unwrap();
        assert!(0.0 < kept && kept < fresh, "{kept} {fresh}");
        assert_eq!(advantage(&later, &first), None);
        assert_eq!(advantage(&first, &Position::new(&Setup::SIX)), None);
    }
}
