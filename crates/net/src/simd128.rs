//! The loops with 128-bit vectors of WebAssembly.

use std::arch::wasm32::{
    i16x8_add, i16x8_max, i16x8_min, i16x8_mul, i16x8_splat, i16x8_sub, i32x4_add, i32x4_dot_i16x8,
    i32x4_extract_lane, i32x4_load_extend_i16x4, i32x4_max, i32x4_min, i32x4_mul, i32x4_shr,
    i32x4_splat, u16x8_shr, v128, v128_load, v128_store,
};

use crate::first::{First, Turned, part_of};
use crate::hidden::{Layers, Sums};
use crate::{IMAGES, ONE, OUTPUT_ONE, scalar};

const LANES: usize = 8;

/// See [`scalar::update`].
pub(crate) fn update(
    first: &First,
    view: usize,
    from: Option<&[i16]>,
    to: &mut [i16],
    turned: Turned<'_>,
    pools: &mut [i16],
) {
    // Always twelve sums: most machines have sixteen registers for them.
    match first.bases {
        8 => update_by::<1, 12>(first, view, from, to, turned, pools),
        16 => update_by::<2, 6>(first, view, from, to, turned, pools),
        24 => update_by::<3, 4>(first, view, from, to, turned, pools),
        32 => update_by::<4, 3>(first, view, from, to, turned, pools),
        _ => scalar::update(first, view, from, to, turned, pools),
    }
}

/// The same with `V` vectors for each image, `P` images at a time.
fn update_by<const V: usize, const P: usize>(
    first: &First,
    view: usize,
    from: Option<&[i16]>,
    to: &mut [i16],
    turned: Turned<'_>,
    pools: &mut [i16],
) {
    let bases = V * LANES;
    let mut pooled = [i16x8_splat(0); V];
    for part in 0..IMAGES / P {
        let place = part * P * bases..(part + 1) * P * bases;
        let mut sums = [[i16x8_splat(0); V]; P];
        // Loops over what has a known length keep all sums in registers.
        let start = &from.unwrap_or(to)[place.clone()];
        for (image, sums) in sums.iter_mut().enumerate() {
            *sums = load(&start[image * bases..]);
        }
        for input in turned.on {
            for (sums, begin) in sums
                .iter_mut()
                .zip(part_of::<P>(first.reads(input[view]), part))
            {
                for (sum, weights) in sums.iter_mut().zip(load::<V>(first.row(*begin))) {
                    *sum = i16x8_add(*sum, weights);
                }
            }
        }
        for input in turned.off {
            for (sums, begin) in sums
                .iter_mut()
                .zip(part_of::<P>(first.reads(input[view]), part))
            {
                for (sum, weights) in sums.iter_mut().zip(load::<V>(first.row(*begin))) {
                    *sum = i16x8_sub(*sum, weights);
                }
            }
        }
        let end = &mut to[place];
        for (image, sums) in sums.iter().enumerate() {
            store(&mut end[image * bases..], sums);
            for (pool, sum) in pooled.iter_mut().zip(sums) {
                *pool = i16x8_add(*pool, square(*sum));
            }
        }
    }
    store(pools, &pooled);
}

/// Clipped and squared values, in 256ths.
fn square(values: v128) -> v128 {
    let clipped = i16x8_min(i16x8_max(values, i16x8_splat(0)), i16x8_splat(ONE));
    // At most 255 * 255, which 16 bits hold without a sign.
    u16x8_shr(i16x8_mul(clipped, clipped), 8)
}

/// See [`scalar::sums`].
pub(crate) fn sums(layers: Layers<'_>, own: &[i16], other: &[i16]) -> Sums {
    match layers.biases.len() {
        8 => sums_by::<2>(layers, own, other),
        16 => sums_by::<4>(layers, own, other),
        32 => sums_by::<8>(layers, own, other),
        _ => scalar::sums(layers, own, other),
    }
}

/// The same with `N` vectors of hidden neurons.
fn sums_by<const N: usize>(layers: Layers<'_>, own: &[i16], other: &[i16]) -> Sums {
    let (first, second) = layers.direct.split_at(own.len());
    let direct = i32x4_add(dot(own, first), dot(other, second));
    let mut all = [i32x4_splat(0); N];
    for (sum, biases) in all.iter_mut().zip(layers.biases.as_chunks::<4>().0) {
        // SAFETY: 4 values of 32 bits are one vector; no alignment needed.
        *sum = unsafe { v128_load(biases.as_ptr().cast()) };
    }
    let (weights, rest) = layers.weights.split_at(layers.weights.len() / 2);
    layer(own, weights, &mut all);
    layer(other, rest, &mut all);
    let mut hidden = i32x4_splat(0);
    for (sum, outputs) in all.iter().zip(layers.outputs.as_chunks::<4>().0) {
        let value = i32x4_shr(*sum, OUTPUT_ONE.ilog2());
        let value = i32x4_min(
            i32x4_max(value, i32x4_splat(0)),
            i32x4_splat(i32::from(ONE)),
        );
        // SAFETY: 4 values of 16 bits are half a vector; no alignment needed.
        let outputs = unsafe { i32x4_load_extend_i16x4(outputs.as_ptr()) };
        hidden = i32x4_add(hidden, i32x4_mul(i32x4_mul(value, value), outputs));
    }
    Sums {
        direct: total(direct),
        hidden: total(hidden),
    }
}

/// Adds to the sums of the hidden neurons the products of the values with their weights.
fn layer<const N: usize>(values: &[i16], weights: &[i16], sums: &mut [v128; N]) {
    let pairs = values.as_chunks::<2>().0.iter();
    for ([one, two], weights) in pairs.zip(weights.chunks_exact(N * LANES)) {
        let both = u32::from(*one as u16) | u32::from(*two as u16) << 16;
        let pair = i32x4_splat(both as i32);
        for (sum, weights) in sums.iter_mut().zip(load::<N>(weights)) {
            *sum = i32x4_add(*sum, i32x4_dot_i16x8(pair, weights));
        }
    }
}

/// The sum of the products, in four parts.
fn dot(values: &[i16], weights: &[i16]) -> v128 {
    let mut sum = i32x4_splat(0);
    let vectors = values.chunks_exact(LANES).zip(weights.chunks_exact(LANES));
    for (values, weights) in vectors {
        let [values] = load::<1>(values);
        let [weights] = load::<1>(weights);
        sum = i32x4_add(sum, i32x4_dot_i16x8(values, weights));
    }
    sum
}

fn total(vector: v128) -> i32 {
    i32x4_extract_lane::<0>(vector)
        + i32x4_extract_lane::<1>(vector)
        + i32x4_extract_lane::<2>(vector)
        + i32x4_extract_lane::<3>(vector)
}

fn load<const N: usize>(values: &[i16]) -> [v128; N] {
    let values = &values[..N * LANES];
    let mut vectors = [i16x8_splat(0); N];
    for (vector, place) in vectors.iter_mut().zip(values.chunks_exact(LANES)) {
        // SAFETY: `place` holds 8 values of 16 bits, which is one vector; no alignment needed.
        *vector = unsafe { v128_load(place.as_ptr().cast()) };
    }
    vectors
}

fn store<const N: usize>(values: &mut [i16], vectors: &[v128; N]) {
    let values = &mut values[..N * LANES];
    for (place, vector) in values.chunks_exact_mut(LANES).zip(vectors) {
        // SAFETY: `place` holds 8 values of 16 bits, which is one vector; no alignment needed.
        unsafe { v128_store(place.as_mut_ptr().cast(), *vector) };
    }
}
