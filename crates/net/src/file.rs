//! The file form of a net, little-endian throughout.
//!
//! The four letters `SXN1`; inputs, width and buckets as 16 bits each, and 16 zero bits; then the
//! columns and the biases (16 bits each), the outputs (16 bits each, within ±127) and the output
//! biases (32 bits each).

use std::error::Error;
use std::fmt;

use crate::hidden::{BASES, HIDDEN, Hidden};
use crate::{Net, OUTPUT_LIMIT, TILE};

const MAGIC: &[u8; 4] = b"SXN1";
const TIED: &[u8; 4] = b"SXN2";

/// Why some bytes are no net.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The first four letters are others.
    NotANet,
    /// The width is no multiple of [`TILE`], or something is counted as zero.
    BadShape,
    /// The file is shorter or longer than its shape says.
    BadLength,
    /// An output weight is beyond [`OUTPUT_LIMIT`].
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

    fn biases(&mut self, count: usize) -> Result<Vec<i32>, Fault> {
        (0..count)
            .map(|_| self.take().map(i32::from_le_bytes))
            .collect()
    }
}

fn is_too_large(weight: &i16) -> bool {
    weight.unsigned_abs() > OUTPUT_LIMIT.unsigned_abs()
}

impl Net {
    /// Reads a net from the bytes of its file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, Fault> {
        let mut reader = Reader(bytes);
        if reader.take::<4>() != Ok(*MAGIC) {
            return Err(Fault::NotANet);
        }
        let (inputs, width) = (reader.count()?, reader.count()?);
        let (buckets, zero) = (reader.count()?, reader.count()?);
        if width % TILE != 0 || width * inputs * buckets == 0 || zero != 0 {
            return Err(Fault::BadShape);
        }
        let columns = reader.weights(inputs * width)?;
        let biases = reader.weights(width)?;
        let outputs = reader.weights(buckets * 2 * width)?;
        let output_biases = reader.biases(buckets)?;
        if !reader.0.is_empty() {
            return Err(Fault::BadLength);
        }
        if outputs.iter().any(is_too_large) {
            return Err(Fault::BadOutput);
        }
        Ok(Net {
            inputs,
            width,
            columns,
            biases,
            outputs,
            output_biases,
            hidden: None,
        })
    }

    /// Reads a net whose base neurons come in images: `images` tells for each image which stored
    /// input an input reads, if any.
    pub fn from_bytes_with_images(
        bytes: &[u8],
        images: &[Vec<Option<usize>>],
    ) -> Result<Net, Fault> {
        let mut reader = Reader(bytes);
        if reader.take::<4>() != Ok(*TIED) {
            return Err(Fault::NotANet);
        }
        let (stored, bases) = (reader.count()?, reader.count()?);
        let (buckets, hidden) = (reader.count()?, reader.count()?);
        let width = bases * images.len();
        let inputs = images.first().map_or(0, Vec::len);
        let read = images
            .iter()
            .flatten()
            .flatten()
            .max()
            .map_or(0, |input| input + 1);
        let is_whole = width.is_multiple_of(TILE)
            && bases.is_multiple_of(8)
            && bases <= BASES
            && hidden <= HIDDEN;
        if !is_whole || width * stored * buckets == 0 || read != stored {
            return Err(Fault::BadShape);
        }
        let columns = reader.weights(stored * bases)?;
        let biases = reader.weights(bases)?;
        let direct = reader.weights(buckets * 2 * bases)?;
        let output_biases = reader.biases(buckets)?;
        let hidden = Hidden {
            bases,
            count: hidden,
            direct,
            weights: Hidden::in_pairs(
                &reader.weights(buckets * hidden * 2 * bases)?,
                2 * bases,
                hidden,
            ),
            biases: reader.biases(buckets * hidden)?,
            outputs: reader.weights(buckets * hidden)?,
        };
        if !reader.0.is_empty() {
            return Err(Fault::BadLength);
        }
        let outputs = hidden
            .direct
            .iter()
            .chain(&hidden.weights)
            .chain(&hidden.outputs);
        if outputs.into_iter().any(is_too_large) {
            return Err(Fault::BadOutput);
        }
        let column = |input: usize| {
            images.iter().flat_map(move |image| {
                let weights = image[input].map(|stored| stored * bases);
                (0..bases).map(move |base| weights.map(|at| at + base))
            })
        };
        let columns = (0..inputs)
            .flat_map(column)
            .map(|at| at.map_or(0, |at| columns[at]))
            .collect();
        let views = hidden.direct.chunks_exact(bases);
        let net = Net {
            inputs,
            width,
            columns,
            biases: biases.repeat(images.len()),
            outputs: views.flat_map(|view| view.repeat(images.len())).collect(),
            output_biases,
            hidden: None,
        };
        Ok(match hidden.count {
            0 => net,
            _ => Net {
                outputs: Vec::new(),
                hidden: Some(hidden),
                ..net
            },
        })
    }

    /// Writes the net as the bytes of its file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let shape = [self.inputs, self.width, self.buckets(), 0];
        let mut bytes = MAGIC.to_vec();
        bytes.extend(shape.iter().flat_map(|count| (*count as u16).to_le_bytes()));
        let weights = self.columns.iter().chain(&self.biases).chain(&self.outputs);
        bytes.extend(weights.flat_map(|weight| weight.to_le_bytes()));
        bytes.extend(
            self.output_biases
                .iter()
                .flat_map(|bias| bias.to_le_bytes()),
        );
        bytes
    }
}
