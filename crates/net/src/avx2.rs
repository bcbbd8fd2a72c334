//! The loops with 256-bit vectors of x86-64.

use std::arch::x86_64::{
    __m256i, _mm_loadu_si128, _mm256_add_epi16, _mm256_add_epi32, _mm256_cvtepi16_epi32,
    _mm256_loadu_si256, _mm256_madd_epi16, _mm256_max_epi16, _mm256_max_epi32, _mm256_min_epi16,
    _mm256_min_epi32, _mm256_mullo_epi16, _mm256_mullo_epi32, _mm256_set1_epi16, _mm256_set1_epi32,
    _mm256_setzero_si256, _mm256_srai_epi32, _mm256_srli_epi16, _mm256_storeu_si256,
    _mm256_sub_epi16,
};

use crate::first::{First, Turned, part_of};
use crate::hidden::{Layers, Sums};
use crate::{IMAGES, ONE, OUTPUT_ONE, scalar};

const LANES: usize = 16;

/// See [`scalar::update`].
#[target_feature(enable = "avx2")]
pub(crate) fn update(
    first: &First,
    view: usize,
    from: Option<&[i16]>,
    to: &mut [i16],
    turned: Turned<'_>,
    pools: &mut [i16],
) {
    // Always twelve sums: as many as the sixteen registers hold.
    match first.bases {
        16 => update_by::<1, 12>(first, view, from, to, turned, pools),
        32 => update_by::<2, 6>(first, view, from, to, turned, pools),
        64 => update_by::<4, 3>(first, view, from, to, turned, pools),
        _ => scalar::update(first, view, from, to, turned, pools),
    }
}

/// The same with `V` vectors for each image, `P` images at a time.
#[target_feature(enable = "avx2")]
fn update_by<const V: usize, const P: usize>(
    first: &First,
    view: usize,
    from: Option<&[i16]>,
    to: &mut [i16],
    turned: Turned<'_>,
    pools: &mut [i16],
) {
    let bases = V * LANES;
    let mut pooled = [_mm256_setzero_si256(); V];
    for part in 0..IMAGES / P {
        let place = part * P * bases..(part + 1) * P * bases;
        let mut sums = [[_mm256_setzero_si256(); V]; P];
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
                    *sum = _mm256_add_epi16(*sum, weights);
                }
            }
        }
        for input in turned.off {
            for (sums, begin) in sums
                .iter_mut()
                .zip(part_of::<P>(first.reads(input[view]), part))
            {
                for (sum, weights) in sums.iter_mut().zip(load::<V>(first.row(*begin))) {
                    *sum = _mm256_sub_epi16(*sum, weights);
                }
            }
        }
        let end = &mut to[place];
        for (image, sums) in sums.iter().enumerate() {
            store(&mut end[image * bases..], sums);
            for (pool, sum) in pooled.iter_mut().zip(sums) {
                *pool = _mm256_add_epi16(*pool, square(*sum));
            }
        }
    }
    store(pools, &pooled);
}

/// Clipped and squared values, in 256ths.
#[target_feature(enable = "avx2")]
fn square(values: __m256i) -> __m256i {
    let (zero, one) = (_mm256_setzero_si256(), _mm256_set1_epi16(ONE));
    let clipped = _mm256_min_epi16(_mm256_max_epi16(values, zero), one);
    // At most 255 * 255, which 16 bits hold without a sign.
    _mm256_srli_epi16(_mm256_mullo_epi16(clipped, clipped), 8)
}

/// See [`scalar::sums`].
#[target_feature(enable = "avx2")]
pub(crate) fn sums(layers: Layers<'_>, own: &[i16], other: &[i16]) -> Sums {
    match layers.biases.len() {
        8 => sums_by::<1>(layers, own, other),
        16 => sums_by::<2>(layers, own, other),
        32 => sums_by::<4>(layers, own, other),
        _ => scalar::sums(layers, own, other),
    }
}

