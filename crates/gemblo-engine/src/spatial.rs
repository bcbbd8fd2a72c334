//! The spatial net: what the outlook of a colour misses because it does not know where the room is.
//!
//! One layer over everything that a colour sees, whose neurons come in pairs, each the reflection of
//! the other; then one output for each number of players and phase. All of it in whole numbers, so that
//! it says the same everywhere.

use gemblo::{Cell, Piece};

use crate::scene::{PLANES, Scene, mirror};
use crate::weights::{PHASES, phase_of};

/// The stored neurons of a tile; each is there twice.
const BASES: usize = 16;
/// The neurons of a tile: as many sums as are kept in registers.
const TILE: usize = 2 * BASES;
/// The most tiles of a net.
const MOST_TILES: usize = 8;
/// The inputs that are cells, and those that are not: pieces left, turns to wait, pieces laid, players.
const CELLS: usize = PLANES * Cell::COUNT;
const EXTRAS: usize = Piece::COUNT + 6 + 19 + 5;
/// The most inputs at once: a cell is in one state and may be in the other planes as well.
const MOST_INPUTS: usize = (1 + PLANES - Scene::STATES) * Cell::COUNT + EXTRAS;
/// Numbers of players, two to six.
const COUNTS: usize = 5;
/// What one is, as a sum of the first layer and as a weight of the output.
const ONE: i32 = 64;
/// The most that a neuron says.
const MOST: i16 = 127;
/// Parts of a cell in which spreads are stored.
const SPREAD: f32 = 256.0;

const MAGIC: &[u8; 4] = b"GSN1";

/// A net that corrects the outlook of each colour.
#[derive(Clone, PartialEq, Debug)]
pub struct SpatialNet {
    tiles: Vec<Tile>,
    /// For each number of players and phase.
    biases: Vec<i32>,
    /// For each number of players and of pieces laid, how far from the truth the net is.
    spreads: Vec<f32>,
}

/// Some pairs of neurons.
#[derive(Clone, PartialEq, Debug)]
struct Tile {
    /// For each plane and cell.
    cells: Vec<[i8; TILE]>,
    extras: Vec<[i16; TILE]>,
    bias: [i16; TILE],
    /// For each number of players and phase.
    outputs: Vec<[i16; TILE]>,
}

impl SpatialNet {
    /// Reads the file form, little-endian; none if it is anything else.
    ///
    /// Four letters and the number of tiles; for each tile the weights of 8 bits for each plane, cell
    /// and stored neuron, then those of 16 bits for each other input and neuron, the biases, and the output
    /// weights for each number of players and phase. Then the output biases of 32 bits, and the
    /// spreads in 256ths of a cell.
    pub fn read(bytes: &[u8]) -> Option<SpatialNet> {
        let mut rest = bytes.strip_prefix(MAGIC)?;
        let tiles = usize::from(u16::from_le_bytes(take(&mut rest)?));
        if tiles > MOST_TILES {
            return None;
        }
        let tiles = many(tiles, &mut rest, Tile::read)?;
        let bias = |rest: &mut &[u8]| take(rest).map(i32::from_le_bytes);
        let biases = many(COUNTS * PHASES, &mut rest, bias)?;
        let spread = |rest: &mut &[u8]| {
            let parts = u16::from_le_bytes(take(rest)?);
            Some(f32::from(parts) / SPREAD)
        };
        let spreads = many(COUNTS * 19, &mut rest, spread)?;
        rest.is_empty().then_some(SpatialNet {
            tiles,
            biases,
            spreads,
        })
    }

    /// How many more cells a colour will have left than the outlook says.
    pub(crate) fn correction(&self, scene: &Scene) -> f32 {
        let mut inputs = [0; MOST_INPUTS];
        let mut count = 0;
        let mut add = |input: usize| {
            inputs[count] = input as u16;
            count += 1;
        };
        for (number, plane) in scene.planes.iter().enumerate() {
            for cell in plane {
                add(number * Cell::COUNT + usize::from(scene.frame[cell.place()]));
            }
        }
        let inputs = &inputs[..count];
        let bucket = players_index(scene) * PHASES + phase_of(scene.left);
        let tiles = self.tiles.iter();
        let total: i32 = tiles.map(|tile| tile.says(inputs, scene, bucket)).sum();
        (total + self.biases[bucket]) as f32 / (ONE * ONE) as f32
    }

    /// How far from the truth the corrected outlook is, in cells.
    pub(crate) fn spread(&self, scene: &Scene) -> f32 {
        self.spreads[players_index(scene) * 19 + laid(scene)]
    }
}

impl Tile {
    fn read(rest: &mut &[u8]) -> Option<Tile> {
        let stored = many(CELLS, rest, |rest| {
            let row: [u8; BASES] = take(rest)?;
            Some(row.map(|weight| weight as i8))
        })?;
        Some(Tile {
            cells: paired(&stored),
            extras: many(EXTRAS, rest, row)?,
            bias: row(rest)?,
            outputs: many(COUNTS * PHASES, rest, row)?,
        })
    }

    fn says(&self, inputs: &[u16], scene: &Scene, bucket: usize) -> i32 {
        let mut sums = self.bias;
        for input in inputs {
            for (sum, weight) in sums.iter_mut().zip(&self.cells[usize::from(*input)]) {
                *sum = sum.wrapping_add(i16::from(*weight));
            }
        }
        for input in extras(scene) {
            for (sum, weight) in sums.iter_mut().zip(&self.extras[input]) {
                *sum = sum.wrapping_add(*weight);
            }
        }
        let said =
            |(sum, weight): (&i16, &i16)| i32::from((*sum).clamp(0, MOST)) * i32::from(*weight);
        sums.iter().zip(&self.outputs[bucket]).map(said).sum()
    }
}

