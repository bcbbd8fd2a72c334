//! Which node of the tree a position has: pieces laid in another order lead to the same one.

use game::Rng;
use gemblo::Colour;
use gemblo::raw::Spot;

/// A position of the tree, told by the pieces that were laid since the first root.
///
/// Whose turn it is follows from them: a colour moves in every round until it is blocked, for good, so that the last round and
/// who was the last in it are known from how many pieces each has laid.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Key(u64);

impl Key {
    /// The position after one more piece.
    pub(crate) fn with(self, colour: Colour, spot: Spot) -> Key {
        let (orientation, place) = (spot.orientation().index(), spot.origin().place());
        let number = (colour.index() << 24 | orientation << 16 | place) as u64;
        Key(self.0 ^ Rng::new(number).next())
    }
}

/// The index of a node that does not exist.
pub(crate) const NOBODY: u32 = u32::MAX;
/// The bits that the first table is indexed by.
const FIRST_BITS: u32 = 10;

/// The nodes by their positions: open addressing, never more than half full.
pub(crate) struct Positions {
    keys: Vec<Key>,
    slots: Vec<u32>,
    bits: u32,
}

impl Positions {
    /// Only a root.
    pub(crate) fn new() -> Positions {
        let mut positions = Positions {
            keys: Vec::new(),
            slots: vec![NOBODY; 1 << FIRST_BITS],
            bits: FIRST_BITS,
        };
        positions.add(Key::default());
        positions
    }

    /// The position of a node.
    pub(crate) fn key(&self, node: u32) -> Key {
        self.keys[node as usize]
    }

    /// The node of a position, if it has one.
    pub(crate) fn find(&self, key: Key) -> Option<u32> {
        Some(self.slots[self.slot(key)]).filter(|node| *node != NOBODY)
    }

    /// The next node has this position, which none had so far.
    pub(crate) fn add(&mut self, key: Key) {
        if 2 * self.keys.len() >= self.slots.len() {
            self.grow();
        }
        let slot = self.slot(key);
        self.slots[slot] = self.keys.len() as u32;
        self.keys.push(key);
    }

    /// The slot that a position has, or would have.
    fn slot(&self, key: Key) -> usize {
        let mut slot = (key.0 >> (64 - self.bits)) as usize;
        while self.slots[slot] != NOBODY && self.key(self.slots[slot]) != key {
            slot = (slot + 1) % self.slots.len();
        }
        slot
    }

    fn grow(&mut self) {
        self.bits += 1;
        self.fill();
    }

    /// Keeps the nodes that have a place.
    pub(crate) fn keep(&mut self, root: u32, places: &[u32]) {
        settle(&mut self.keys, root, places);
        self.fill();
    }

    fn fill(&mut self) {
        self.slots.clear();
        self.slots.resize(1 << self.bits, NOBODY);
        for node in 0..self.keys.len() {
            let slot = self.slot(self.keys[node]);
            self.slots[slot] = node as u32;
        }
    }
}

/// Moves what stays to its place: the root to the first, all others to places that do not lie after theirs.
pub(crate) fn settle<T: Copy>(all: &mut Vec<T>, root: u32, places: &[u32]) {
    all[0] = all[root as usize];
    let mut count = 1;
    for (index, place) in places.iter().enumerate() {
        if *place != NOBODY && index != root as usize {
            all[*place as usize] = all[index];
            count += 1;
        }
    }
    all.truncate(count);
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
        let mut positions = Positions::new();
        let keys = Placement::all().map(|each| Key::default().with(Colour::FIRST, each.spot()));
        let (known, others): (Vec<_>, Vec<_>) = keys.enumerate().partition(|(at, _)| at % 2 == 0);
        for (_, key) in &known {
            positions.add(*key);
        }
        assert!(known.len() > 10_000);
        for (at, (_, key)) in known.iter().enumerate() {
            assert_eq!(positions.find(*key), Some(at as u32 + 1));
        }
        assert!(others.iter().all(|(_, key)| positions.find(*key).is_none()));
    }
}
