//! What an earlier search learned about a position that the game has now reached.

use gemblo::{Colour, Placement, Position};

use crate::node::Stage;
use crate::tree::{ROOT, Tree};

/// A tree and the position at its root.
pub(crate) struct Learned {
    pub(crate) position: Position,
    pub(crate) tree: Tree,
}

impl Learned {
    /// The tree below `now`, if the game led there and the search looked at it.
    pub(crate) fn follow(self, now: &Position) -> Option<Tree> {
        let mut position = self.position;
        let mut node = ROOT;
        while position != *now {
            let placement = self.next_towards(node, &position, now)?;
            node = self.tree.child(node, placement.spot())?;
            position.make(placement);
        }
        match node {
            ROOT => Some(self.tree),
            node => Some(self.tree.below(node)),
        }
    }

    /// The placement tried at the node that lies on the board now.
    fn next_towards(&self, node: u32, before: &Position, now: &Position) -> Option<Placement> {
        let colour = before.to_act()?;
        if self.tree.node(node).stage != Stage::Open || before.players() != now.players() {
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

fn lies_on(position: &Position, colour: Colour, placement: Placement) -> bool {
    placement
        .cells()
        .all(|cell| position.cells_of(colour).contains(cell))
        && position.piece_at(placement.origin()).map(|(_, laid)| laid) == Some(placement)
}
