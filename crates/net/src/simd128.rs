//! The loops with 128-bit vectors of WebAssembly.

use std::arch::wasm32::{
    i16x8_add as add16, i16x8_max as max16, i16x8_min as min16, i16x8_mul as mul16,
    i16x8_splat as splat16, i16x8_sub as sub16, i32x4_add as add32, i32x4_dot_i16x8 as products,
    i32x4_extract_lane, i32x4_load_extend_i16x4, i32x4_max as max32, i32x4_min as min32,
    i32x4_mul as mul32, i32x4_shr, i32x4_splat as splat32, u16x8_shr, v128 as Vector, v128_load,
    v128_store,
};

use crate::first::{Change, First, Turned};
use crate::hidden::{Layers, Sums};
use crate::local::{LocalNet, MOST, NEURONS, Neurons, PLACES, Said, Seen};
use crate::loops::{loops, part_of};
use crate::{IMAGES, ONE, OUTPUT_ONE, scalar};

/// Values of 16 bits in a vector.
const LANES: usize = 8;

loops!();

/// See [`scalar::update`].
pub(crate) fn update(change: Change<'_>) {
    match change.first.bases {
        8 => update_by::<1, 12>(change),
        16 => update_by::<2, 6>(change),
        24 => update_by::<3, 4>(change),
        32 => update_in_pairs(change),
        _ => scalar::update(change),
    }
}

/// The sums of the first layer for 32 base neurons: an input on and one off at a time, as most changes have one of each,
/// a ring that lands elsewhere. Loops over all inputs would have more values in use than there are registers.
fn update_in_pairs(change: Change<'_>) {
    let (first, view, to) = (change.first, change.view, change.to);
    if let Some(from) = change.from {
        to.copy_from_slice(from);
    }
    let Turned { on, off } = change.turned;
    let last = on.len().max(off.len()).saturating_sub(1);
    for pair in 0..=last {
        let [on, off] = [on, off].map(|inputs| first.reads_of(inputs.get(pair), view));
        if pair < last {
            add_pair(first, to, on, off, |_| ());
        } else {
            let mut pooled = [zero(); 4];
            add_pair(first, to, on, off, |sums| {
                for (pool, sum) in pooled.iter_mut().zip(sums) {
                    *pool = add16(*pool, square(*sum));
                }
            });
            store(change.pools, &pooled);
        }
    }
}

/// Adds the rows of one input and takes away those of another, image by image.
#[inline(always)]
fn add_pair(
    first: &First,
    to: &mut [i16],
    on: &[u16; IMAGES],
    off: &[u16; IMAGES],
    mut note: impl FnMut(&[Vector; 4]),
) {
    let images = to.as_chunks_mut::<32>().0;
    for (image, (on, off)) in images.iter_mut().zip(on.iter().zip(off)) {
        let (mut sums, on) = (load::<4>(image), load::<4>(first.row(*on)));
        let off = load::<4>(first.row(*off));
        for (sum, (on, off)) in sums.iter_mut().zip(on.iter().zip(off)) {
            *sum = sub16(add16(*sum, *on), off);
        }
        store(image, &sums);
        note(&sums);
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
