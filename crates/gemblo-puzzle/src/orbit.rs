//! Breaking the symmetry of a silhouette: one piece is held back to one place of each orbit.
//!
//! Solutions with the piece on one place of an orbit are as many as with the piece on any other
//! place of it, so each counts as often as the orbit has places.

use std::collections::HashMap;

use gemblo::Piece;

use crate::cover::Placing;
use crate::frame::Frame;
use crate::puzzle::Use;
use crate::stock::Stock;
use crate::tables::{Held, Tables};

/// The places of a piece, as numbers of placings; a symmetry maps those of an orbit onto each other.
pub struct Orbits {
    pub piece: Piece,
    pub orbits: Vec<Vec<usize>>,
}

impl Orbits {
    /// The orbits of every piece that each solution uses exactly once; the most useful first.
    /// None where the silhouette has no symmetry.
    pub fn all(
        symmetries: &[Vec<usize>],
        placings: &[Placing],
        stock: Stock,
        usage: Use,
    ) -> Vec<Orbits> {
        if symmetries.len() < 2 || usage == Use::Any {
            return Vec::new();
        }
        let single = stock.iter().filter(|(_, copies)| *copies == 1);
        let mut all: Vec<Orbits> = single
            .map(|(piece, _)| Orbits {
                piece,
                orbits: orbits(symmetries, placings, piece),
            })
            .collect();
        all.sort_by_key(Orbits::worth);
        all
    }
}

impl Orbits {
    /// How useful it is to hold this piece back, the smaller the better: large orbits leave little of the search, and of
    /// pieces about alike in this, one with few orbits can be laid early.
    fn worth(&self) -> (usize, usize) {
        let places: usize = self.orbits.iter().map(Vec::len).sum();
        let share = (60 * self.orbits.len() + places / 2) / places.max(1);
        (share, self.orbits.len())
    }
}

fn orbits(symmetries: &[Vec<usize>], placings: &[Placing], piece: Piece) -> Vec<Vec<usize>> {
    let own = || (0..placings.len()).filter(|i| placings[*i].piece == piece);
    let numbers: HashMap<&[usize], usize> = own().map(|i| (&placings[i].cells[..], i)).collect();
    let image = |placing: usize, symmetry: &Vec<usize>| {
        let cells = placings[placing].cells.iter();
        let mut cells: Vec<usize> = cells.map(|cell| symmetry[*cell]).collect();
        cells.sort_unstable();
        numbers.get(&cells[..]).copied()
    };
    let mut seen = vec![false; placings.len()];
    let mut orbits = Vec::new();
    for placing in own() {
        if seen[placing] {
            continue;
        }
        let images = symmetries.iter().filter_map(|s| image(placing, s));
        let mut orbit: Vec<usize> = images.collect();
        orbit.sort_unstable();
        orbit.dedup();
        orbit.iter().for_each(|placing| seen[*placing] = true);
        orbits.push(orbit);
    }
    orbits
}

/// The bit and the way by which a scan lays a placing.
pub fn place<W>(placing: &Placing, frame: &Frame, tables: &Tables<W>) -> Option<(usize, usize)> {
    let bit = placing.cells.iter().map(|cell| frame.bits[*cell]).min();
    let mut ways = tables.ways.iter();
    bit.zip(ways.position(|way| way.orientation == placing.orientation))
}

/// A piece that a scan may lay only on the first place of each orbit.
pub struct Guard {
    /// The orientations of the piece.
    piece: Held,
    /// Its orientations that may be laid at each bit.
    allowed: Vec<Held>,
    /// The last bit at which any may be.
    last: usize,
    weights: HashMap<(usize, usize), u64>,
    /// Where all orbits are of one size, the table is not needed.
    common: Option<u64>,
}

impl Guard {
    pub fn new<W>(
        orbits: &Orbits,
        placings: &[Placing],
        frame: &Frame,
        tables: &Tables<W>,
    ) -> Guard {
        let place = |placing: &usize| place(&placings[*placing], frame, tables);
        let mut allowed = vec![0; frame.cells.len()];
        let mut weights = HashMap::new();
        for orbit in &orbits.orbits {
            if let Some((bit, way)) = orbit.iter().filter_map(place).min() {
                allowed[bit] |= 1 << way;
                weights.insert((bit, way), orbit.len() as u64);
            }
        }
        let first = weights.values().next().copied().unwrap_or(1);
        let is_own = |way: &usize| tables.ways[*way].orientation.piece() == orbits.piece;
        let own = (0..tables.ways.len()).filter(is_own);
        Guard {
            piece: own.fold(0, |piece, way| piece | 1 << way),
            last: weights.keys().map(|place| place.0).max().unwrap_or(0),
            allowed,
            common: weights
                .values()
                .all(|weight| *weight == first)
                .then_some(first),
            weights,
        }
    }

    /// Whether the piece is still to be laid.
    #[inline(always)]
    pub fn is_held(&self, held: Held) -> bool {
        held & self.piece != 0
    }

    /// What may be laid at a bit, of what fits there; nothing once it is too late for the piece.
    #[inline(always)]
    pub fn allowed(&self, fitting: Held, bit: usize, held: Held) -> Held {
        if !self.is_held(held) {
            fitting
        } else if bit > self.last {
            0
        } else {
            fitting & (self.allowed[bit] | !self.piece)
        }
    }

    /// How many solutions one with this orientation at this bit stands for.
    #[inline]
    pub fn weight(&self, bit: usize, way: usize) -> u64 {
        if self.piece >> way & 1 == 0 {
            return 1;
        }
        self.common
            .unwrap_or_else(|| self.weights.get(&(bit, way)).copied().unwrap_or(0))
    }
}
