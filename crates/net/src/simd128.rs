//! The loops with 128-bit vectors of WebAssembly.

use std::arch::wasm32::{
    i16x8_add, i16x8_max, i16x8_min, i16x8_mul, i16x8_splat, i16x8_sub, i32x4_add, i32x4_dot_i16x8,
    i32x4_extract_lane, i32x4_splat, u16x8_shr, v128, v128_load, v128_store,
};

use crate::{ONE, TILE};

const LANES: usize = 8;
/// Most machines have sixteen registers for this many sums.
const VECTORS: usize = TILE / LANES;

/// See [`crate::scalar::update`].
pub(crate) fn update(columns: &[i16], from: &[i16], to: &mut [i16], on: &[u16], off: &[u16]) {
    let width = to.len();
    let tiles = from.chunks_exact(TILE).zip(to.chunks_exact_mut(TILE));
    for (tile, (from, to)) in tiles.enumerate() {
        let column = |input: &u16| &columns[usize::from(*input) * width + tile * TILE..][..TILE];
        let mut sums = load::<VECTORS>(from);
        for input in on {
            for (sum, weights) in sums.iter_mut().zip(load::<VECTORS>(column(input))) {
                *sum = i16x8_add(*sum, weights);
            }
        }
        for input in off {
            for (sum, weights) in sums.iter_mut().zip(load::<VECTORS>(column(input))) {
                *sum = i16x8_sub(*sum, weights);
            }
        }
        for (place, sum) in to.chunks_exact_mut(LANES).zip(sums) {
            // SAFETY: `place` holds 8 values of 16 bits, which is one vector; no alignment needed.
            unsafe { v128_store(place.as_mut_ptr().cast(), sum) };
        }
    }
}

/// See [`crate::scalar::pool`].
pub(crate) fn pool(view: &[i16], sums: &mut [i16]) {
    match sums.len() / LANES {
        1 => pool_by::<1>(view, sums),
        2 => pool_by::<2>(view, sums),
        3 => pool_by::<3>(view, sums),
        4 => pool_by::<4>(view, sums),
        _ => crate::scalar::pool(view, sums),
    }
}

fn pool_by<const N: usize>(view: &[i16], sums: &mut [i16]) {
    let (zero, one) = (i16x8_splat(0), i16x8_splat(ONE));
    let mut all = [zero; N];
    for image in view.chunks_exact(N * LANES) {
        for (sum, value) in all.iter_mut().zip(load::<N>(image)) {
            let clipped = i16x8_min(i16x8_max(value, zero), one);
            // At most 255 * 255, which 16 bits hold without a sign.
            *sum = i16x8_add(*sum, u16x8_shr(i16x8_mul(clipped, clipped), 8));
        }
    }
    for (place, sum) in sums.chunks_exact_mut(LANES).zip(all) {
        // SAFETY: `place` holds 8 values of 16 bits, which is one vector; no alignment needed.
        unsafe { v128_store(place.as_mut_ptr().cast(), sum) };
    }
}

/// See [`crate::scalar::dot`].
pub(crate) fn dot(values: &[i16], weights: &[i16]) -> i32 {
    let mut sum = i32x4_splat(0);
    let vectors = values.chunks_exact(LANES).zip(weights.chunks_exact(LANES));
    for (values, weights) in vectors {
        let [values] = load::<1>(values);
        let [weights] = load::<1>(weights);
        sum = i32x4_add(sum, i32x4_dot_i16x8(values, weights));
    }
    lanes(sum).iter().sum()
}

/// See [`crate::scalar::layer`].
pub(crate) fn layer(values: &[i16], weights: &[i16], sums: &mut [i32]) {
    match sums.len() {
        8 => layer_by::<2>(values, weights, sums),
        16 => layer_by::<4>(values, weights, sums),
        32 => layer_by::<8>(values, weights, sums),
        _ => crate::scalar::layer(values, weights, sums),
    }
}

fn layer_by<const N: usize>(values: &[i16], weights: &[i16], sums: &mut [i32]) {
    let mut all = [i32x4_splat(0); N];
    for (sum, place) in all.iter_mut().zip(sums.chunks_exact(4)) {
        // SAFETY: `place` holds 4 values of 32 bits, which is one vector; no alignment needed.
        *sum = unsafe { v128_load(place.as_ptr().cast()) };
    }
    let pairs = values.chunks_exact(2).zip(weights.chunks_exact(N * LANES));
    for (pair, weights) in pairs {
        let both = u32::from(pair[0] as u16) | u32::from(pair[1] as u16) << 16;
        let pair = i32x4_splat(both as i32);
        for (sum, weights) in all.iter_mut().zip(load::<N>(weights)) {
            *sum = i32x4_add(*sum, i32x4_dot_i16x8(pair, weights));
        }
    }
    for (place, sum) in sums.chunks_exact_mut(4).zip(all) {
        // SAFETY: `place` holds 4 values of 32 bits, which is one vector; no alignment needed.
        unsafe { v128_store(place.as_mut_ptr().cast(), sum) };
    }
}

fn lanes(vector: v128) -> [i32; 4] {
    [
        i32x4_extract_lane::<0>(vector),
        i32x4_extract_lane::<1>(vector),
        i32x4_extract_lane::<2>(vector),
        i32x4_extract_lane::<3>(vector),
    ]
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
