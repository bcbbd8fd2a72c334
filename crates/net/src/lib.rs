//! Integer inference of small evaluation nets, the same to the bit on every machine.
//!
//! A net has two layers. Each input that is on adds a column of weights to an accumulator; there
//! is one accumulator for the view of either player, and both are kept up to date by adding and
//! subtracting columns. An evaluation clips both accumulators to 0..=255, squares them, weighs the
//! squares and adds them up, the view of the player to act first.
//!
//! With `v` the clipped accumulators, `w` and `b` the output weights and bias of the bucket, the
//! score is `(sum(v * v * w) / 255 + b) * 256 / (255 * 64)`, each division rounding towards zero.
//! All sums are exact, so their order does not matter.

#[cfg(target_arch = "x86_64")]
mod avx2;
mod file;
mod hidden;
mod kernel;
mod scalar;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;

use hidden::Hidden;

pub use file::Fault;
pub use kernel::Kernel;

/// The accumulator value that stands for 1.
pub const ONE: i16 = 255;
/// The output weight that stands for 1.
pub const OUTPUT_ONE: i64 = 64;
/// The score that stands for an output of 1, one unit of log odds.
pub const LOG_ODDS: i64 = 256;
/// Output weights stay within this, so that a product with a clipped accumulator fits 16 bits.
pub const OUTPUT_LIMIT: i16 = 127;
/// Widths are multiples of this.
pub const TILE: usize = 32;

/// A net, ready to evaluate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
    pub(crate) inputs: usize,
    pub(crate) width: usize,
    /// A column of `width` weights for each input.
    pub(crate) columns: Vec<i16>,
    /// What an accumulator holds when no input is on.
    pub(crate) biases: Vec<i16>,
    /// For each bucket the weights of both views.
    pub(crate) outputs: Vec<i16>,
    pub(crate) output_biases: Vec<i32>,
    /// Takes the place of `outputs`, which are none then.
    pub(crate) hidden: Option<Hidden>,
}

impl Net {
    /// How many inputs there are.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// How many accumulators each view has.
    pub fn width(&self) -> usize {
        self.width
    }

    /// How many output layers there are to choose from.
    pub fn buckets(&self) -> usize {
        self.output_biases.len()
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
        let one = i64::from(ONE);
        let output = match &self.hidden {
            Some(hidden) => hidden.output(kernel, own, other, bucket),
            None => {
                let weights = &self.outputs[2 * self.width * bucket..][..2 * self.width];
                let (first, second) = weights.split_at(self.width);
                (kernel.weigh(own, first) + kernel.weigh(other, second)) / one
            }
        };
        let output = output + i64::from(self.output_biases[bucket]);
        (output * LOG_ODDS / (one * OUTPUT_ONE)) as i32
    }
}

#[cfg(test)]
mod tests;
