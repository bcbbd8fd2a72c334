//! The silhouette laid out as one line of bits, row after row, for the scan.

use hex::Symmetry;

use crate::region::{Axial, Region, turn};

/// How a silhouette is turned and cut into rows.
///
/// Each row is `stride` bits, the last of which is never a cell, so that no piece can reach around
/// the end of a row. Separate parts of the silhouette have rows of their own.
pub struct Frame {
    pub symmetry: Symmetry,
    pub stride: usize,
    /// The bit of each cell.
    pub bits: Vec<usize>,
    /// The cell of each bit, or `NO_CELL`.
    pub cells: Vec<u16>,
    /// A bit for everything that is no cell, with room for a window beyond the end.
    pub closed: Vec<u64>,
}

pub const NO_CELL: u16 = u16::MAX;

/// A piece reaches four cells to the left in the next row; that must still be ahead.
const LEAST_STRIDE: usize = 5;

/// The longest row whose windows of five rows fit into 128 bits.
pub const MOST_STRIDE: usize = 31;

/// The longest row whose windows of five rows fit into 64 bits.
const NARROW_STRIDE: usize = 15;

impl Frame {
    /// The silhouette turned by a symmetry; nothing if its rows are too long.
    pub fn new(region: &Region, parts: &[Vec<usize>], symmetry: Symmetry) -> Option<Frame> {
        let place = |cell: &usize| turn(symmetry, region.cells[*cell]);
        let spans = parts.iter().map(|part| Span::of(part.iter().map(place)));
        let spans: Vec<Span> = spans.collect();
        let width = spans.iter().map(|span| span.width).max()?;
        let stride = (width + 1).max(LEAST_STRIDE);
        if stride > MOST_STRIDE {
            return None;
        }
        let mut bits = vec![0; region.cells.len()];
        let mut first_row = 0;
        for (part, span) in parts.iter().zip(&spans) {
            for cell in part {
                let (q, r) = place(cell);
                let row = first_row + (r - span.top) as usize;
                bits[*cell] = row * stride + (q - span.left) as usize;
            }
            first_row += span.height + 1;
        }
        Some(Frame::from_bits(symmetry, stride, bits))
    }

    /// Whether its windows fit into 64 bits.
    pub fn is_narrow(&self) -> bool {
        self.stride <= NARROW_STRIDE
    }

    fn from_bits(symmetry: Symmetry, stride: usize, bits: Vec<usize>) -> Frame {
        let length = bits.iter().max().map_or(0, |last| last + 1);
        let mut cells = vec![NO_CELL; length];
        let mut closed = vec![u64::MAX; length / 64 + 4];
        for (cell, bit) in bits.iter().enumerate() {
            cells[*bit] = cell as u16;
            closed[bit / 64] &= !(1 << (bit % 64));
        }
        Frame {
            symmetry,
            stride,
            bits,
            cells,
            closed,
        }
    }
}

/// The smallest parallelogram around a part.
struct Span {
    left: i32,
    top: i32,
    width: usize,
    height: usize,
}

impl Span {
    fn of(places: impl Iterator<Item = Axial> + Clone) -> Span {
        let range = |along: fn(Axial) -> i32| {
            let values = places.clone().map(along);
            let (least, most) = values.fold((i32::MAX, i32::MIN), |(a, b), v| (a.min(v), b.max(v)));
            (least, (most - least + 1) as usize)
        };
        let (left, width) = range(|place| place.0);
        let (top, height) = range(|place| place.1);
        Span {
            left,
            top,
            width,
            height,
        }
    }
}
