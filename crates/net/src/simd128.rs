//! The two loops with 128-bit vectors of WebAssembly.

use std::arch::wasm32::{
    i16x8_add, i16x8_max, i16x8_min, i16x8_mul, i16x8_splat, i16x8_sub, i32x4_add, i32x4_dot_i16x8,
    i32x4_extract_lane, i32x4_splat, v128, v128_load, v128_store,
};

use crate::{ONE, TILE};

const LANES: usize = 8;
const VECTORS: usize = TILE / LANES;

/// See [`crate::scalar::update`].
pub(crate) fn update(columns: &[i16], from: &[i16], to: &mut [i16], on: &[u16], off: &[u16]) {
    // As many sums as the sixteen registers of most machines hold.
    match to.len() / LANES {
        vectors if vectors.is_multiple_of(12) => update_by::<12>(columns, from, to, on, off),
        _ => update_by::<VECTORS>(columns, from, to, on, off),
    }
}

fn update_by<const N: usize>(
    columns: &[i16],
    from: &[i16],
    to: &mut [i16],
    on: &[u16],
    off: &[u16],
) {
    let (width, lanes) = (to.len(), N * LANES);
    let parts = from.chunks_exact(lanes).zip(to.chunks_exact_mut(lanes));
    for (part, (from, to)) in parts.enumerate() {
        let column = |input: &u16| &columns[usize::from(*input) * width + part * lanes..][..lanes];
        let mut sums = load::<N>(from);
        for input in on {
            for (sum, weights) in sums.iter_mut().zip(load::<N>(column(input))) {
                *sum = i16x8_add(*sum, weights);
            }
        }
        for input in off {
            for (sum, weights) in sums.iter_mut().zip(load::<N>(column(input))) {
                *sum = i16x8_sub(*sum, weights);
            }
        }
        for (place, sum) in to.chunks_exact_mut(LANES).zip(sums) {
            // SAFETY: `place` holds 8 values of 16 bits, which is one vector; no alignment needed.
            unsafe { v128_store(place.as_mut_ptr().cast(), sum) };
        }
    }
}

/// See [`crate::scalar::weigh`].
pub(crate) fn weigh(view: &[i16], weights: &[i16]) -> i64 {
    let (zero, one) = (i16x8_splat(0), i16x8_splat(ONE));
    let mut sums = i32x4_splat(0);
    let tiles = view.chunks_exact(TILE).zip(weights.chunks_exact(TILE));
    for (values, weights) in tiles {
        for (value, weight) in load::<VECTORS>(values)
            .into_iter()
            .zip(load::<VECTORS>(weights))
        {
            let clipped = i16x8_min(i16x8_max(value, zero), one);
            // At most 255 * 127, so 16 bits hold it; pairs of products are added in 32 bits.
            let weighed = i16x8_mul(clipped, weight);
            sums = i32x4_add(sums, i32x4_dot_i16x8(clipped, weighed));
        }
    }
    let lanes = [
        i32x4_extract_lane::<0>(sums),
        i32x4_extract_lane::<1>(sums),
        i32x4_extract_lane::<2>(sums),
        i32x4_extract_lane::<3>(sums),
    ];
    lanes.iter().map(|lane| i64::from(*lane)).sum()
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
