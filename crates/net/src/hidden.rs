//! What is read off the pools of the images: a hidden layer, and beside it a direct way.

use crate::{Kernel, ONE, OUTPUT_ONE};

/// Base neurons at most.
pub(crate) const BASES: usize = 64;
/// Hidden neurons at most.
pub(crate) const HIDDEN: usize = 64;

/// The layers of all buckets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hidden {
    pub(crate) bases: usize,
    /// Hidden neurons of a bucket.
    pub(crate) count: usize,
    /// For each bucket the weights of the pools of both views, which reach the output directly.
    pub(crate) direct: Vec<i16>,
    pub(crate) output_biases: Vec<i32>,
    /// For each bucket the weights of the pools of both views, two pools at a time: those of the
    /// first two for every hidden neuron, then those of the next two.
    pub(crate) weights: Vec<i16>,
    pub(crate) biases: Vec<i32>,
    pub(crate) outputs: Vec<i16>,
}

impl Hidden {
    /// The output for the player whose view is `own`.
    pub(crate) fn output(&self, kernel: Kernel, own: &[i16], other: &[i16], bucket: usize) -> i64 {
        let mut pools = [0; 2 * BASES];
        let pools = &mut pools[..2 * self.bases];
        let (first, second) = pools.split_at_mut(self.bases);
        kernel.pool(own, first);
        kernel.pool(other, second);
        let direct = kernel.dot(pools, &self.direct[bucket * pools.len()..][..pools.len()]);
        let hidden = self.by_hidden(kernel, pools, bucket) / i32::from(ONE);
        i64::from(direct) + i64::from(hidden) + i64::from(self.output_biases[bucket])
    }

    fn by_hidden(&self, kernel: Kernel, pools: &[i16], bucket: usize) -> i32 {
        let neurons = bucket * self.count..(bucket + 1) * self.count;
        let weights = &self.weights[neurons.start * pools.len()..][..self.count * pools.len()];
        let mut sums = [0; HIDDEN];
        let sums = &mut sums[..self.count];
        sums.copy_from_slice(&self.biases[neurons.clone()]);
        kernel.layer(pools, weights, sums);
        let squares = sums.iter().map(|sum| {
            let value = (sum >> OUTPUT_ONE.ilog2()).clamp(0, i32::from(ONE));
            value * value
        });
        // At most 64 * 255 * 255 * 127, so 32 bits hold it.
        let weighed = squares.zip(&self.outputs[neurons]);
        weighed
            .map(|(square, weight)| square * i32::from(*weight))
            .sum()
    }

    /// Brings the weights of hidden neurons one after the other into the order of `weights`.
    pub(crate) fn in_pairs(weights: &[i16], pools: usize, count: usize) -> Vec<i16> {
        let bucket = |weights: &[i16]| -> Vec<i16> {
            let at = |pool: usize, neuron: usize| weights[neuron * pools + pool];
            (0..pools / 2)
                .flat_map(|pair| (0..count).map(move |neuron| (2 * pair, neuron)))
                .flat_map(|(pool, neuron)| [at(pool, neuron), at(pool + 1, neuron)])
                .collect()
        };
        let buckets = weights.chunks_exact((pools * count).max(1));
        buckets.flat_map(bucket).collect()
    }
}
