//! The twelve symmetries of the hexagonal grid: six turns, each with or without a reflection.

use crate::Hex;

/// One of the twelve ways to lay the grid onto itself with the origin fixed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Symmetry {
    mirrored: bool,
    sixths: u8,
}

impl Symmetry {
    /// Leaves everything where it is.
    pub const IDENTITY: Symmetry = Symmetry {
        mirrored: false,
        sixths: 0,
    };

    /// All twelve, the identity first.
    pub const ALL: [Symmetry; 12] = {
        let mut all = [Symmetry::IDENTITY; 12];
        let mut i = 0;
        while i < 12 {
            all[i] = Symmetry {
                mirrored: i >= 6,
                sixths: (i % 6) as u8,
            };
            i += 1;
        }
        all
    };

    /// Where `place` comes to lie: reflected first (if at all), then turned.
    pub const fn apply(self, place: Hex) -> Hex {
        let mut place = if self.mirrored {
            Hex::new(place.r, place.q)
        } else {
            place
        };
        let mut turn = 0;
        while turn < self.sixths {
            place = Hex::new(-place.r, place.q + place.r);
            turn += 1;
        }
        place
    }

    /// The symmetry that undoes this one.
    pub const fn inverse(self) -> Symmetry {
        let back = (6 - self.sixths) % 6;
        Symmetry {
            mirrored: self.mirrored,
            sixths: if self.mirrored { self.sixths } else { back },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DIRECTIONS;
    use std::collections::HashSet;

    const PLACE: Hex = Hex::new(3, -1);

    #[test]
    fn the_twelve_symmetries_are_different() {
        let images: HashSet<Hex> = Symmetry::ALL.iter().map(|s| s.apply(PLACE)).collect();
        assert_eq!(images.len(), 12);
    }

    #[test]
    fn neighbours_stay_neighbours() {
        for symmetry in Symmetry::ALL {
            for direction in DIRECTIONS {
                assert!(DIRECTIONS.contains(&symmetry.apply(direction)));
            }
        }
    }

    #[test]
    fn an_inverse_undoes() {
        for symmetry in Symmetry::ALL {
            assert_eq!(symmetry.inverse().apply(symmetry.apply(PLACE)), PLACE);
        }
    }
}
