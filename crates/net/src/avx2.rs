//! The loops with 256-bit vectors of x86-64.

use std::arch::x86_64::{
    __m256i as Vector, _mm_loadu_si128, _mm256_add_epi16 as add16, _mm256_add_epi32 as add32,
    _mm256_cvtepi16_epi32, _mm256_load_si256, _mm256_loadu_si256, _mm256_madd_epi16 as products,
    _mm256_max_epi16 as max16, _mm256_max_epi32 as max32, _mm256_min_epi16 as min16,
    _mm256_min_epi32 as min32, _mm256_mullo_epi16 as mul16, _mm256_mullo_epi32 as mul32,
    _mm256_set1_epi16 as splat16, _mm256_set1_epi32 as splat32, _mm256_setzero_si256 as zero,
    _mm256_srai_epi32, _mm256_srli_epi16, _mm256_store_si256, _mm256_storeu_si256,
    _mm256_sub_epi16 as sub16,
};

use crate::first::Change;
use crate::hidden::{Layers, Sums};
use crate::local::{LocalNet, MOST, NEURONS, Neurons, PLACES, Said, Seen};
use crate::loops::{loops, part_of};
use crate::{IMAGES, ONE, OUTPUT_ONE, scalar};

/// Values of 16 bits in a vector.
const LANES: usize = 16;

loops!(#[target_feature(enable = "avx2")]);

/// See [`scalar::update`].
#[target_feature(enable = "avx2")]
pub(crate) fn update(change: Change<'_>) {
    // Always twelve sums: as many as the sixteen registers hold.
    match change.first.bases {
        16 => update_by::<1, 12>(change),
        32 => update_by::<2, 6>(change),
        64 => update_by::<4, 3>(change),
        _ => scalar::update(change),
    }
}

/// See [`LocalNet::say`].
#[target_feature(enable = "avx2")]
pub(crate) fn say(
    net: &LocalNet,
    seen: Seen<'_>,
    places: impl Iterator<Item = usize>,
    said: &mut Said,
) {
    say_by::<2>(net, seen, places, said);
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

#[target_feature(enable = "avx2")]
fn halved(values: Vector) -> Vector {
    _mm256_srli_epi16(values, 8)
}

#[target_feature(enable = "avx2")]
fn shifted(values: Vector) -> Vector {
    _mm256_srai_epi32(values, OUTPUT_ONE.ilog2() as i32)
}

#[target_feature(enable = "avx2")]
fn widened(values: &[i16; LANES / 2]) -> Vector {
    // SAFETY: 8 values of 16 bits are half a vector; no alignment needed.
    _mm256_cvtepi16_epi32(unsafe { _mm_loadu_si128(values.as_ptr().cast()) })
}

#[target_feature(enable = "avx2")]
fn load32(values: &[i32; LANES / 2]) -> Vector {
    // SAFETY: 8 values of 32 bits are one vector; no alignment needed.
    unsafe { _mm256_loadu_si256(values.as_ptr().cast()) }
}

#[target_feature(enable = "avx2")]
fn store32(values: &mut [i32; LANES / 2], vector: Vector) {
    // SAFETY: 8 values of 32 bits are one vector; no alignment needed.
    unsafe { _mm256_storeu_si256(values.as_mut_ptr().cast(), vector) };
}

#[target_feature(enable = "avx2")]
fn load_one(values: &[i16; LANES]) -> Vector {
    // Where alignment is not promised a vector is read in halves, for the processors of 2009.
    // SAFETY: 16 values of 16 bits are one vector, and the loops asked whether vectors begin there.
    unsafe { _mm256_load_si256(values.as_ptr().cast()) }
}

#[target_feature(enable = "avx2")]
fn store_one(values: &mut [i16; LANES], vector: Vector) {
    // SAFETY: 16 values of 16 bits are one vector, and the loops asked whether vectors begin there.
    unsafe { _mm256_store_si256(values.as_mut_ptr().cast(), vector) };
}

#[target_feature(enable = "avx2")]
fn total(vector: Vector) -> i32 {
    let mut lanes = [0; LANES / 2];
    // SAFETY: `lanes` is 256 bits long, which is one vector; no alignment needed.
    unsafe { _mm256_storeu_si256(lanes.as_mut_ptr().cast(), vector) };
    lanes.iter().sum()
}
