//! The loops with 256-bit vectors of x86-64.

use std::arch::x86_64::{
    __m256i, _mm256_add_epi16, _mm256_add_epi32, _mm256_loadu_si256, _mm256_madd_epi16,
    _mm256_max_epi16, _mm256_min_epi16, _mm256_mullo_epi16, _mm256_set1_epi16, _mm256_set1_epi32,
    _mm256_setzero_si256, _mm256_srli_epi16, _mm256_storeu_si256, _mm256_sub_epi16,
};

use crate::{ONE, TILE};

const LANES: usize = 16;

/// See [`crate::scalar::update`].
#[target_feature(enable = "avx2")]
pub(crate) fn update(columns: &[i16], from: &[i16], to: &mut [i16], on: &[u16], off: &[u16]) {
    // As many sums as the sixteen registers hold, so that every column is read but once.
    match to.len() / LANES {
        vectors if vectors.is_multiple_of(12) => update_by::<12>(columns, from, to, on, off),
        vectors if vectors.is_multiple_of(9) => update_by::<9>(columns, from, to, on, off),
        _ => update_by::<{ TILE / LANES }>(columns, from, to, on, off),
    }
}

#[target_feature(enable = "avx2")]
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
                *sum = _mm256_add_epi16(*sum, weights);
            }
        }
        for input in off {
            for (sum, weights) in sums.iter_mut().zip(load::<N>(column(input))) {
                *sum = _mm256_sub_epi16(*sum, weights);
            }
        }
        for (place, sum) in to.chunks_exact_mut(LANES).zip(sums) {
            // SAFETY: `place` holds 16 values of 16 bits, which is one vector; no alignment needed.
            unsafe { _mm256_storeu_si256(place.as_mut_ptr().cast(), sum) };
        }
    }
}

/// See [`crate::scalar::pool`].
#[target_feature(enable = "avx2")]
pub(crate) fn pool(view: &[i16], sums: &mut [i16]) {
    // Two images at a time are whole vectors for every multiple of eight base neurons.
    match sums.len() {
        8 => pool_by::<1>(view, sums),
        16 => pool_by::<2>(view, sums),
        24 => pool_by::<3>(view, sums),
        32 => pool_by::<4>(view, sums),
        _ => crate::scalar::pool(view, sums),
    }
}

#[target_feature(enable = "avx2")]
fn pool_by<const N: usize>(view: &[i16], sums: &mut [i16]) {
    let (zero, one) = (_mm256_setzero_si256(), _mm256_set1_epi16(ONE));
    let mut both = [zero; N];
    for images in view.chunks_exact(N * LANES) {
        for (sum, value) in both.iter_mut().zip(load::<N>(images)) {
            let clipped = _mm256_min_epi16(_mm256_max_epi16(value, zero), one);
            // At most 255 * 255, which 16 bits hold without a sign.
            let square = _mm256_mullo_epi16(clipped, clipped);
            *sum = _mm256_add_epi16(*sum, _mm256_srli_epi16(square, 8));
        }
    }
    let mut lanes = [[0i16; LANES]; N];
    for (place, sum) in lanes.iter_mut().zip(both) {
        // SAFETY: `place` holds 16 values of 16 bits, which is one vector; no alignment needed.
        unsafe { _mm256_storeu_si256(place.as_mut_ptr().cast(), sum) };
    }
    let (first, second) = lanes.as_flattened().split_at(sums.len());
    for ((sum, one), two) in sums.iter_mut().zip(first).zip(second) {
        *sum = one + two;
    }
}

/// See [`crate::scalar::dot`].
#[target_feature(enable = "avx2")]
pub(crate) fn dot(values: &[i16], weights: &[i16]) -> i32 {
    let mut sum = _mm256_setzero_si256();
    let vectors = values.chunks_exact(LANES).zip(weights.chunks_exact(LANES));
    for (values, weights) in vectors {
        let [values] = load::<1>(values);
        let [weights] = load::<1>(weights);
        sum = _mm256_add_epi32(sum, _mm256_madd_epi16(values, weights));
    }
    lanes(sum).iter().sum()
}

/// See [`crate::scalar::layer`].
#[target_feature(enable = "avx2")]
pub(crate) fn layer(values: &[i16], weights: &[i16], sums: &mut [i32]) {
    match sums.len() {
        8 => layer_by::<1>(values, weights, sums),
        16 => layer_by::<2>(values, weights, sums),
        32 => layer_by::<4>(values, weights, sums),
        _ => crate::scalar::layer(values, weights, sums),
    }
}

#[target_feature(enable = "avx2")]
fn layer_by<const N: usize>(values: &[i16], weights: &[i16], sums: &mut [i32]) {
    let mut all = [_mm256_setzero_si256(); N];
    for (sum, place) in all.iter_mut().zip(sums.chunks_exact(8)) {
        // SAFETY: `place` holds 8 values of 32 bits, which is one vector; no alignment needed.
        *sum = unsafe { _mm256_loadu_si256(place.as_ptr().cast()) };
    }
    let pairs = values.chunks_exact(2).zip(weights.chunks_exact(N * LANES));
    for (pair, weights) in pairs {
        let both = u32::from(pair[0] as u16) | u32::from(pair[1] as u16) << 16;
        let pair = _mm256_set1_epi32(both as i32);
        for (sum, weights) in all.iter_mut().zip(load::<N>(weights)) {
            *sum = _mm256_add_epi32(*sum, _mm256_madd_epi16(pair, weights));
        }
    }
    for (place, sum) in sums.chunks_exact_mut(8).zip(all) {
        // SAFETY: `place` holds 8 values of 32 bits, which is one vector; no alignment needed.
        unsafe { _mm256_storeu_si256(place.as_mut_ptr().cast(), sum) };
    }
}

#[target_feature(enable = "avx2")]
fn lanes(vector: __m256i) -> [i32; 8] {
    let mut lanes = [0; 8];
    // SAFETY: `lanes` is 256 bits long, which is one vector; no alignment needed.
    unsafe { _mm256_storeu_si256(lanes.as_mut_ptr().cast(), vector) };
    lanes
}

#[target_feature(enable = "avx2")]
fn load<const N: usize>(values: &[i16]) -> [__m256i; N] {
    let values = &values[..N * LANES];
    let mut vectors = [_mm256_setzero_si256(); N];
    for (vector, place) in vectors.iter_mut().zip(values.chunks_exact(LANES)) {
        // SAFETY: `place` holds 16 values of 16 bits, which is one vector; no alignment needed.
        *vector = unsafe { _mm256_loadu_si256(place.as_ptr().cast()) };
    }
    vectors
}
