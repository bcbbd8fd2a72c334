//! What is read off the pools of the images: a hidden layer, and beside it a direct way.

use crate::aligned::Aligned;
use crate::{Kernel, ONE};

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
    pub(crate) direct: Aligned,
    pub(crate) output_biases: Vec<i32>,
    /// For each bucket the weights of the pools of both views, two pools at a time: those of the
    /// first two for every hidden neuron, then those of the next two.
    pub(crate) weights: Aligned,
    pub(crate) biases: Vec<i32>,
    pub(crate) outputs: Aligned,
}

/// The layers of one bucket.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layers<'h> {
    pub(crate) direct: &'h [i16],
    pub(crate) weights: &'h [i16],
    pub(crate) biases: &'h [i32],
    pub(crate) outputs: &'h [i16],
}

/// What comes of the pools on both ways.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sums {
    pub(crate) direct: i32,
    /// At most 64 * 255 * 255 * 127, so 32 bits hold it.
    pub(crate) hidden: i32,
}

impl Hidden {
    /// The output for the player whose pools are `own`.
    pub(crate) fn output(&self, kernel: Kernel, own: &[i16], other: &[i16], bucket: usize) -> i64 {
        assert!(own.len() == self.bases && other.len() == self.bases);
        let Sums { direct, hidden } = kernel.sums(self.layers(bucket), own, other);
        let hidden = hidden / i32::from(ONE);
        i64::from(direct) + i64::from(hidden) + i64::from(self.output_biases[bucket])
    }

    fn layers(&self, bucket: usize) -> Layers<'_> {
        let (pools, neurons) = (2 * self.bases, bucket * self.count);
        Layers {
            direct: &self.direct[bucket * pools..][..pools],
            weights: &self.weights[neurons * pools..][..self.count * pools],
            biases: &self.biases[neurons..][..self.count],
            outputs: &self.outputs[neurons..][..self.count],
        }
    }

    /// Brings the weights of hidden neurons one after the other into the order of `weights`.
    pub(crate) fn in_pairs(weights: &[i16], pools: usize, count: usize) -> Aligned {
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
