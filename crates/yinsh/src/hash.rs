//! Zobrist keys: a hash of what lies on the board that each step can update.

use game::Rng;

use crate::Colour;

const SEED: u64 = 0x5958_4E53_4859_494E;

/// Kinds of keys: two of rings, two of markers, and turning a marker over, whichever side is up.
#[cfg(not(target_arch = "wasm32"))]
const KINDS: usize = 5;
const RINGS: usize = 0;
const MARKERS: usize = 2;
const FLIPS: usize = 4;

/// One well mixed number for each kind and point.
const fn computed(kind: usize, index: usize) -> u64 {
    match kind {
        FLIPS => computed(MARKERS, index) ^ computed(MARKERS + 1, index),
        MARKERS.. => Rng::nth(SEED, (4 * index + 2 * (kind - MARKERS) + 1) as u64),
        _ => Rng::nth(SEED, (4 * index + 2 * kind) as u64),
    }
}

/// A table is quicker, but random numbers do not compress: a page would have to load 5 KB more.
#[cfg(target_arch = "wasm32")]
use computed as key;

#[cfg(not(target_arch = "wasm32"))]
fn key(kind: usize, index: usize) -> u64 {
    const POINTS: usize = 121;
    static KEYS: [[u64; POINTS]; KINDS] = {
        let mut keys = [[0; POINTS]; KINDS];
        let mut kind = 0;
        while kind < KINDS {
            let mut index = 0;
            while index < POINTS {
                keys[kind][index] = computed(kind, index);
                index += 1;
            }
            kind += 1;
        }
        keys
    };
    KEYS[kind][index]
}

/// The key of a ring on the point with this bit index.
pub(crate) fn ring(colour: Colour, index: usize) -> u64 {
    key(RINGS + colour.index(), index)
}

/// The key of a marker on the point with this bit index.
pub(crate) fn marker(colour: Colour, index: usize) -> u64 {
    key(MARKERS + colour.index(), index)
}

/// What changes when every one of these markers is turned over.
pub(crate) fn flips(markers: u128) -> u64 {
    fold(markers, |index| key(FLIPS, index))
}

/// The keys of all these rings.
pub(crate) fn rings(colour: Colour, points: u128) -> u64 {
    fold(points, |index| ring(colour, index))
}

/// The keys of all these markers.
pub(crate) fn markers(colour: Colour, points: u128) -> u64 {
    fold(points, |index| marker(colour, index))
}

fn fold(mut points: u128, key: impl Fn(usize) -> u64) -> u64 {
    let mut folded = 0;
    while points != 0 {
        folded ^= key(points.trailing_zeros() as usize);
        points &= points - 1;
    }
    folded
}

/// Spreads the few bits of state that are not on the board over a whole word.
pub(crate) const fn mix(state: u64) -> u64 {
    Rng::new(state).next()
}
