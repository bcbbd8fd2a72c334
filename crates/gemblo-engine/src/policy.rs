//! The net of the priors: what each cell is worth to a piece that covers it, lies beside it or connects to it.
//!
//! It looks at a cell and those around it, and speaks in whole numbers, the same everywhere.

use std::sync::LazyLock;

use gemblo::raw::PLACES;
use gemblo::{Cell, Cells, Colour, Piece};
use net::Kernel;
use net::local::{LocalNet, NEURONS, Neurons, Said, Seen};

use crate::board::Board;
use crate::sight::{KINDS, OTHERS, RIVALS};

/// What it says of a cell: covered, beside, connected, for pieces of three sizes; the rest is spare.
pub(crate) const MAPS: usize = 9;
/// What is not about a cell: pieces left, pieces laid, players.
const EXTRAS: usize = Piece::COUNT + 19 + 5;
/// Phases of the game, by the pieces that the colour has laid.
const PHASES: usize = 4;
const BUCKETS: usize = 5 * PHASES;
/// The cell and those beside it: what has changed elsewhere is not asked about again ([`crate::priors`]).
const MOST_TAPS: usize = 7;

const MAGIC: &[u8; 4] = b"GPN1";

/// A net that scores placements.
#[derive(Clone, PartialEq, Debug)]
pub struct Policy {
    local: LocalNet,
    kernel: Kernel,
    bias: Neurons,
    extras: Vec<Neurons>,
    /// For each number of players and phase what each piece is worth, and each connection it parts: of a rival, of the
    /// own team.
    pieces: Vec<[i32; Piece::COUNT]>,
    cuts: Vec<[i32; 2]>,
}

static LEARNED: LazyLock<Policy> = LazyLock::new(|| {
    let bytes = include_bytes!("../gemblo.policy");
    Policy::read(bytes).expect("the net of the repository is whole")
});

impl Policy {
    /// The net that the engine plays with.
    pub fn learned() -> &'static Policy {
        &LEARNED
    }

    /// Reads the file form, little-endian; none if it is anything else.
    ///
    /// Four letters, the neurons and the taps in a byte each, the ways of the taps; then in 16 bits the weights for each
    /// state, tap and neuron, the biases, the weights of the extras, those of the last layer by map; then in 32 bits
    /// its biases, the worth of pieces and of parted connections for each number of players and phase.
    pub fn read(bytes: &[u8]) -> Option<Policy> {
        let mut rest = bytes.strip_prefix(MAGIC)?;
        let [width, taps] = take(&mut rest)?.map(usize::from);
        if width != NEURONS || taps > MOST_TAPS {
            return None;
        }
        let taps = many(taps, || take(&mut rest).map(i16::from_le_bytes))?;
        let mut states = |count: usize| many((count - 1) * taps.len(), || row(&mut rest));
        let first = [states(KINDS)?, states(RIVALS)?, states(OTHERS)?];
        let bias = row(&mut rest)?;
        let extras = many(EXTRAS, || row(&mut rest))?;
        let last: Vec<Neurons> = many(MAPS, || row(&mut rest))?;
        let mut word = || take(&mut rest).map(i32::from_le_bytes);
        let last_bias = many(MAPS, &mut word)?;
        let pieces = many(BUCKETS, || array(&mut word))?;
        let cuts = many(BUCKETS, || array(&mut word))?;
        rest.is_empty().then_some(Policy {
            local: LocalNet::new(taps, first, &last, &last_bias),
            kernel: Kernel::detect(),
            bias,
            extras,
            pieces,
            cuts,
        })
    }

    /// What each piece is worth, and each connection that is parted, of a rival or of the own team.
    pub(crate) fn worth(&self, board: &Board, colour: Colour) -> (&[i32; Piece::COUNT], [i32; 2]) {
        let bucket = bucket(board, colour);
        (&self.pieces[bucket], self.cuts[bucket])
    }

    /// What the neurons say before they look at a cell.
    fn ground(&self, board: &Board, colour: Colour) -> Neurons {
        let left = board.left(colour);
        let pieces = left.iter().map(|piece| usize::from(piece.number()) - 1);
        let laid = Piece::COUNT + Piece::COUNT - left.len();
        let players = Piece::COUNT + 19 + usize::from(board.players()) - 2;
        let mut sums = self.bias;
        for extra in pieces.chain([laid, players]) {
            for (sum, weight) in sums.0.iter_mut().zip(self.extras[extra].0) {
                *sum = sum.wrapping_add(weight);
            }
        }
        sums
    }

    /// Says what these cells are worth to the colour, in every regard.
    pub(crate) fn say(
        &self,
        board: &Board,
        colour: Colour,
        states: &[[u8; PLACES]; 3],
        cells: &Cells,
        said: &mut Said,
    ) {
        let ground = self.ground(board, colour);
        let seen = Seen {
            states: states.each_ref(),
            ground: &ground,
        };
        let places = cells.iter().map(Cell::place);
        self.kernel.say(&self.local, seen, places, said);
    }
}

fn bucket(board: &Board, colour: Colour) -> usize {
    let phase = match Piece::COUNT - board.left(colour).len() {
        0..=2 => 0,
        3..=6 => 1,
        7..=10 => 2,
        _ => 3,
    };
    (usize::from(board.players()) - 2) * PHASES + phase
}

fn many<T>(count: usize, read: impl FnMut() -> Option<T>) -> Option<Vec<T>> {
    std::iter::repeat_with(read).take(count).collect()
}

fn array<const N: usize>(word: &mut impl FnMut() -> Option<i32>) -> Option<[i32; N]> {
    many(N, word)?.try_into().ok()
}

fn row(rest: &mut &[u8]) -> Option<Neurons> {
    let weights: Vec<i16> = many(NEURONS, || take(rest).map(i16::from_le_bytes))?;
    weights.try_into().ok().map(Neurons)
}

fn take<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
    let (taken, after) = rest.split_first_chunk()?;
    *rest = after;
    Some(*taken)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_net_is_read_whole_or_not_at_all() {
        let bytes = include_bytes!("../gemblo.policy");
        assert_eq!(Policy::read(bytes).as_ref(), Some(Policy::learned()));
        assert_eq!(Policy::read(&bytes[..bytes.len() - 1]), None);
        assert_eq!(Policy::read(&[bytes.as_slice(), &[0]].concat()), None);
        assert_eq!(Policy::read(&bytes[1..]), None);
    }
}