fn players_index(scene: &Scene) -> usize {
    usize::from(scene.players) - 2
}

fn laid(scene: &Scene) -> usize {
    Piece::COUNT - scene.left.len()
}

/// The inputs that are no cells.
fn extras(scene: &Scene) -> impl Iterator<Item = usize> {
    let pieces = scene
        .left
        .iter()
        .map(|piece| usize::from(piece.number()) - 1);
    let wait = Piece::COUNT + scene.wait;
    let laid = Piece::COUNT + 6 + laid(scene);
    let players = Piece::COUNT + 6 + 19 + players_index(scene);
    pieces.chain([wait, laid, players])
}

/// Each neuron, then its reflection.
fn paired(stored: &[[i8; BASES]]) -> Vec<[i8; TILE]> {
    let mirror = mirror();
    let pair = |index: usize| {
        let (plane, cell) = (index / Cell::COUNT, index % Cell::COUNT);
        let mut pair = [0; TILE];
        pair[..BASES].copy_from_slice(&stored[index]);
        pair[BASES..].copy_from_slice(&stored[plane * Cell::COUNT + mirror[cell]]);
        pair
    };
    (0..stored.len()).map(pair).collect()
}

fn many<T>(
    count: usize,
    rest: &mut &[u8],
    read: impl Fn(&mut &[u8]) -> Option<T>,
) -> Option<Vec<T>> {
    (0..count).map(|_| read(rest)).collect()
}

fn row(rest: &mut &[u8]) -> Option<[i16; TILE]> {
    let mut row = [0; TILE];
    for weight in &mut row {
        *weight = i16::from_le_bytes(take(rest)?);
    }
    Some(row)
}

fn take<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
    let (taken, after) = rest.split_first_chunk()?;
    *rest = after;
    Some(*taken)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Choices};
    use crate::outlook;
    use game::Rng;
    use gemblo::{Position, Setup};

    /// A net of one tile with weights at random.
    fn bytes() -> Vec<u8> {
        let mut rng = Rng::new(5);
        let mut bytes = [MAGIC.as_slice(), &1_u16.to_le_bytes()].concat();
        let mut small = |count: usize, bytes_each: usize| {
            for _ in 0..count {
                let weight = rng.below(41) as i64 - 20;
                bytes.extend(&weight.to_le_bytes()[..bytes_each]);
            }
        };
        small(CELLS * BASES, 1);
        small((EXTRAS + 1 + COUNTS * PHASES) * TILE, 2);
        small(COUNTS * PHASES, 4);
        bytes.extend([0, 1].repeat(COUNTS * 19));
        bytes
    }

    #[test]
    fn a_net_is_read_whole_or_not_at_all() {
        let bytes = bytes();
        let net = SpatialNet::read(&bytes).unwrap();
        assert_eq!(net.spreads, [1.0; COUNTS * 19]);
        assert_eq!(SpatialNet::read(&bytes[..bytes.len() - 1]), None);
        assert_eq!(SpatialNet::read(&[bytes.as_slice(), &[0]].concat()), None);
        assert_eq!(SpatialNet::read(&bytes[1..]), None);
    }

    #[test]
    fn what_a_net_says_is_the_sum_over_the_bytes_that_it_learns_from() {
        let net = SpatialNet::read(&bytes()).unwrap();
        let mut rng = Rng::new(2);
        for players in 2..=6 {
            let mut board = Board::from(&Position::new(&Setup::for_players(players).unwrap()));
            let mut choices = Choices::default();
            for _ in 0..20 {
                let colour = board.next_turn(&mut choices).unwrap();
                let scene = outlook::scene(&board, colour);
                assert_eq!(net.correction(&scene), by_bytes(&net, &scene));
                let mut spots = Vec::new();
                board.each_legal(colour, |spot| spots.push(spot));
                board.lay(colour, spots[rng.below(spots.len())]);
            }
        }
    }

    fn by_bytes(net: &SpatialNet, scene: &Scene) -> f32 {
        let tile = &net.tiles[0];
        let mut sums = tile.bias.map(i32::from);
        let mut add = |row: &[i8; TILE]| {
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += i32::from(*weight);
            }
        };
        for (cell, byte) in scene.bytes().into_iter().enumerate() {
            let state = usize::from(byte & 0x1F);
            if state > 0 {
                add(&tile.cells[(state - 1) * Cell::COUNT + cell]);
            }
            for flag in 0..PLANES - Scene::STATES {
                if byte >> (7 - flag) & 1 == 1 {
                    add(&tile.cells[(Scene::STATES + flag) * Cell::COUNT + cell]);
                }
            }
        }
        for input in extras(scene) {
            for (sum, weight) in sums.iter_mut().zip(&tile.extras[input]) {
                *sum += i32::from(*weight);
            }
        }
        let bucket = players_index(scene) * PHASES + phase_of(scene.left);
        let said = sums.iter().zip(&tile.outputs[bucket]);
        let total: i32 = said
            .map(|(sum, weight)| (*sum).clamp(0, i32::from(MOST)) * i32::from(*weight))
            .sum();
        (total + net.biases[bucket]) as f32 / 4096.0
    }
}