/// The same with `N` vectors of hidden neurons.
#[target_feature(enable = "avx2")]
fn sums_by<const N: usize>(layers: Layers<'_>, own: &[i16], other: &[i16]) -> Sums {
    if !own.len().is_multiple_of(LANES) {
        return scalar::sums(layers, own, other);
    }
    let (first, second) = layers.direct.split_at(own.len());
    let direct = _mm256_add_epi32(dot(own, first), dot(other, second));
    let mut all = [_mm256_setzero_si256(); N];
    for (sum, biases) in all.iter_mut().zip(layers.biases.as_chunks::<8>().0) {
        // SAFETY: 8 values of 32 bits are one vector; no alignment needed.
        *sum = unsafe { _mm256_loadu_si256(biases.as_ptr().cast()) };
    }
    let (weights, rest) = layers.weights.split_at(layers.weights.len() / 2);
    layer(own, weights, &mut all);
    layer(other, rest, &mut all);
    let mut hidden = _mm256_setzero_si256();
    let (zero, one) = (_mm256_setzero_si256(), _mm256_set1_epi32(i32::from(ONE)));
    for (sum, outputs) in all.iter().zip(layers.outputs.as_chunks::<8>().0) {
        let value = _mm256_srai_epi32(*sum, OUTPUT_ONE.ilog2() as i32);
        let value = _mm256_min_epi32(_mm256_max_epi32(value, zero), one);
        // SAFETY: 8 values of 16 bits are half a vector; no alignment needed.
        let outputs = unsafe { _mm_loadu_si128(outputs.as_ptr().cast()) };
        let weighed = _mm256_mullo_epi32(
            _mm256_mullo_epi32(value, value),
            _mm256_cvtepi16_epi32(outputs),
        );
        hidden = _mm256_add_epi32(hidden, weighed);
    }
    Sums {
        direct: total(direct),
        hidden: total(hidden),
    }
}

/// Adds to the sums of the hidden neurons the products of the values with their weights.
#[target_feature(enable = "avx2")]
fn layer<const N: usize>(values: &[i16], weights: &[i16], sums: &mut [__m256i; N]) {
    let pairs = values.as_chunks::<2>().0.iter();
    for ([one, two], weights) in pairs.zip(weights.chunks_exact(N * LANES)) {
        let both = u32::from(*one as u16) | u32::from(*two as u16) << 16;
        let pair = _mm256_set1_epi32(both as i32);
        for (sum, weights) in sums.iter_mut().zip(load::<N>(weights)) {
            *sum = _mm256_add_epi32(*sum, _mm256_madd_epi16(pair, weights));
        }
    }
}

/// The sum of the products, in eight parts.
#[target_feature(enable = "avx2")]
fn dot(values: &[i16], weights: &[i16]) -> __m256i {
    let mut sum = _mm256_setzero_si256();
    let vectors = values.chunks_exact(LANES).zip(weights.chunks_exact(LANES));
    for (values, weights) in vectors {
        let [values] = load::<1>(values);
        let [weights] = load::<1>(weights);
        sum = _mm256_add_epi32(sum, _mm256_madd_epi16(values, weights));
    }
    sum
}

#[target_feature(enable = "avx2")]
fn total(vector: __m256i) -> i32 {
    let mut lanes = [0; 8];
    // SAFETY: `lanes` is 256 bits long, which is one vector; no alignment needed.
    unsafe { _mm256_storeu_si256(lanes.as_mut_ptr().cast(), vector) };
    lanes.iter().sum()
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

#[target_feature(enable = "avx2")]
fn store<const N: usize>(values: &mut [i16], vectors: &[__m256i; N]) {
    let values = &mut values[..N * LANES];
    for (place, vector) in values.chunks_exact_mut(LANES).zip(vectors) {
        // SAFETY: `place` holds 16 values of 16 bits, which is one vector; no alignment needed.
        unsafe { _mm256_storeu_si256(place.as_mut_ptr().cast(), *vector) };
    }
}
