//! What the net sees of a position: inputs that are on or off, in the view of either player.
//!
//! Inputs 0 to 483 are four planes of 121 bits: own rings, the other's rings, own markers, the
//! other's markers. Then come how many rings are missing to the goal (own, the other's: three
//! inputs each), the markers on the board in fours (13 inputs) and whether rings are still placed.
//! The 36 bits of each plane that are no points of the board are never on, and no file has them.
//!
//! A blitz game is seen as a standard game in which both players have removed two rings already.

use hex::Symmetry;
use net::Images;
use yinsh::{Colour, Phase, Point, Position};

const PLANE: u16 = 121;
const MISSING: u16 = 4 * PLANE;
const POOL: u16 = MISSING + 6;
const PLACING: u16 = POOL + 13;
/// How many inputs a view has.
const INPUTS: u16 = PLACING + 1;

/// Which stored input of a symmetric net an input reads, in each of the twelve images. Inputs are
/// stored without the bits that are no points of the board, and those read none.
pub(crate) fn images() -> Images {
    let point = |bit: u16| Point::new((bit / 11) as u8, (bit % 11) as u8 + 1);
    let is_stored = |input: u16| input >= MISSING || point(input % PLANE).is_some();
    let mut stored = 0;
    let numbers: Vec<usize> = (0..INPUTS)
        .map(|input| {
            let number = stored;
            stored += usize::from(is_stored(input));
            number
        })
        .collect();
    let image = |symmetry: Symmetry| {
        let read = |input: u16| {
            if input >= MISSING {
                return Some(numbers[usize::from(input)]);
            }
            let image = point(input % PLANE)?.transformed(symmetry).index();
            Some(numbers[usize::from(input / PLANE * PLANE) + image])
        };
        (0..INPUTS).map(read).collect()
    };
    Symmetry::ALL.into_iter().map(image).collect()
}

/// Everything of a position that decides which inputs are on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    /// Rings of both colours, then markers of both.
    planes: [u128; 4],
    /// Rings missing to the goal, by colour, from 0 for one to 2 for three.
    missing: [u8; 2],
    /// Markers on the board.
    markers: u8,
    placing: bool,
}

/// Inputs to turn on or off, each as White's and as Black's view names it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Inputs {
    list: [[u16; 2]; 96],
    len: usize,
}

impl Inputs {
    const NONE: Inputs = Inputs {
        list: [[0; 2]; 96],
        len: 0,
    };

    #[inline]
    fn push(&mut self, input: [u16; 2]) {
        self.list[self.len] = input;
        self.len += 1;
    }

    /// Adds the points of a plane, half of the board at a time.
    #[inline]
    fn push_plane(&mut self, plane: usize, points: u128) {
        let (white, black) = (plane as u16 * PLANE, (plane as u16 ^ 1) * PLANE);
        for (first, mut half) in [(0, points as u64), (64, (points >> 64) as u64)] {
            while half != 0 {
                let point = first + half.trailing_zeros() as u16;
                self.push([white + point, black + point]);
                half &= half - 1;
            }
        }
    }

    pub(crate) fn as_slice(&self) -> &[[u16; 2]] {
        &self.list[..self.len]
    }
}

/// What changes between two positions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Change {
    pub(crate) on: Inputs,
    pub(crate) off: Inputs,
}

impl Change {
    pub(crate) const NONE: Change = Change {
        on: Inputs::NONE,
        off: Inputs::NONE,
    };
}

impl Seen {
    /// What is seen of a position.
    pub fn of(position: &Position) -> Seen {
        let [white, black] = Colour::ALL;
        let goal = position.variant().goal();
        let missing = |colour| goal.saturating_sub(position.removed(colour) + 1);
        let planes = [
            position.rings(white).bits(),
            position.rings(black).bits(),
            position.markers(white).bits(),
            position.markers(black).bits(),
        ];
        Seen {
            planes,
            missing: [missing(white), missing(black)],
            markers: (planes[2] | planes[3]).count_ones() as u8,
            placing: position.phase() == Phase::Place,
        }
    }

    /// How many inputs differ on the board.
    pub(crate) fn distance(&self, other: &Seen) -> u32 {
        let planes = self.planes.iter().zip(&other.planes);
        planes.map(|(one, two)| (one ^ two).count_ones()).sum()
    }

    /// Which of a net's output layers is meant: the first while rings are placed, then by markers.
    pub(crate) fn bucket(&self, buckets: usize) -> usize {
        let by_markers = 1 + usize::from(self.markers) * (buckets - 1) / 52;
        if self.placing {
            0
        } else {
            by_markers.min(buckets - 1)
        }
    }

    /// Notes what to turn on and off to come from `before` to `self`.
    pub(crate) fn note_change_from(&self, before: &Seen, change: &mut Change) {
        let Change { on, off } = change;
        (on.len, off.len) = (0, 0);
        for plane in 0..4 {
            let (now, then) = (self.planes[plane], before.planes[plane]);
            on.push_plane(plane, now & !then);
            off.push_plane(plane, then & !now);
        }
        if self.besides() == before.besides() {
            return;
        }
        for (new, old) in self.state().into_iter().zip(before.state()) {
            if new != old {
                new.into_iter().for_each(|input| on.push(input));
                old.into_iter().for_each(|input| off.push(input));
            }
        }
    }

    /// What decides which inputs are on besides the board.
    #[inline]
    fn besides(&self) -> ([u8; 2], u8, bool) {
        (self.missing, self.markers / 4, self.placing)
    }

    /// The inputs that are on without any board.
    fn state(&self) -> [Option<[u16; 2]>; 4] {
        let [white, black] = self.missing.map(u16::from);
        let pool = POOL + u16::from(self.markers / 4);
        [
            Some([MISSING + white, MISSING + black]),
            Some([MISSING + 3 + black, MISSING + 3 + white]),
            Some([pool; 2]),
            self.placing.then_some([PLACING; 2]),
        ]
    }

    /// All inputs that are on.
    pub(crate) fn inputs(&self) -> Inputs {
        let mut on = Inputs::NONE;
        for plane in 0..4 {
            on.push_plane(plane, self.planes[plane]);
        }
        self.state()
            .into_iter()
            .flatten()
            .for_each(|input| on.push(input));
        on
    }

    /// The four planes in the view of a colour: own and other rings, own and other markers.
    pub fn planes(&self, view: Colour) -> [u128; 4] {
        let [a, b, c, d] = self.planes;
        match view {
            Colour::White => [a, b, c, d],
            Colour::Black => [b, a, d, c],
        }
    }

    /// How many rings a player still has to remove after the next one: 0 to 2.
    pub fn missing(&self, colour: Colour) -> u8 {
        self.missing[colour.index()]
    }

    /// How many markers lie on the board.
    pub fn markers(&self) -> u8 {
        self.markers
    }
}
