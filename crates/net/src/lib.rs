//! Integer inference of small evaluation nets, the same to the bit on every machine.
//!
//! Each input that is on adds a column of weights to an accumulator; there is one accumulator for the
//! view of either player, and both are kept up to date by adding and subtracting columns. The neurons
//! of the accumulator come in images: one for every symmetry of the board, all with the weights of the
//! same few base neurons. An evaluation clips the accumulators to 0..=255, squares them and pools the
//! images of each base neuron: so whatever is read off the pools is exactly the same for a position
//! and for its images. A hidden layer weighs the pools of both views, that of the player to act first.
//!
//! With `a` the clipped accumulators of a base neuron, its pool is the sum of `a * a / 256` over the
//! images. With `p` the pools of both views, a hidden neuron is `h = (sum(p * w) + b) / 64`, clipped to
//! 0..=255, and the score is `(sum(p * d) + sum(h * h * o) / 255 + c) * 256 / (255 * 64)`, where `w`,
//! `b`, `d`, `o` and `c` are the weights of the bucket. The divisions by 256 and 64 round down, the
//! others towards zero. All sums are exact, so their order does not matter.

#[cfg(target_arch = "x86_64")]
mod avx2;
mod file;
mod hidden;
mod kernel;
mod memory;
mod scalar;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;

use hidden::Hidden;

pub use file::{Fault, Images};
pub use kernel::Kernel;
pub use memory::{prefetch, roomy};

/// The accumulator value that stands for 1.
pub const ONE: i16 = 255;
/// The output weight that stands for 1.
pub const OUTPUT_ONE: i64 = 64;
/// The score that stands for an output of 1, one unit of log odds.
pub const LOG_ODDS: i64 = 256;
/// Weights of the later layers stay within this.
pub const OUTPUT_LIMIT: i16 = 127;
/// Widths are multiples of this: twelve images of eight base neurons.
pub(crate) const TILE: usize = 96;

/// A net, ready to evaluate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
    pub(crate) inputs: usize,
    pub(crate) width: usize,
    /// A column of `width` weights for each input, image by image.
    pub(crate) columns: Vec<i16>,
    /// What an accumulator holds when no input is on.
    pub(crate) biases: Vec<i16>,
    pub(crate) hidden: Hidden,
}

impl Net {
    /// How many inputs there are.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// How many output layers there are to choose from.
    pub fn buckets(&self) -> usize {
        self.hidden.output_biases.len()
    }

    /// The accumulators of a view in which no input is on.
    pub fn empty(&self) -> &[i16] {
        &self.biases
    }

    /// Turns inputs of the view `from` on and off, which gives the view `to`.
    ///
    /// # Panics
    /// When an input does not exist or a view is not as wide as the net.
    pub fn update(&self, kernel: Kernel, from: &[i16], to: &mut [i16], on: &[u16], off: &[u16]) {
        let is_view = |view: &[i16]| view.len() == self.width;
        assert!(is_view(from) && is_view(to), "a view is as wide as its net");
        let known = |inputs: &[u16]| inputs.iter().all(|i| usize::from(*i) < self.inputs);
        assert!(known(on) && known(off), "the net has no such input");
        kernel.update(&self.columns, from, to, on, off);
    }

    /// The score for the player whose view is `own`.
    ///
    /// # Panics
    /// When a view is not as wide as the net or the bucket does not exist.
    pub fn score(&self, kernel: Kernel, own: &[i16], other: &[i16], bucket: usize) -> i32 {
        assert!(own.len() == self.width && other.len() == self.width);
        let output = self.hidden.output(kernel, own, other, bucket);
        (output * LOG_ODDS / (i64::from(ONE) * OUTPUT_ONE)) as i32
    }
}

#[cfg(test)]
mod tests;
