//! The plain form of the loops, which every other form must equal.

use crate::first::{Change, First};
use crate::hidden::{HIDDEN, Layers, Sums};
use crate::{IMAGES, ONE, OUTPUT_ONE};

/// Adds and subtracts the rows of the inputs of a view, image by image, beginning with `from` or else with what is
/// there, and pools the images.
pub(crate) fn update(change: Change<'_>) {
    match change.first.bases {
        32 => update_by::<32>(change),
        16 => update_by::<16>(change),
        _ => update_by::<8>(change),
    }
}

/// The same, `N` numbers at a time, which divide the base neurons.
#[inline]
fn update_by<const N: usize>(change: Change<'_>) {
    let (first, view, to) = (change.first, change.view, change.to);
    if let Some(from) = change.from {
        to.copy_from_slice(from);
    }
    for input in change.turned.on {
        change_by::<N>(first, to, input[view], i16::wrapping_add);
    }
    for input in change.turned.off {
        change_by::<N>(first, to, input[view], i16::wrapping_sub);
    }
    pool_by::<N>(to, change.pools);
}

#[inline]
fn change_by<const N: usize>(
    first: &First,
    to: &mut [i16],
    input: u16,
    change: impl Fn(i16, i16) -> i16,
) {
    for (image, begin) in to.chunks_exact_mut(first.bases).zip(first.reads(input)) {
        let (values, _) = image.as_chunks_mut::<N>();
        let (weights, _) = first.row(*begin).as_chunks::<N>();
        for (values, weights) in values.iter_mut().zip(weights) {
            for (value, weight) in values.iter_mut().zip(weights) {
                *value = change(*value, *weight);
            }
        }
    }
}

/// For each base neuron the clipped and squared values of its images, in 256ths, added up.
#[inline]
fn pool_by<const N: usize>(view: &[i16], pools: &mut [i16]) {
    let bases = pools.len();
    let (pools, _) = pools.as_chunks_mut::<N>();
    for (part, pools) in pools.iter_mut().enumerate() {
        *pools = [0; N];
        for image in 0..IMAGES {
            let values = &view[image * bases + part * N..][..N];
            for (pool, value) in pools.iter_mut().zip(values) {
                // At most 255 * 255, which 16 bits hold without a sign.
                let clipped = (*value).clamp(0, ONE) as u16;
                *pool += (clipped.wrapping_mul(clipped) >> 8) as i16;
            }
        }
    }
}

/// What comes of the pools of both views on both ways.
pub(crate) fn sums(layers: Layers<'_>, own: &[i16], other: &[i16]) -> Sums {
    let (first, second) = layers.direct.split_at(own.len());
    let mut sums = [0; HIDDEN];
    let sums = &mut sums[..layers.biases.len()];
    sums.copy_from_slice(layers.biases);
    let (weights, rest) = layers.weights.split_at(layers.weights.len() / 2);
    layer(own, weights, sums);
    layer(other, rest, sums);
    let squares = sums.iter().map(|sum| {
        let value = (sum >> OUTPUT_ONE.ilog2()).clamp(0, i32::from(ONE));
        value * value
    });
    let weighed = squares.zip(layers.outputs);
    Sums {
        direct: dot(own, first) + dot(other, second),
        hidden: weighed
            .map(|(square, weight)| square * i32::from(*weight))
            .sum(),
    }
}

/// The sum of the products.
fn dot(values: &[i16], weights: &[i16]) -> i32 {
    let pairs = values.iter().zip(weights);
    pairs
        .map(|(value, weight)| i32::from(*value) * i32::from(*weight))
        .sum()
}

/// Adds to each sum the products of the values with its weights. The weights are those of the first
/// two values for every sum, then those of the next two, and so on.
fn layer(values: &[i16], weights: &[i16], sums: &mut [i32]) {
    let (pairs, _) = values.as_chunks::<2>();
    let pairs = pairs
        .iter()
        .zip(weights.chunks_exact((2 * sums.len()).max(1)));
    for (pair, weights) in pairs {
        let (weights, _) = weights.as_chunks::<2>();
        for (sum, weights) in sums.iter_mut().zip(weights) {
            let product = |index: usize| i32::from(pair[index]) * i32::from(weights[index]);
            *sum += product(0) + product(1);
        }
    }
}
