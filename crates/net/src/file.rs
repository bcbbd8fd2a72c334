//! The file form of a net, little-endian throughout.
//!
//! The four letters `SXN2`; stored inputs, base neurons, buckets and hidden neurons as 16 bits each.
//! Then the columns (for each stored input the weights of all base neurons) and the biases, 16 bits
//! each. Then, for all buckets, the direct weights of the pools of both views (16 bits), the output
//! biases (32), the weights of the pools for each hidden neuron (16), their biases (32) and their
//! output weights (16). All weights but the columns and biases are within ±127.

use std::error::Error;
use std::fmt;

use crate::first::First;
use crate::hidden::{BASES, HIDDEN, Hidden};
use crate::{IMAGES, Net, OUTPUT_LIMIT};

const MAGIC: &[u8; 4] = b"SXN2";
/// No sum with a bias within this leaves 32 bits.
const BIAS_LIMIT: u32 = 1 << 24;

/// For each image of the base neurons and each input, which stored input it reads, if any.
pub type Images = Vec<Vec<Option<usize>>>;

/// Why some bytes are no net.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The first four letters are others.
    NotANet,
    /// A count is zero, too large or not whole, or the stored inputs are not those of the images.
    BadShape,
    /// The file is shorter or longer than its shape says.
    BadLength,
    /// A weight is beyond [`OUTPUT_LIMIT`], or a bias is too large.
    BadOutput,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Fault::NotANet => "this is no net file",
            Fault::BadShape => "the net has an impossible shape",
            Fault::BadLength => "the net file is too short or too long",
            Fault::BadOutput => "an output weight of the net is too large",
        })
    }
}

impl Error for Fault {}

/// Takes numbers off the front of the bytes.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], Fault> {
        let (taken, rest) = self.0.split_first_chunk().ok_or(Fault::BadLength)?;
        self.0 = rest;
        Ok(*taken)
    }

    fn count(&mut self) -> Result<usize, Fault> {
        self.take().map(|two| usize::from(u16::from_le_bytes(two)))
    }

    fn weights(&mut self, count: usize) -> Result<Vec<i16>, Fault> {
        (0..count)
            .map(|_| self.take().map(i16::from_le_bytes))
            .collect()
    }

    /// Weights of the later layers.
    fn outputs(&mut self, count: usize) -> Result<Vec<i16>, Fault> {
        let outputs = self.weights(count)?;
        let limit = OUTPUT_LIMIT.unsigned_abs();
        let is_within = |weight: &i16| weight.unsigned_abs() <= limit;
        let is_sound = outputs.iter().all(is_within);
        is_sound.then_some(outputs).ok_or(Fault::BadOutput)
    }

    fn biases(&mut self, count: usize) -> Result<Vec<i32>, Fault> {
        let biases: Result<Vec<i32>, Fault> = (0..count)
            .map(|_| self.take().map(i32::from_le_bytes))
            .collect();
        let biases = biases?;
        let is_sound = biases.iter().all(|bias| bias.unsigned_abs() <= BIAS_LIMIT);
        is_sound.then_some(biases).ok_or(Fault::BadOutput)
    }
}

impl Net {
    /// Reads a net from the bytes of its file, and makes the images of its base neurons.
    pub fn from_bytes(bytes: &[u8], images: &Images) -> Result<Net, Fault> {
        let mut reader = Reader(bytes);
        if reader.take::<4>() != Ok(*MAGIC) {
            return Err(Fault::NotANet);
        }
        let (stored, bases) = (reader.count()?, reader.count()?);
        let (buckets, hidden) = (reader.count()?, reader.count()?);
        let read = images.iter().flatten().flatten().max();
        if bases * buckets == 0
            || images.len() != IMAGES
            || !bases.is_multiple_of(8)
            || bases > BASES
            || hidden > HIDDEN
            || read.is_none_or(|last| last + 1 != stored)
            || (stored + 1) * bases > usize::from(u16::MAX)
        {
            return Err(Fault::BadShape);
        }
        let rows = reader.weights(stored * bases)?;
        let biases = reader.weights(bases)?;
        let reads = |input: usize| std::array::from_fn(|image| images[image][input]);
        let net = Net {
            first: First::new(rows, biases, (0..images[0].len()).map(reads)),
            hidden: Hidden {
                bases,
                count: hidden,
                direct: reader.outputs(buckets * 2 * bases)?.into_iter().collect(),
                output_biases: reader.biases(buckets)?,
                weights: Hidden::in_pairs(
                    &reader.outputs(buckets * hidden * 2 * bases)?,
                    2 * bases,
                    hidden,
                ),
                biases: reader.biases(buckets * hidden)?,
                outputs: reader.outputs(buckets * hidden)?.into_iter().collect(),
            },
        };
        let is_whole = reader.0.is_empty();
        is_whole.then_some(net).ok_or(Fault::BadLength)
    }
}
