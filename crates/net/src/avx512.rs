//! The loops with 512-bit vectors of x86-64, for the shapes that fill them.

use std::arch::x86_64::{
    __m512i, _mm256_loadu_si256, _mm512_add_epi16, _mm512_cvtepi16_epi32, _mm512_dpwssd_epi32,
    _mm512_loadu_si512, _mm512_max_epi16, _mm512_max_epi32, _mm512_min_epi16, _mm512_min_epi32,
    _mm512_mullo_epi16, _mm512_mullo_epi32, _mm512_reduce_add_epi32, _mm512_set1_epi16,
    _mm512_set1_epi32, _mm512_setzero_si512, _mm512_srai_epi32, _mm512_srli_epi16,
    _mm512_storeu_si512, _mm512_sub_epi16,
};

use crate::first::Change;
use crate::hidden::{Layers, Sums};
use crate::local::{LocalNet, MOST, NEURONS, Neurons, PLACES, Said, Seen};
use crate::{IMAGES, ONE, OUTPUT_ONE, avx2};

const LANES: usize = 32;

/// See [`crate::scalar::update`].
#[target_feature(enable = "avx2,avx512f,avx512bw,avx512vnni")]
pub(crate) fn update(change: Change<'_>) {
    let (first, view) = (change.first, change.view);
    if first.bases != LANES {
        return avx2::update(change);
    }
    let start = change.from.unwrap_or(change.to).as_chunks::<LANES>().0;
    let Some(start) = start.as_array::<IMAGES>() else {
        unreachable!("a view has twelve images");
    };
    // Lengths that are known keep all sums in registers.
    let mut sums = [_mm512_setzero_si512(); IMAGES];
    for (sum, values) in sums.iter_mut().zip(start) {
        *sum = load(values);
    }
    for input in change.turned.on {
        for (sum, begin) in sums.iter_mut().zip(first.reads(input[view])) {
            *sum = _mm512_add_epi16(*sum, load(first.row(*begin)));
        }
    }
    for input in change.turned.off {
        for (sum, begin) in sums.iter_mut().zip(first.reads(input[view])) {
            *sum = _mm512_sub_epi16(*sum, load(first.row(*begin)));
        }
    }
    let images = change.to.as_chunks_mut::<LANES>().0;
    let Some(images) = images.as_mut_array::<IMAGES>() else {
        unreachable!("a view has twelve images");
    };
    let mut pooled = [_mm512_setzero_si512(); 2];
    for (image, (sum, values)) in sums.iter().zip(images).enumerate() {
        store(values, *sum);
        pooled[image % 2] = _mm512_add_epi16(pooled[image % 2], square(*sum));
    }
    store(change.pools, _mm512_add_epi16(pooled[0], pooled[1]));
}

/// Clipped and squared values, in 256ths.
#[target_feature(enable = "avx512f,avx512bw")]
fn square(values: __m512i) -> __m512i {
    let (zero, one) = (_mm512_setzero_si512(), _mm512_set1_epi16(ONE));
    let clipped = _mm512_min_epi16(_mm512_max_epi16(values, zero), one);
    // At most 255 * 255, which 16 bits hold without a sign.
    _mm512_srli_epi16::<8>(_mm512_mullo_epi16(clipped, clipped))
}

/// See [`LocalNet::say`].
#[target_feature(enable = "avx2,avx512f,avx512bw,avx512vnni")]
pub(crate) fn say(
    net: &LocalNet,
    seen: Seen<'_>,
    places: impl Iterator<Item = usize>,
    said: &mut Said,
) {
    let (zero, most) = (_mm512_setzero_si512(), _mm512_set1_epi16(MOST));
    let (ground, bias) = (load(&seen.ground.0), load32(&net.bias));
    for place in places {
        let mut sums = ground;
        net.rows(seen, place, |row| {
            sums = _mm512_add_epi16(sums, load(&row.0));
        });
        let mut values = Neurons([0; NEURONS]);
        let clipped = _mm512_min_epi16(_mm512_max_epi16(sums, zero), most);
        store(&mut values.0, clipped);
        // Four sums, so that one product need not wait for the one before.
        let mut all = [bias, zero, zero, zero];
        let pairs = values.0.as_chunks::<2>().0.iter().zip(&net.last);
        for (number, ([one, two], weights)) in pairs.enumerate() {
            let both = u32::from(*one as u16) | u32::from(*two as u16) << 16;
            let pair = _mm512_set1_epi32(both as i32);
            all[number % 4] = _mm512_dpwssd_epi32(all[number % 4], pair, load(&weights.0));
        }
        let [one, two, three, four] = all;
        let sum = add(add(one, two), add(three, four));
        store32(&mut said[place % PLACES], sum);
    }
}

