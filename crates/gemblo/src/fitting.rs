//! A set of patterns: the ways to cover a cell that are still possible.

/// A set of patterns, which are numbered below 512; it fills a line of the cache.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub(crate) struct Fitting([u64; 8]);

impl Fitting {
    pub(crate) const NONE: Fitting = Fitting([0; 8]);

    pub(crate) fn insert(&mut self, pattern: usize) {
        self.0[pattern / 64] |= 1 << (pattern % 64);
    }

    #[inline]
    pub(crate) fn unite(&mut self, other: &Fitting) {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word |= more;
        }
    }

    #[inline]
    pub(crate) fn intersect(&mut self, other: &Fitting) {
        for (word, mask) in self.0.iter_mut().zip(other.0) {
            *word &= mask;
        }
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        let ones = |word: &u64| word.count_ones() as usize;
        self.0.iter().map(ones).sum()
    }

    /// The patterns in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> {
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
    pub(crate) fn nth(&self, mut k: usize) -> Option<usize> {
        for (index, word) in self.0.iter().enumerate() {
            let ones = word.count_ones() as usize;
            if k < ones {
                let rest = (0..k).fold(*word, |rest, _| rest & (rest - 1));
                return Some(index * 64 + rest.trailing_zeros() as usize);
            }
            k -= ones;
        }
        None
    }
}
