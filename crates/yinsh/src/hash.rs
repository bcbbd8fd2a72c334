//! Zobrist keys: a hash of what lies on the board that each step can update.

use game::Rng;

use crate::Colour;

const POINTS: usize = 121;

struct Keys {
    rings: [[u64; POINTS]; 2],
    markers: [[u64; POINTS]; 2],
    /// Turning a marker over, whichever side is up.
    flips: [u64; POINTS],
}

static KEYS: Keys = {
    let mut rng = Rng::new(0x5958_4E53_4859_494E);
    let mut keys = Keys {
        rings: [[0; POINTS]; 2],
        markers: [[0; POINTS]; 2],
        flips: [0; POINTS],
    };
    let mut point = 0;
    while point < POINTS {
        let mut colour = 0;
        while colour < 2 {
            keys.rings[colour][point] = rng.next();
            keys.markers[colour][point] = rng.next();
            colour += 1;
        }
        keys.flips[point] = keys.markers[0][point] ^ keys.markers[1][point];
        point += 1;
    }
    keys
};

/// The key of a ring on the point with this bit index.
pub(crate) fn ring(colour: Colour, index: usize) -> u64 {
    KEYS.rings[colour.index()][index]
}

/// The key of a marker on the point with this bit index.
pub(crate) fn marker(colour: Colour, index: usize) -> u64 {
    KEYS.markers[colour.index()][index]
}

/// What changes when every one of these markers is turned over.
pub(crate) fn flips(markers: u128) -> u64 {
    fold(markers, |index| KEYS.flips[index])
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
