//! The loops with 128-bit vectors of WebAssembly.

use std::arch::wasm32::{
    i16x8_add as add16, i16x8_max as max16, i16x8_min as min16, i16x8_mul as mul16,
    i16x8_splat as splat16, i16x8_sub as sub16, i32x4_add as add32, i32x4_dot_i16x8 as products,
    i32x4_extract_lane, i32x4_load_extend_i16x4, i32x4_max as max32, i32x4_min as min32,
    i32x4_mul as mul32, i32x4_shr, i32x4_splat as splat32, u16x8_shr, v128 as Vector, v128_load,
    v128_store,
};

use crate::first::Change;
use crate::hidden::{Layers, Sums};
use crate::local::{LocalNet, MOST, NEURONS, Neurons, PLACES, Said, Seen};
use crate::loops::{loops, part_of};
use crate::{IMAGES, ONE, OUTPUT_ONE, scalar};

/// Values of 16 bits in a vector.
const LANES: usize = 8;

loops!();

/// See [`scalar::update`].
pub(crate) fn update(change: Change<'_>) {
    // Always twelve sums: most machines have sixteen registers for them.
    match change.first.bases {
        8 => update_by::<1, 12>(change),
        16 => update_by::<2, 6>(change),
        24 => update_by::<3, 4>(change),
        32 => update_by::<4, 3>(change),
        _ => scalar::update(change),
    }
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

/// See [`LocalNet::say`].
pub(crate) fn say(
    net: &LocalNet,
    seen: Seen<'_>,
    places: impl Iterator<Item = usize>,
    said: &mut Said,
) {
    say_by::<4>(net, seen, places, said);
}

fn zero() -> Vector {
    splat32(0)
}

fn halved(values: Vector) -> Vector {
    u16x8_shr(values, 8)
}

fn shifted(values: Vector) -> Vector {
    i32x4_shr(values, OUTPUT_ONE.ilog2())
}

fn widened(values: &[i16; LANES / 2]) -> Vector {
    // SAFETY: 4 values of 16 bits are half a vector; no alignment needed.
    unsafe { i32x4_load_extend_i16x4(values.as_ptr()) }
}

fn load32(values: &[i32; LANES / 2]) -> Vector {
    // SAFETY: 4 values of 32 bits are one vector; no alignment needed.
    unsafe { v128_load(values.as_ptr().cast()) }
}

fn store32(values: &mut [i32; LANES / 2], vector: Vector) {
    // SAFETY: 4 values of 32 bits are one vector; no alignment needed.
    unsafe { v128_store(values.as_mut_ptr().cast(), vector) };
}

fn load_one(values: &[i16; LANES]) -> Vector {
    // SAFETY: 8 values of 16 bits are one vector; no alignment needed.
    unsafe { v128_load(values.as_ptr().cast()) }
}

fn store_one(values: &mut [i16; LANES], vector: Vector) {
    // SAFETY: 8 values of 16 bits are one vector; no alignment needed.
    unsafe { v128_store(values.as_mut_ptr().cast(), vector) };
}

fn total(vector: Vector) -> i32 {
    i32x4_extract_lane::<0>(vector)
        + i32x4_extract_lane::<1>(vector)
        + i32x4_extract_lane::<2>(vector)
        + i32x4_extract_lane::<3>(vector)
}