/// See [`crate::scalar::sums`].
#[target_feature(enable = "avx2,avx512f,avx512bw,avx512vnni")]
pub(crate) fn sums(layers: Layers<'_>, own: &[i16], other: &[i16]) -> Sums {
    let shapes = (own.as_array(), other.as_array(), layers.biases.as_array());
    match shapes {
        (Some(own), Some(other), Some(biases)) => filled(layers, own, other, biases),
        _ => avx2::sums(layers, own, other),
    }
}

/// The same for pools and hidden neurons that fill one vector.
#[target_feature(enable = "avx512f,avx512bw,avx512vnni")]
fn filled(
    layers: Layers<'_>,
    own: &[i16; LANES],
    other: &[i16; LANES],
    biases: &[i32; LANES / 2],
) -> Sums {
    let zero = _mm512_setzero_si512();
    let (first, second) = layers.direct.split_at(LANES);
    let direct = _mm512_dpwssd_epi32(zero, load(own), load(first));
    let direct = _mm512_dpwssd_epi32(direct, load(other), load(second));
    let (weights, rest) = layers.weights.split_at(LANES * LANES / 2);
    let sum = add(load32(biases), add(layer(own, weights), layer(other, rest)));
    let value = _mm512_srai_epi32::<{ OUTPUT_ONE.ilog2() }>(sum);
    let value = _mm512_min_epi32(_mm512_max_epi32(value, zero), _mm512_set1_epi32(ONE as i32));
    let outputs = &layers.outputs[..LANES / 2];
    // SAFETY: 16 values of 16 bits are half a vector; no alignment needed.
    let outputs = unsafe { _mm256_loadu_si256(outputs.as_ptr().cast()) };
    let weighed = _mm512_mullo_epi32(
        _mm512_mullo_epi32(value, value),
        _mm512_cvtepi16_epi32(outputs),
    );
    Sums {
        direct: _mm512_reduce_add_epi32(direct),
        hidden: _mm512_reduce_add_epi32(weighed),
    }
}

/// The products of the values with the weights of every hidden neuron, added up.
#[target_feature(enable = "avx512f,avx512bw,avx512vnni")]
fn layer(values: &[i16; LANES], weights: &[i16]) -> __m512i {
    let weights = &weights[..LANES * LANES / 2];
    // Two sums that do not wait for each other.
    let mut sums = [_mm512_setzero_si512(); 2];
    for pair in 0..LANES / 2 {
        let (one, two) = (values[2 * pair] as u16, values[2 * pair + 1] as u16);
        let both = _mm512_set1_epi32((u32::from(one) | u32::from(two) << 16) as i32);
        let sum = &mut sums[pair % 2];
        *sum = _mm512_dpwssd_epi32(*sum, both, load(&weights[pair * LANES..]));
    }
    add(sums[0], sums[1])
}

#[target_feature(enable = "avx512f")]
fn add(one: __m512i, other: __m512i) -> __m512i {
    std::arch::x86_64::_mm512_add_epi32(one, other)
}

#[target_feature(enable = "avx512f")]
fn load(values: &[i16]) -> __m512i {
    let values = &values[..LANES];
    // SAFETY: `values` are 32 of 16 bits, which is one vector; no alignment needed.
    unsafe { _mm512_loadu_si512(values.as_ptr().cast()) }
}

#[target_feature(enable = "avx512f")]
fn store(values: &mut [i16], vector: __m512i) {
    let values = &mut values[..LANES];
    // SAFETY: `values` are 32 of 16 bits, which is one vector; no alignment needed.
    unsafe { _mm512_storeu_si512(values.as_mut_ptr().cast(), vector) };
}

#[target_feature(enable = "avx512f")]
fn load32(values: &[i32; LANES / 2]) -> __m512i {
    // SAFETY: 16 values of 32 bits are one vector; no alignment needed.
    unsafe { _mm512_loadu_si512(values.as_ptr().cast()) }
}

#[target_feature(enable = "avx512f")]
fn store32(values: &mut [i32; LANES / 2], vector: __m512i) {
    // SAFETY: 16 values of 32 bits are one vector; no alignment needed.
    unsafe { _mm512_storeu_si512(values.as_mut_ptr().cast(), vector) };
}
