//! Which node of the tree a position has: pieces laid in another order lead to the same one.

use std::sync::{Mutex, MutexGuard, PoisonError};

use game::Rng;
use gemblo::Colour;
use gemblo::raw::Spot;

use crate::counting::Alone;
use crate::node::NOBODY;

/// A position of the tree, told by the pieces that were laid since the first root.
///
/// Whose turn it is follows from them: a colour moves in every round until it is blocked, for good, so that the last round and
/// who was the last in it are known from how many pieces each has laid.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Key(pub(crate) u64);

impl Key {
    /// The position after one more piece.
    pub(crate) fn with(self, colour: Colour, spot: Spot) -> Key {
        let (orientation, place) = (spot.orientation().index(), spot.origin().place());
        let number = (colour.index() << 24 | orientation << 16 | place) as u64;
        Key(self.0 ^ Rng::new(number).next())
    }
}

/// So many tables share the nodes, so that threads hardly ever want the same one.
const TABLES: usize = 64;
/// The bits that each of them is indexed by at first.
const FIRST_BITS: u32 = 4;

/// The nodes by their positions.
pub(crate) struct Positions {
    tables: [Alone<Mutex<Table>>; TABLES],
}

/// A part of the nodes: open addressing, never more than half full.
struct Table {
    slots: Vec<u32>,
    count: usize,
}

impl Positions {
    pub(crate) fn new() -> Positions {
        Positions {
            tables: std::array::from_fn(|_| Alone(Mutex::new(Table::new()))),
        }
    }

    /// The node of a position, if it has one.
    #[cfg(test)]
    pub(crate) fn find(&self, key: Key, key_of: impl Fn(u32) -> Key) -> Option<u32> {
        let table = self.table(key);
        let slot = table.slot(key, key_of);
        Some(table.slots[slot]).filter(|node| *node != NOBODY)
    }

    /// The node of a position; one that is made if it has none.
    pub(crate) fn find_or_add(
        &self,
        key: Key,
        key_of: impl Fn(u32) -> Key,
        make: impl FnOnce() -> u32,
    ) -> u32 {
        let mut table = self.table(key);
        let slot = table.slot(key, &key_of);
        if table.slots[slot] == NOBODY {
            table.slots[slot] = make();
            table.count += 1;
            table.grow_if_half_full(&key_of);
            return table.slots[table.slot(key, key_of)];
        }
        table.slots[slot]
    }

    fn table(&self, key: Key) -> MutexGuard<'_, Table> {
        let table = &self.tables[key.0 as usize % TABLES];
        table.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Table {
    fn new() -> Table {
        Table {
            slots: vec![NOBODY; 1 << FIRST_BITS],
            count: 0,
        }
    }

    /// The slot that a position has, or would have.
    fn slot(&self, key: Key, key_of: impl Fn(u32) -> Key) -> usize {
        let mut slot = (key.0 >> (64 - self.slots.len().ilog2())) as usize;
        while self.slots[slot] != NOBODY && key_of(self.slots[slot]) != key {
            slot = (slot + 1) % self.slots.len();
        }
        slot
    }

    fn grow_if_half_full(&mut self, key_of: impl Fn(u32) -> Key) {
        if 2 * self.count < self.slots.len() {
            return;
        }
        let twice = vec![NOBODY; 2 * self.slots.len()];
        let nodes = std::mem::replace(&mut self.slots, twice);
        for node in nodes.into_iter().filter(|node| *node != NOBODY) {
            let slot = self.slot(key_of(node), &key_of);
            self.slots[slot] = node;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gemblo::Placement;

    #[test]
    fn the_order_of_pieces_does_not_matter_and_their_colour_does() {
        let spots: Vec<Spot> = Placement::all().take(2).map(Placement::spot).collect();
        let (first, second) = (Colour::FIRST, Colour::new(1).unwrap());
        let root = Key::default();
        let one = root.with(first, spots[0]).with(second, spots[1]);
        assert_eq!(one, root.with(second, spots[1]).with(first, spots[0]));
        assert_ne!(one, root.with(first, spots[1]).with(second, spots[0]));
    }

    #[test]
    fn every_position_is_found_and_no_other() {
        let positions = Positions::new();
        let keys = Placement::all().map(|each| Key::default().with(Colour::FIRST, each.spot()));
        let (known, others): (Vec<_>, Vec<_>) = keys.enumerate().partition(|(at, _)| at % 2 == 0);
        let key_of = |node: u32| known[node as usize].1;
        for (node, (_, key)) in known.iter().enumerate() {
            positions.find_or_add(*key, key_of, || node as u32);
        }
        assert!(known.len() > 10_000);
        for (node, (_, key)) in known.iter().enumerate() {
            let found = positions.find_or_add(*key, key_of, || NOBODY);
            assert_eq!(found, node as u32);
        }
        let mut others = others.iter();
        assert!(others.all(|(_, key)| positions.find(*key, key_of).is_none()));
    }
}
