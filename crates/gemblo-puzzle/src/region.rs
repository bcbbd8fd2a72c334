//! The silhouette as the solvers see it: numbered cells, its parts, and its symmetries.

use std::collections::HashMap;

use hex::{Hex, Symmetry};

use crate::puzzle::Spot;

/// Axial coordinates without the bounds of [`Hex`].
pub type Axial = (i32, i32);

/// The cells of a silhouette, numbered in the order of its spots.
pub struct Region {
    pub cells: Vec<Axial>,
    numbers: HashMap<Axial, usize>,
}

impl Region {
    pub fn new(spots: &[Spot]) -> Region {
        let cells: Vec<Axial> = spots.iter().map(|spot| spot.axial()).collect();
        let numbers = cells.iter().enumerate().map(|(i, cell)| (*cell, i));
        Region {
            numbers: numbers.collect(),
            cells,
        }
    }

    /// The number of the cell at a place.
    pub fn at(&self, place: Axial) -> Option<usize> {
        self.numbers.get(&place).copied()
    }

    /// The cells that `shape` covers when its origin lies on `origin`, if all are there.
    pub fn covered(&self, origin: usize, shape: &[Hex]) -> Option<Vec<usize>> {
        let (q, r) = self.cells[origin];
        let cell = |step: &Hex| self.at((q + i32::from(step.q), r + i32::from(step.r)));
        shape.iter().map(cell).collect()
    }

    /// The connected parts.
    pub fn parts(&self) -> Vec<Vec<usize>> {
        let mut seen = vec![false; self.cells.len()];
        let mut parts = Vec::new();
        for start in 0..self.cells.len() {
            if !seen[start] {
                parts.push(self.flood(start, &mut seen));
            }
        }
        parts
    }

    fn flood(&self, start: usize, seen: &mut [bool]) -> Vec<usize> {
        seen[start] = true;
        let mut part = vec![start];
        let mut next = 0;
        while let Some(&cell) = part.get(next) {
            next += 1;
            for near in self.neighbours(cell) {
                if !std::mem::replace(&mut seen[near], true) {
                    part.push(near);
                }
            }
        }
        part
    }

    /// The neighbours of a cell within the silhouette.
    fn neighbours(&self, cell: usize) -> impl Iterator<Item = usize> {
        let (q, r) = self.cells[cell];
        hex::DIRECTIONS
            .into_iter()
            .filter_map(move |step| self.at((q + i32::from(step.q), r + i32::from(step.r))))
    }

    /// Every way to lay the silhouette onto itself, as the cell that each cell goes to; the
    /// identity first.
    pub fn symmetries(&self) -> Vec<Vec<usize>> {
        Symmetry::ALL
            .iter()
            .filter_map(|symmetry| self.onto_itself(*symmetry))
            .collect()
    }

    fn onto_itself(&self, symmetry: Symmetry) -> Option<Vec<usize>> {
        let turned: Vec<Axial> = self
            .cells
            .iter()
            .map(|cell| turn(symmetry, *cell))
            .collect();
        let (from, to) = (turned.iter().min()?, self.cells.iter().min()?);
        let step = (to.0 - from.0, to.1 - from.1);
        turned
            .iter()
            .map(|(q, r)| self.at((q + step.0, r + step.1)))
            .collect()
    }
}

/// Where a place comes to lie.
pub fn turn(symmetry: Symmetry, (q, r): Axial) -> Axial {
    // The symmetries are linear, so the images of two steps say everything.
    let (a, b) = (
        symmetry.apply(Hex::new(1, 0)),
        symmetry.apply(Hex::new(0, 1)),
    );
    (
        q * i32::from(a.q) + r * i32::from(b.q),
        q * i32::from(a.r) + r * i32::from(b.r),
    )
}
