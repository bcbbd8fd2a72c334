//! The plain form of the loops, which every other form must equal.

use crate::ONE;

/// Adds and subtracts columns of weights.
pub(crate) fn update(columns: &[i16], from: &[i16], to: &mut [i16], on: &[u16], off: &[u16]) {
    let width = to.len();
    to.copy_from_slice(from);
    let column = |input: &u16| &columns[usize::from(*input) * width..][..width];
    for input in on {
        for (value, weight) in to.iter_mut().zip(column(input)) {
            *value = value.wrapping_add(*weight);
        }
    }
    for input in off {
        for (value, weight) in to.iter_mut().zip(column(input)) {
            *value = value.wrapping_sub(*weight);
        }
    }
}

/// For each base neuron the clipped and squared values of its images, in 256ths, added up.
pub(crate) fn pool(view: &[i16], sums: &mut [i16]) {
    sums.fill(0);
    for image in view.chunks_exact(sums.len()) {
        for (sum, value) in sums.iter_mut().zip(image) {
            *sum += (i32::from((*value).clamp(0, ONE)).pow(2) >> 8) as i16;
        }
    }
}

/// The sum of the products.
pub(crate) fn dot(values: &[i16], weights: &[i16]) -> i32 {
    let pairs = values.iter().zip(weights);
    pairs
        .map(|(value, weight)| i32::from(*value) * i32::from(*weight))
        .sum()
}

/// Adds to each sum the products of the values with its weights. The weights are those of the first
/// two values for every sum, then those of the next two, and so on.
pub(crate) fn layer(values: &[i16], weights: &[i16], sums: &mut [i32]) {
    let pairs = values
        .chunks_exact(2)
        .zip(weights.chunks_exact((2 * sums.len()).max(1)));
    for (pair, weights) in pairs {
        for (sum, weights) in sums.iter_mut().zip(weights.chunks_exact(2)) {
            let product = |index: usize| i32::from(pair[index]) * i32::from(weights[index]);
            *sum += product(0) + product(1);
        }
    }
}
