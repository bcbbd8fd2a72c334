#![doc = include_str!("../README.md")]
#![doc = include_str!("../docs/grid.svg")]
#![cfg_attr(not(test), no_std)]

mod symmetry;

use core::ops::{Add, Sub};

pub use symmetry::Symmetry;

/// A place on the grid, or the difference between two places.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Hex {
    /// Column, growing to the right.
    pub q: i8,
    /// Step along the column, growing downwards.
    pub r: i8,
}

/// The six directions to the neighbours that share an edge, clockwise from straight down.
///
/// The first three and the last three are each other's opposites, so they are also the three axes.
pub const DIRECTIONS: [Hex; 6] = [
    Hex::new(0, 1),
    Hex::new(-1, 1),
    Hex::new(-1, 0),
    Hex::new(0, -1),
    Hex::new(1, -1),
    Hex::new(1, 0),
];

/// The six places that lie straight across an edge between two neighbours.
///
/// `DIAGONALS[i]` is reached between `DIRECTIONS[i]` and `DIRECTIONS[(i + 1) % 6]`, its two flanks.
pub const DIAGONALS: [Hex; 6] = [
    Hex::new(-1, 2),
    Hex::new(-2, 1),
    Hex::new(-1, -1),
    Hex::new(1, -2),
    Hex::new(2, -1),
    Hex::new(1, 1),
];

impl Hex {
    /// The place at column `q`, step `r`.
    pub const fn new(q: i8, r: i8) -> Hex {
        Hex { q, r }
    }

    /// The number of steps between two places.
    pub const fn distance(self, other: Hex) -> u8 {
        let (dq, dr) = (self.q - other.q, self.r - other.r);
        let (a, b, c) = (
            dq.unsigned_abs(),
            dr.unsigned_abs(),
            (dq + dr).unsigned_abs(),
        );
        let longest = if a > b { a } else { b };
        if longest > c { longest } else { c }
    }

    /// The six neighbours, in the order of [`DIRECTIONS`].
    pub fn neighbours(self) -> [Hex; 6] {
        DIRECTIONS.map(|step| self + step)
    }
}

impl Add for Hex {
    type Output = Hex;
    fn add(self, other: Hex) -> Hex {
        Hex::new(self.q + other.q, self.r + other.r)
    }
}

impl Sub for Hex {
    type Output = Hex;
    fn sub(self, other: Hex) -> Hex {
        Hex::new(self.q - other.q, self.r - other.r)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_are_the_places_at_distance_one() {
        let origin = Hex::default();
        let mut near: Vec<Hex> = (-2..=2)
            .flat_map(|q| (-2..=2).map(move |r| Hex::new(q, r)))
            .filter(|place| origin.distance(*place) == 1)
            .collect();
        let mut listed = DIRECTIONS.to_vec();
        near.sort();
        listed.sort();
        assert_eq!(near, listed);
    }

    #[test]
    fn opposite_directions_are_three_apart() {
        for i in 0..3 {
            assert_eq!(DIRECTIONS[i] + DIRECTIONS[i + 3], Hex::default());
        }
    }

    #[test]
    fn a_diagonal_is_the_sum_of_its_two_flanks() {
        for i in 0..6 {
            assert_eq!(DIAGONALS[i], DIRECTIONS[i] + DIRECTIONS[(i + 1) % 6]);
            assert_eq!(Hex::default().distance(DIAGONALS[i]), 2);
        }
    }
}
