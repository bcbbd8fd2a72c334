//! The net: how many cells each colour will have left, seen from that colour.
//!
//! Its inputs are the facts of the outlook, for the colour itself and for the others in the order
//! of their turns, the pieces that the colour has left and those that fit right now, and how much
//! room it shares with each other colour. Two small layers follow. Sums are made in the same order
//! on every machine, so that all search the same.

use gemblo::{MAX_COLOURS, Piece, Position};

use crate::board::Board;
use crate::outlook::{self, Rest, Sight, TERMS};
use crate::turn::Choices;

/// The widths of the two layers.
const FIRST: usize = 32;
const SECOND: usize = 16;
/// What a colour sees of itself: facts, pieces left, pieces that fit.
const OWN: usize = TERMS + 2 * Piece::COUNT;
/// What it sees of another: facts, and the room they share, near and wide.
const OTHER: usize = TERMS + 2;
/// No guess is closer than this, in cells.
const LEAST_SPREAD: f32 = 0.3;

/// The nets for two to six players.
#[derive(Clone, PartialEq, Debug)]
pub struct Net(Vec<Head>);

/// The net for one number of players.
#[derive(Clone, PartialEq, Debug)]
struct Head {
    own: Vec<[f32; FIRST]>,
    /// One block for each other colour.
    others: Vec<[f32; FIRST]>,
    first: [f32; FIRST],
    middle: Vec<[f32; SECOND]>,
    second: [f32; SECOND],
    /// For the cells still to be laid, and the spread.
    last: Vec<[f32; SECOND]>,
    bias: [f32; 2],
}

impl Net {
    /// Reads the nets for 2 to 6 players: numbers of two bytes, the upper halves of `f32`s.
    pub fn read(bytes: &[u8]) -> Option<Net> {
        let (pairs, rest) = bytes.as_chunks::<2>();
        let mut numbers = pairs
            .iter()
            .map(|[low, high]| f32::from_le_bytes([0, 0, *low, *high]));
        let heads: Option<Vec<Head>> = [4, 3, 4, 5, 6]
            .into_iter()
            .map(|colours| Head::read(colours, &mut numbers))
            .collect();
        let is_whole = rest.is_empty() && numbers.next().is_none();
        heads.filter(|_| is_whole).map(Net)
    }

    /// What a colour will have left.
    pub(crate) fn rest(&self, board: &Board, sight: &Sight, colour: u8) -> Rest {
        let index = usize::from(colour);
        let left = sight.terms[index][1];
        if sight.fitting[index] == 0 {
            // Nothing fits, and nothing ever will.
            return Rest {
                cells: left,
                spread: 0.0,
            };
        }
        let [laid, spread] = self.0[usize::from(board.players()) - 2].outputs(board, sight, index);
        Rest {
            cells: (left - laid.max(0.0)).max(0.0),
            spread: LEAST_SPREAD + spread.max(0.0),
        }
    }
}

impl Head {
    fn read(colours: usize, numbers: &mut impl Iterator<Item = f32>) -> Option<Head> {
        Some(Head {
            own: rows(OWN, numbers)?,
            others: rows(OTHER * (colours - 1), numbers)?,
            first: row(numbers)?,
            middle: rows(FIRST, numbers)?,
            second: row(numbers)?,
            last: rows(2, numbers)?,
            bias: row(numbers)?,
        })
    }

    fn outputs(&self, board: &Board, sight: &Sight, index: usize) -> [f32; 2] {
        let mut first = self.first;
        for (row, term) in self.own.iter().zip(&sight.terms[index]) {
            add(&mut first, row, *term);
        }
        let (left, fitting) = (board.left[index], sight.fitting[index]);
        let pieces = u64::from(left) | u64::from(fitting) << Piece::COUNT;
        for (bit, row) in self.own[TERMS..].iter().enumerate() {
            if pieces >> bit & 1 != 0 {
                add(&mut first, row, 1.0);
            }
        }
        let colours = usize::from(board.colours());
        for (other, block) in (1..colours).zip(self.others.chunks_exact(OTHER)) {
            let other = (index + other) % colours;
            let (facts, room) = block.split_at(TERMS);
            for (row, term) in facts.iter().zip(&sight.terms[other]) {
                add(&mut first, row, *term);
            }
            for (row, shared) in room.iter().zip(sight.shared(index, other)) {
                add(&mut first, row, shared);
            }
        }
        let mut second = self.second;
        for (row, value) in self.middle.iter().zip(first) {
            add(&mut second, row, value.max(0.0));
        }
        let mut outputs = self.bias;
        for (output, row) in outputs.iter_mut().zip(&self.last) {
            for (weight, value) in row.iter().zip(second) {
                *output += weight * value.max(0.0);
            }
        }
        outputs
    }
}

impl Sight {
    /// How many cells two colours are both near to, and both within wider reach of.
    fn shared(&self, own: usize, other: usize) -> [f32; 2] {
        let both =
            |sets: &[crate::grid::Columns; MAX_COLOURS]| sets[own].shared_with(&sets[other]) as f32;
        [both(&self.near), both(&self.wide)]
    }
}

#[inline(always)]
fn add<const N: usize>(sums: &mut [f32; N], row: &[f32; N], times: f32) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += weight * times;
    }
}

fn row<const N: usize>(numbers: &mut impl Iterator<Item = f32>) -> Option<[f32; N]> {
    let row: Vec<f32> = numbers
        .take(N)
        .filter(|number| number.is_finite())
        .collect();
    row.try_into().ok()
}

fn rows<const N: usize>(
    count: usize,
    numbers: &mut impl Iterator<Item = f32>,
) -> Option<Vec<[f32; N]>> {
    (0..count).map(|_| row(numbers)).collect()
}

/// What the net learns from a position and the end of its game, as numbers one after the other:
/// for each colour the facts; the pieces left; the pieces that fit; for each pair of colours the
/// room they share, near and wide; for each colour the cells left in the end; for each seat its
/// place.
pub fn example(position: &Position, last: &Position) -> Vec<f32> {
    let mut board = Board::from(position);
    board.next_turn(&mut Choices::new());
    let sight = outlook::look(&board);
    let colours = usize::from(board.colours());
    let mut numbers: Vec<f32> = sight.terms[..colours].concat();
    numbers.extend(board.left[..colours].iter().map(|pieces| *pieces as f32));
    numbers.extend(sight.fitting[..colours].iter().map(|pieces| *pieces as f32));
    for own in 0..colours {
        for other in 0..colours {
            numbers.extend(sight.shared(own, other));
        }
    }
    numbers.extend(
        last.colours()
            .map(|colour| f32::from(last.left(colour).cells())),
    );
    if let Some(outcome) = last.outcome() {
        numbers.extend(outcome.places().iter().map(|place| f32::from(*place)));
    }
    numbers
}
