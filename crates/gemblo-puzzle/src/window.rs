//! The few rows of bits that the next piece can touch.

use std::hash::Hash;
use std::ops::{BitOr, Shr};

/// Bits from the first open cell on: 64 where the rows are short enough, else 128.
pub trait Window:
    Copy + Eq + Ord + Hash + Default + Send + Sync + BitOr<Output = Self> + Shr<u32, Output = Self>
{
    const BITS: u32;

    /// The window of a line of bits that begins at `bit`.
    fn at(line: &[u64], bit: usize) -> Self;
    /// A window with this one bit.
    fn bit(bit: usize) -> Self;
    /// The bits from `from` on, as many as fit.
    fn field(self, from: u32) -> usize;
    fn trailing_ones(self) -> u32;
    /// The bits mixed into 64.
    fn folded(self) -> u64;
}

/// What windows of both widths do in the same words.
macro_rules! bits {
    ($uint:ty) => {
        const BITS: u32 = <$uint>::BITS;

        #[inline(always)]
        fn bit(bit: usize) -> $uint {
            1 << bit
        }

        #[inline(always)]
        fn field(self, from: u32) -> usize {
            (self >> from) as usize
        }

        #[inline(always)]
        fn trailing_ones(self) -> u32 {
            <$uint>::trailing_ones(self)
        }
    };
}

impl Window for u64 {
    bits!(u64);

    #[inline(always)]
    fn at(line: &[u64], bit: usize) -> u64 {
        let (word, shift) = (bit / 64, (bit % 64) as u32);
        line[word] >> shift | line[word + 1] << 1 << (63 - shift)
    }

    #[inline(always)]
    fn folded(self) -> u64 {
        self
    }
}

impl Window for u128 {
    bits!(u128);

    #[inline(always)]
    fn at(line: &[u64], bit: usize) -> u128 {
        let low = <u64 as Window>::at(line, bit);
        let high = <u64 as Window>::at(line, bit + 64);
        u128::from(high) << 64 | u128::from(low)
    }

    #[inline(always)]
    fn folded(self) -> u64 {
        (self as u64) ^ ((self >> 64) as u64).rotate_left(29)
    }
}

/// Evaluates something with the window that fits a frame's rows as the type `W`.
macro_rules! with_window {
    ($frame:expr, $W:ident => $what:expr) => {
        if $frame.is_narrow() {
            type $W = u64;
            $what
        } else {
            type $W = u128;
            $what
        }
    };
}

pub(crate) use with_window;
