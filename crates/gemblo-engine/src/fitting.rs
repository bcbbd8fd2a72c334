//! A set of patterns, the ways to cover a cell, sorted into words by the size of the piece.

/// A set of patterns.
///
/// Pieces of up to three cells have the first word, those of four the next two, and those of five
/// the rest, so that a playout can ask for large pieces first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(64))]
pub(crate) struct Fitting(pub(crate) [u64; 8]);

/// The words of each size class, the small pieces first.
pub(crate) const CLASSES: [std::ops::Range<usize>; 3] = [0..1, 1..3, 3..8];

impl Fitting {
    pub(crate) const NONE: Fitting = Fitting([0; 8]);

    pub(crate) fn insert(&mut self, pattern: usize) {
        self.0[pattern / 64] |= 1 << (pattern % 64);
    }

    #[inline(always)]
    pub(crate) fn intersect(&mut self, other: &Fitting) {
        for (word, mask) in self.0.iter_mut().zip(other.0) {
            *word &= mask;
        }
    }

    #[inline(always)]
    pub(crate) fn unite(&mut self, other: &Fitting) {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word |= more;
        }
    }

    /// Whether the two sets share a pattern.
    #[inline(always)]
    pub(crate) fn meets(&self, other: &Fitting) -> bool {
        let both = self.0.iter().zip(other.0).map(|(word, other)| word & other);
        both.fold(0, |all, word| all | word) != 0
    }

    #[inline(always)]
    pub(crate) fn remove(&mut self, other: &Fitting) {
        for (word, mask) in self.0.iter_mut().zip(other.0) {
            *word &= !mask;
        }
    }

    #[inline(always)]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// How many patterns there are of each size class.
    #[inline(always)]
    pub(crate) fn counts(&self) -> [u32; 3] {
        let ones = |i: usize| self.0[i].count_ones();
        [
            ones(0),
            ones(1) + ones(2),
            ones(3) + ones(4) + ones(5) + ones(6) + ones(7),
        ]
    }

    /// The patterns in order.
    #[inline]
    pub(crate) fn patterns(&self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(index, word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
                rest &= rest - 1;
                Some(index * 64 + bit)
            })
        })
    }

    /// The pattern of a class that has `k` others of the class before it.
    #[inline]
    pub(crate) fn nth(&self, class: usize, mut k: u32) -> usize {
        for index in CLASSES[class].clone() {
            let ones = self.0[index].count_ones();
            if k < ones {
                return index * 64 + nth_bit(self.0[index], k) as usize;
            }
            k -= ones;
        }
        unreachable!("the class has more than k patterns")
    }
}

/// The place of the set bit that has `k` others below it.
#[inline]
fn nth_bit(mut word: u64, mut k: u32) -> u32 {
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
    place + word.trailing_zeros()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_pattern_is_found_in_every_class() {
        let mut rng = game::Rng::new(3);
        for _ in 0..100 {
            let set = Fitting([0; 8].map(|_: u64| rng.next() & rng.next()));
            let all: Vec<usize> = set.patterns().collect();
            let mut found = Vec::new();
            for (class, count) in set.counts().into_iter().enumerate() {
                found.extend((0..count).map(|k| set.nth(class, k)));
            }
            assert_eq!(found, all);
        }
    }
}
