//! Numbers that begin where a line of the cache begins, so that no vector lies on two.

use std::ops::{Deref, DerefMut};

/// What one line of the cache holds.
const LINE: usize = 32;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C, align(64))]
struct Line([i16; LINE]);

/// A slice of numbers of 16 bits, aligned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Aligned {
    lines: Vec<Line>,
    len: usize,
}

impl FromIterator<i16> for Aligned {
    fn from_iter<I: IntoIterator<Item = i16>>(numbers: I) -> Aligned {
        let numbers: Vec<i16> = numbers.into_iter().collect();
        let line = |numbers: &[i16]| {
            let mut line = Line([0; LINE]);
            line.0[..numbers.len()].copy_from_slice(numbers);
            line
        };
        Aligned {
            lines: numbers.chunks(LINE).map(line).collect(),
            len: numbers.len(),
        }
    }
}

impl Deref for Aligned {
    type Target = [i16];

    #[inline]
    fn deref(&self) -> &[i16] {
        // SAFETY: the lines are numbers without gaps, and at least `len` of them.
        unsafe { std::slice::from_raw_parts(self.lines.as_ptr().cast(), self.len) }
    }
}

impl DerefMut for Aligned {
    #[inline]
    fn deref_mut(&mut self) -> &mut [i16] {
        // SAFETY: the lines are numbers without gaps, and at least `len` of them.
        unsafe { std::slice::from_raw_parts_mut(self.lines.as_mut_ptr().cast(), self.len) }
    }
}
