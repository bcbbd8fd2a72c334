//! Which orientations fit around the first open cell, looked up row by row.
//!
//! A piece is laid with its first cell, in the order of the scan, on the first open cell. Then it
//! reaches at most four cells to the right in that row, and into the next four rows as far as
//! `REACH` says. For every way that these cells of a row can be taken, a table has the set of
//! orientations that this row does not forbid; the five sets have in common just what fits.

use gemblo::{Orientation, Piece};
use hex::Symmetry;

use crate::frame::Frame;
use crate::region::{Axial, turn};
use crate::stock::{Stock, shift};
use crate::window::Window;

/// For each row, the leftmost cell that a piece can reach and the number of cells from there.
pub const REACH: [(i32, u32); 5] = [(1, 4), (-4, 8), (-4, 7), (-4, 6), (-4, 5)];

/// A set of the orientations that a puzzle has, by their numbers in its tables.
pub type Held = u128;

/// One orientation in the frame of a scan.
#[derive(Clone, Copy)]
pub struct Way<W> {
    /// Its cells, the first at bit 0.
    pub cells: W,
    /// Where the stock keeps the copies of its piece.
    pub shift: u32,
    /// All orientations of its piece.
    pub piece: Held,
    pub size: u32,
    pub orientation: Orientation,
}

/// What a scan looks up.
pub struct Tables<W> {
    pub stride: u32,
    pub ways: Vec<Way<W>>,
    rows: Rows,
    /// The orientations of pieces of each size.
    pub sized: [Held; 6],
}

struct Rows {
    first: [Held; 16],
    second: [Held; 256],
    third: [Held; 128],
    fourth: [Held; 64],
    fifth: [Held; 32],
}

impl<W: Window> Tables<W> {
    /// The tables of the pieces of a stock on a frame, in the given order of orientations.
    pub fn new(stock: Stock, frame: &Frame, order: &[Orientation]) -> Self {
        let listed = order.iter().filter(|way| stock.copies(way.piece()) > 0);
        let laid: Vec<(Orientation, Vec<Axial>)> = listed
            .map(|way| (*way, steps(*way, frame.symmetry)))
            .collect();
        let of_piece = |piece: Piece| {
            let own = |(way, _): &(Orientation, Vec<Axial>)| way.piece() == piece;
            bits(laid.iter().map(own))
        };
        let ways = laid.iter().map(|(orientation, steps)| Way {
            cells: window(steps, frame.stride),
            shift: shift(orientation.piece()),
            piece: of_piece(orientation.piece()),
            size: u32::from(orientation.piece().size()),
            orientation: *orientation,
        });
        let of_size = |size: usize| bits(laid.iter().map(|(_, steps)| steps.len() == size));
        Tables {
            stride: frame.stride as u32,
            ways: ways.collect(),
            rows: Rows {
                first: row(&laid, 0),
                second: row(&laid, 1),
                third: row(&laid, 2),
                fourth: row(&laid, 3),
                fifth: row(&laid, 4),
            },
            sized: std::array::from_fn(of_size),
        }
    }

    /// The orientations that fit on the first open cell, given what is taken from there on.
    #[inline(always)]
    pub fn fitting(&self, taken: W) -> Held {
        let Rows {
            first,
            second,
            third,
            fourth,
            fifth,
        } = &self.rows;
        let stride = self.stride;
        first[taken.field(1) & 15]
            & second[taken.field(stride - 4) & 255]
            & third[taken.field(2 * stride - 4) & 127]
            & fourth[taken.field(3 * stride - 4) & 63]
            & fifth[taken.field(4 * stride - 4) & 31]
    }

    /// The cells that each laid orientation covers, given the bit of its first cell.
    pub fn cells(&self, frame: &Frame, laid: &[(usize, usize)]) -> Vec<(Orientation, Vec<usize>)> {
        let cells = |(bit, way): &(usize, usize)| {
            let way = &self.ways[*way];
            let own = (0..W::BITS).filter(|i| way.cells.field(*i) & 1 != 0);
            let mut cells: Vec<usize> = own
                .map(|i| usize::from(frame.cells[bit + i as usize]))
                .collect();
            cells.sort_unstable();
            (way.orientation, cells)
        };
        laid.iter().map(cells).collect()
    }

    /// The orientations of the pieces that are left.
    pub fn held(&self, stock: Stock) -> Held {
        bits(self.ways.iter().map(|way| stock.has(way.shift)))
    }
}

/// The usual order of orientations: large pieces first, which leave fewer ways to go on.
pub fn usual_order() -> Vec<Orientation> {
    let mut order: Vec<Orientation> = Orientation::all().collect();
    order.reverse();
    order
}

/// The orientations that do not need any of the taken cells, for every set of them.
fn row<const SETS: usize>(laid: &[(Orientation, Vec<Axial>)], row: i32) -> [Held; SETS] {
    let (left, cells) = REACH[row as usize];
    let needing = |cell: i32| {
        let needs = |(_, steps): &(Orientation, Vec<Axial>)| steps.contains(&(left + cell, row));
        bits(laid.iter().map(needs))
    };
    let needing: Vec<Held> = (0..cells as i32).map(needing).collect();
    let mut free = [Held::MAX; SETS];
    for taken in 1..SETS {
        let lowest = taken.trailing_zeros() as usize;
        free[taken] = free[taken & (taken - 1)] & !needing[lowest];
    }
    free
}

/// The turned orientation, as steps from its first cell in the order of the scan.
pub fn steps(orientation: Orientation, symmetry: Symmetry) -> Vec<Axial> {
    let cells = orientation.cells().iter();
    let mut turned: Vec<Axial> = cells
        .map(|cell| turn(symmetry, (i32::from(cell.q), i32::from(cell.r))))
        .collect();
    turned.sort_by_key(|(q, r)| (*r, *q));
    let first = turned[0];
    turned
        .iter()
        .map(|(q, r)| (q - first.0, r - first.1))
        .collect()
}

fn window<W: Window>(steps: &[Axial], stride: usize) -> W {
    let bit = |(q, r): &Axial| W::bit((*r as usize * stride).wrapping_add_signed(*q as isize));
    steps
        .iter()
        .map(bit)
        .fold(W::default(), |all, bit| all | bit)
}

fn bits(set: impl Iterator<Item = bool>) -> Held {
    set.enumerate()
        .fold(0, |all, (i, is_in)| all | u128::from(is_in) << i)
}
