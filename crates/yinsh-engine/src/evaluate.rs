//! The hand-made evaluation: what a position is worth before any net has been trained.

use yinsh::{Colour, Point, Position};

const STRIDES: [u32; 3] = [1, 11, 12];

/// Worth of the first, second (and, in blitz, last) removed ring.
const REMOVED: [i32; 4] = [0, 330, 800, 1_600];
const MARKER: i32 = 7;
const PAIR: i32 = 5;
const TRIPLE: i32 = 18;
const FOUR: i32 = 40;
/// Worth of a free point next to a ring.
const FREEDOM: i32 = 4;
const CENTRE: i32 = 3;
/// Worth of being the one to act.
const TEMPO: i32 = 35;

const BOARD: u128 = {
    let mut board = 0;
    let mut index = 0;
    while index < 121 {
        if Point::new(index / 11, index % 11 + 1).is_some() {
            board |= 1 << index;
        }
        index += 1;
    }
    board
};

/// The points at most two steps from the centre.
const MIDDLE: u128 = {
    let mut middle = 0;
    let mut index = 0;
    while index < 121 {
        if let Some(point) = Point::new(index / 11, index % 11 + 1) {
            let place = point.to_hex();
            if place.distance(hex::Hex::new(0, 0)) <= 3 {
                middle |= 1 << index;
            }
        }
        index += 1;
    }
    middle
};

/// What the position is worth to the player who acts.
pub(crate) fn evaluate(position: &Position) -> i32 {
    let side = position.side();
    TEMPO + worth(position, side) - worth(position, side.opponent())
}

fn worth(position: &Position, colour: Colour) -> i32 {
    let markers = position.markers(colour).bits();
    let rings = position.rings(colour).bits();
    let all_rings = rings | position.rings(colour.opponent()).bits();
    let all_markers = markers | position.markers(colour.opponent()).bits();
    let ahead = 3 - position.variant().goal();
    let removed = REMOVED[usize::from(position.removed(colour) + ahead)];
    removed
        + shapes(markers)
        + FREEDOM * freedom(rings, BOARD & !all_rings & !all_markers)
        + CENTRE * (rings & MIDDLE).count_ones() as i32
}

/// Markers, and markers adjacent in line.
fn shapes(markers: u128) -> i32 {
    let mut worth = MARKER * markers.count_ones() as i32;
    for stride in STRIDES {
        let pairs = markers & markers >> stride;
        let triples = pairs & pairs >> stride;
        let fours = pairs & pairs >> (2 * stride);
        worth += PAIR * pairs.count_ones() as i32
            + TRIPLE * triples.count_ones() as i32
            + FOUR * fours.count_ones() as i32;
    }
    worth
}

/// How many directions are open to the rings, each counted once a ring.
fn freedom(rings: u128, free: u128) -> i32 {
    let open = |reached: u128| (reached & free).count_ones();
    let both = |stride: u32| open(rings << stride) + open(rings >> stride);
    STRIDES.map(both).iter().sum::<u32>() as i32
}
