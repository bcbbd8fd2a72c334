//! The hidden layer of a net whose neurons come in images.
//!
//! The images of a base neuron are pooled: their clipped values squared, in 256ths, and added up. So
//! whatever is read off the pools is the same for a position and its images. A hidden neuron weighs
//! the pools of both views; its value is clipped to 0..=255 and squared as well.

use crate::{Kernel, ONE, OUTPUT_ONE};

/// Base neurons at most.
pub(crate) const BASES: usize = 64;

/// The hidden neurons of all buckets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hidden {
    pub(crate) bases: usize,
    /// Hidden neurons of a bucket.
    pub(crate) count: usize,
    /// For each bucket the weights of the pools of both views, which reach the output directly.
    pub(crate) direct: Vec<i16>,
    /// For each bucket and hidden neuron the weights of the pools of both views.
    pub(crate) weights: Vec<i16>,
    pub(crate) biases: Vec<i32>,
    pub(crate) outputs: Vec<i16>,
}

impl Hidden {
    /// The output without its bias.
    pub(crate) fn output(&self, kernel: Kernel, own: &[i16], other: &[i16], bucket: usize) -> i64 {
        let mut pools = [0; 2 * BASES];
        let pools = &mut pools[..2 * self.bases];
        let (first, second) = pools.split_at_mut(self.bases);
        kernel.pool(own, first);
        kernel.pool(other, second);
        let direct = kernel.dot(pools, &self.direct[bucket * pools.len()..][..pools.len()]);
        let neurons = bucket * self.count..(bucket + 1) * self.count;
        let weights = &self.weights[neurons.start * pools.len()..][..self.count * pools.len()];
        let biases = &self.biases[neurons.clone()];
        let outputs = &self.outputs[neurons];
        let sum = weights.chunks_exact(pools.len()).zip(biases).zip(outputs);
        let sum: i64 = sum
            .map(|((weights, bias), output)| {
                let value = (kernel.dot(pools, weights) + bias) >> OUTPUT_ONE.ilog2();
                let clipped = i64::from(value.clamp(0, i32::from(ONE)));
                clipped * clipped * i64::from(*output)
            })
            .sum();
        i64::from(direct) + sum / i64::from(ONE)
    }
}
