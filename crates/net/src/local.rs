//! A net that looks at one place of a grid and those around it: sums of rows, then a few products.
//!
//! All of it in whole numbers, so that every form of the loops says the same.

/// The neurons.
pub const NEURONS: usize = 32;
/// What is said of a place.
pub const REGARDS: usize = 16;
/// The places of the grid; ways that lead beyond it come back on the other side.
pub const PLACES: usize = 1024;
/// What can be seen of a place: one state in each respect.
pub const RESPECTS: usize = 3;
/// The most that a neuron says.
pub(crate) const MOST: i16 = 4096;

/// A row of weights or of sums, where vectors begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(64))]
pub struct Neurons(pub [i16; NEURONS]);

/// The weights of a local net.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LocalNet {
    taps: Vec<i16>,
    /// For each state and tap; state 0 has rows of nothing, which are added faster than they are told apart.
    first: [Vec<Neurons>; RESPECTS],
    /// For each pair of neurons what both say in every regard.
    pub(crate) last: [Neurons; NEURONS / 2],
    pub(crate) bias: [i32; REGARDS],
}

/// What is looked at.
#[derive(Clone, Copy)]
pub struct Seen<'a> {
    /// The states of all places; a place without a state in the first respect has none at all.
    pub states: [&'a [u8; PLACES]; RESPECTS],
    /// What the neurons say before they look.
    pub ground: &'a Neurons,
}

/// What is said of each place.
pub type Said = [[i32; REGARDS]; PLACES];

impl LocalNet {
    /// A net that looks along `taps`: the rows of the first layer are for each state from 1 on and each tap, since
    /// state 0 says nothing; the last layer has a row and a bias for each regard.
    pub fn new(
        taps: Vec<i16>,
        first: [Vec<Neurons>; RESPECTS],
        last: &[Neurons],
        biases: &[i32],
    ) -> LocalNet {
        let mut pairs = [Neurons([0; NEURONS]); NEURONS / 2];
        for (pair, both) in pairs.iter_mut().enumerate() {
            for (regard, row) in last.iter().enumerate().take(REGARDS) {
                both.0[2 * regard] = row.0[2 * pair];
                both.0[2 * regard + 1] = row.0[2 * pair + 1];
            }
        }
        let mut bias = [0; REGARDS];
        bias.iter_mut()
            .zip(biases)
            .for_each(|(to, from)| *to = *from);
        let nothing = vec![Neurons([0; NEURONS]); taps.len()];
        LocalNet {
            taps,
            first: first.map(|rows| [nothing.clone(), rows].concat()),
            last: pairs,
            bias,
        }
    }

    /// The rows that say something of a place.
    #[inline(always)]
    pub(crate) fn rows(&self, seen: Seen<'_>, place: usize, mut add: impl FnMut(&Neurons)) {
        let taps = self.taps.len();
        for (tap, way) in self.taps.iter().enumerate() {
            let at = place.wrapping_add_signed(isize::from(*way)) % PLACES;
            if seen.states[0][at] == 0 {
                continue;
            }
            for (rows, states) in self.first.iter().zip(seen.states) {
                add(&rows[usize::from(states[at]) * taps + tap]);
            }
        }
    }

    /// Says what some places are worth, with plain loops.
    pub(crate) fn say(&self, seen: Seen<'_>, places: impl Iterator<Item = usize>, said: &mut Said) {
        for place in places {
            let mut sums = seen.ground.0;
            self.rows(seen, place, |row| {
                for (sum, weight) in sums.iter_mut().zip(row.0) {
                    *sum = sum.wrapping_add(weight);
                }
            });
            let mut all = self.bias;
            for ([one, two], weights) in sums.as_chunks().0.iter().zip(&self.last) {
                let [one, two] = [one, two].map(|sum| i32::from(*(sum.clamp(&0, &MOST))));
                for (sum, [first, second]) in all.iter_mut().zip(weights.0.as_chunks().0) {
                    *sum += one * i32::from(*first) + two * i32::from(*second);
                }
            }
            said[place % PLACES] = all;
        }
    }
}
