//! A puzzle: the silhouette, the pieces, and whether all of them must be used.

use crate::fault::Fault;
use crate::stock::Stock;

/// A cell of a silhouette in the doubled coordinates of the rules (clause A), on the board or off.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    /// Column, growing to the right.
    pub c: i32,
    /// Half-row, growing downwards; even in even columns, odd in odd ones.
    pub h: i32,
}

impl Spot {
    /// The cell at these coordinates.
    pub const fn new(c: i32, h: i32) -> Spot {
        Spot { c, h }
    }

    /// Column and step down the column, as in [`hex::Hex`], but without its bounds.
    pub(crate) const fn axial(self) -> (i32, i32) {
        (self.c, (self.h - self.c) / 2)
    }

    pub(crate) const fn from_axial((q, r): (i32, i32)) -> Spot {
        Spot::new(q, 2 * r + q)
    }

    /// The six neighbours.
    pub fn neighbours(self) -> [Spot; 6] {
        hex::DIRECTIONS.map(|step| {
            let (q, r) = self.axial();
            Spot::from_axial((q + i32::from(step.q), r + i32::from(step.r)))
        })
    }
}

/// Which of the listed pieces have to be used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Use {
    /// Every one.
    All,
    /// Any of them that fill the silhouette.
    Any,
}

/// A silhouette to be filled exactly with pieces, which may be turned and turned over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    name: String,
    spots: Vec<Spot>,
    stock: Stock,
    usage: Use,
}

/// All pieces of all colours cover so many cells; no silhouette can be larger.
pub const MOST_CELLS: usize = 432;

/// Coordinates beyond this are refused: they are mistakes, and sums of them must not overflow.
const FARTHEST: i32 = 1_000_000;

impl Puzzle {
    /// Checks what can be checked without solving: the cells, the pieces, and the sums of both.
    pub fn new(name: &str, spots: &[Spot], stock: Stock, usage: Use) -> Result<Puzzle, Fault> {
        if spots.len() > MOST_CELLS {
            return Err(Fault::TooManyCells(spots.len()));
        }
        let mut sorted = spots.to_vec();
        sorted.sort_unstable();
        for spot in &sorted {
            if spot.c.unsigned_abs().max(spot.h.unsigned_abs()) > FARTHEST.unsigned_abs() {
                return Err(Fault::TooFar(*spot));
            }
            if (spot.c - spot.h) % 2 != 0 {
                return Err(Fault::OffGrid(*spot));
            }
        }
        if let Some(twice) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(Fault::Repeated(twice[0]));
        }
        if sorted.is_empty() {
            return Err(Fault::NoCells);
        }
        if stock.is_empty() {
            return Err(Fault::NoPieces);
        }
        let (cells, pieces) = (sorted.len(), stock.cells());
        if pieces < cells || (usage == Use::All && pieces != cells) {
            return Err(Fault::Area {
                cells,
                pieces,
                usage,
            });
        }
        Ok(Puzzle {
            name: name.to_owned(),
            spots: sorted,
            stock,
            usage,
        })
    }

    /// What the puzzle is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The cells of the silhouette, by column and then downwards.
    pub fn spots(&self) -> &[Spot] {
        &self.spots
    }

    /// The pieces that there are.
    pub fn stock(&self) -> Stock {
        self.stock
    }

    /// Which of them have to be used.
    pub fn usage(&self) -> Use {
        self.usage
    }
}
