//! The placements that a colour had in another position in which it saw the same: what lies far away changes nothing.

use std::hash::{Hash, Hasher};

use gemblo::raw::Spot;

/// Placements with their scores, by what the colour saw; of two that want the same slot the later one stays.
pub(crate) struct Recall {
    slots: Vec<Known>,
}

/// What was seen, as a hash of it, and the placements.
#[derive(Clone, Default)]
struct Known {
    key: u64,
    scored: Vec<(f32, Spot)>,
}

/// Four times as many are no faster (TRIALS.md, "Speed").
const SLOTS: usize = 1_024;

impl Recall {
    pub(crate) fn new() -> Recall {
        Recall {
            slots: vec![Known::default(); SLOTS],
        }
    }

    /// The placements that go with what was seen, if they are still known; a colour that is asked about has some.
    pub(crate) fn find(&self, key: u64) -> Option<&[(f32, Spot)]> {
        let known = &self.slots[slot(key)];
        let is_it = known.key == key && !known.scored.is_empty();
        is_it.then_some(&known.scored)
    }

    pub(crate) fn keep(&mut self, key: u64, scored: &[(f32, Spot)]) {
        let known = &mut self.slots[slot(key)];
        known.key = key;
        known.scored.clear();
        known.scored.extend_from_slice(scored);
    }
}

fn slot(key: u64) -> usize {
    key as usize % SLOTS
}

/// A well mixed number for what was seen.
pub(crate) fn key(seen: &impl Hash) -> u64 {
    let mut folded = Folded(0);
    seen.hash(&mut folded);
    folded.finish()
}

/// Products of what is hashed, folded in half: sets of cells are long, and a position is not looked at for long.
struct Folded(u64);

/// Odd numbers without a pattern.
const MIXERS: [u64; 3] = [
    0x9E37_79B9_7F4A_7C15,
    0xD1B5_4A32_D192_ED03,
    0xA3EC_647C_5A69_B3C5,
];

fn product(a: u64, b: u64) -> u64 {
    let whole = u128::from(a) * u128::from(b);
    whole as u64 ^ (whole >> 64) as u64
}

impl Hasher for Folded {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let [first, second, _] = MIXERS;
        let (words, rest) = bytes.as_chunks::<8>();
        let (fours, others) = words.as_chunks::<4>();
        for four in fours {
            let [a, b, c, d] = four.map(u64::from_le_bytes);
            let left = product(a ^ first, b ^ self.0);
            self.0 = left ^ product(c ^ second, d ^ self.0.rotate_left(32));
        }
        for word in others {
            self.write_u64(u64::from_le_bytes(*word));
        }
        for byte in rest {
            self.write_u64(u64::from(*byte));
        }
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.0 = product(self.0 ^ word ^ MIXERS[0], MIXERS[2]);
    }

    fn finish(&self) -> u64 {
        product(self.0 ^ MIXERS[1], MIXERS[2])
    }
}
