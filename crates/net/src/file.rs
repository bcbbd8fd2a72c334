//! The file form of a net, little-endian throughout.
//!
//! The four letters `SXN1`; inputs, width and buckets as 16 bits each, and 16 zero bits; then the
//! columns and the biases (16 bits each), the outputs (16 bits each, within ±127) and the output
//! biases (32 bits each).

use std::error::Error;
use std::fmt;

use crate::{Net, OUTPUT_LIMIT, TILE};

const MAGIC: &[u8; 4] = b"SXN1";

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
        let output_biases: Result<Vec<i32>, Fault> = (0..buckets)
            .map(|_| reader.take().map(i32::from_le_bytes))
            .collect();
        let output_biases = output_biases?;
        if !reader.0.is_empty() {
            return Err(Fault::BadLength);
        }
        let limit = OUTPUT_LIMIT.unsigned_abs();
        if outputs.iter().any(|weight| weight.unsigned_abs() > limit) {
            return Err(Fault::BadOutput);
        }
        Ok(Net {
            inputs,
            width,
            columns,
            biases,
            outputs,
            output_biases,
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
