#![doc = include_str!("../README.md")]

mod aligned;
#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod file;
mod first;
mod hidden;
mod kernel;
pub mod local;
#[cfg(any(
    target_arch = "x86_64",
    all(target_arch = "wasm32", target_feature = "simd128")
))]
mod loops;
mod memory;
mod scalar;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;

use first::First;
use hidden::Hidden;

pub use file::{Fault, Images};
pub use first::{Turned, Views};
pub use kernel::Kernel;
pub use memory::{PREFETCHES, prefetch, roomy};

/// The accumulator value that stands for 1.
pub const ONE: i16 = 255;
/// The output weight that stands for 1.
pub const OUTPUT_ONE: i64 = 64;
/// The score that stands for an output of 1, one unit of log odds.
pub const LOG_ODDS: i64 = 256;
/// Weights of the later layers stay within this.
pub const OUTPUT_LIMIT: i16 = 127;
/// Images of each base neuron: the symmetries of a hexagon.
pub const IMAGES: usize = 12;

/// A net, ready to evaluate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
    pub(crate) first: First,
    pub(crate) hidden: Hidden,
}

impl Net {
    /// How many inputs there are.
    pub fn inputs(&self) -> usize {
        self.first.inputs()
    }

    /// How many output layers there are to choose from.
    pub fn buckets(&self) -> usize {
        self.hidden.output_biases.len()
    }

    /// Both views while no input is on.
    pub fn blank(&self) -> Views {
        self.first.blank()
    }

    /// Turns inputs of both views `from` on and off, which gives the views `to`; without `from`
    /// those of `to` itself.
    ///
    /// # Panics
    /// When an input does not exist or the views are those of a net of another width.
    pub fn update(&self, kernel: Kernel, from: Option<&Views>, to: &mut Views, turned: Turned<'_>) {
        self.first.update(kernel, from, to, turned);
    }

    /// The score for the player whose view is the one with this number.
    ///
    /// # Panics
    /// When the views are those of a net of another width, or there is no such view or bucket.
    pub fn score(&self, kernel: Kernel, views: &Views, own: usize, bucket: usize) -> i32 {
        let [own, other] = [own, 1 - own].map(|view| &views.pools[view]);
        let output = self.hidden.output(kernel, own, other, bucket);
        (output * LOG_ODDS / (i64::from(ONE) * OUTPUT_ONE)) as i32
    }
}

#[cfg(test)]
mod tests;
