//! A set of patterns: the ways to cover a cell that are still possible.

use std::ops::Range;

/// A set of patterns, the ways to cover a cell; it fills a line of the cache.
///
/// Patterns are numbered by the size of their piece: those of up to three cells have the first word,
/// those of four the next two, and those of five the rest, so that each class is counted at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(64))]
pub struct Fitting([u64; 8]);

/// The words of each class of size, the small pieces first.
pub(crate) const CLASSES: [Range<usize>; 3] = [0..1, 1..3, 3..8];

impl Fitting {
    /// No pattern.
    pub const NONE: Fitting = Fitting([0; 8]);

    pub(crate) fn insert(&mut self, pattern: usize) {
        self.0[pattern / 64] |= 1 << (pattern % 64);
    }

    /// Adds the patterns of the other set.
    #[inline]
    pub fn unite(&mut self, other: &Fitting) {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word |= more;
        }
    }

    /// Keeps only the patterns that are also in the other set.
    #[inline]
    pub fn intersect(&mut self, other: &Fitting) {
        for (word, mask) in self.0.iter_mut().zip(other.0) {
            *word &= mask;
        }
    }

    /// Whether there is no pattern.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// The number of patterns.
    #[inline]
    pub fn len(&self) -> usize {
        let ones = |word: &u64| word.count_ones() as usize;
        self.0.iter().map(ones).sum()
    }

    /// The number of patterns of pieces of up to three, of four and of five cells.
    #[inline]
    pub fn len_by_class(&self) -> [u32; CLASSES.len()] {
        let ones = |words: Range<usize>| self.0[words].iter().map(|word| word.count_ones()).sum();
        CLASSES.map(ones)
    }

    /// The patterns in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(index, word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
                rest &= rest - 1;
                Some(index * 64 + bit)
            })
        })
    }

    /// The pattern that has `k` others before it.
    #[inline]
    pub fn nth(&self, mut k: usize) -> Option<usize> {
        for (index, word) in self.0.iter().enumerate() {
            let ones = word.count_ones() as usize;
            if k < ones {
                return Some(index * 64 + nth_bit(*word, k as u32));
            }
            k -= ones;
        }
        None
    }
}

/// The place of the set bit that has `k` others below it.
#[inline]
fn nth_bit(mut word: u64, mut k: u32) -> usize {
    let mut place = 0;
    for width in [32, 16, 8] {
        let low = (word & ((1 << width) - 1)).count_ones();
        if k >= low {
            k -= low;
            word >>= width;
            place += width;
        }
    }
    for _ in 0..k {
        word &= word - 1;
    }
    place + word.trailing_zeros() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_pattern_is_found_and_every_class_is_counted() {
        let mut rng = game::Rng::new(3);
        for _ in 0..100 {
            let set = Fitting([0; 8].map(|_: u64| rng.next() & rng.next()));
            let all: Vec<usize> = set.iter().collect();
            let found: Vec<usize> = (0..).map_while(|k| set.nth(k)).collect();
            assert_eq!(found, all);
            assert_eq!(set.len(), all.len());
            let in_class = |words: Range<usize>| {
                let inside = |pattern: &&usize| words.contains(&(**pattern / 64));
                all.iter().filter(inside).count() as u32
            };
            assert_eq!(set.len_by_class(), CLASSES.map(in_class));
        }
    }
}
