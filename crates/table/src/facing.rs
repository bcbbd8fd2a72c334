//! From which side a board is seen.

use hex::Hex;

/// By how many sixths of a turn a board is shown turned, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Facing(u8);

impl Facing {
    /// As the rules draw it.
    pub const UPRIGHT: Facing = Facing(0);
    /// Upside down.
    pub const HALF: Facing = Facing(3);

    /// All six.
    pub fn all() -> impl Iterator<Item = Facing> {
        (0..6).map(Facing)
    }

    /// Turned further by as much as another.
    #[must_use]
    pub const fn and(self, other: Facing) -> Facing {
        Facing((self.0 + other.0) % 6)
    }

    /// The facing that undoes this one.
    #[must_use]
    pub const fn back(self) -> Facing {
        Facing((6 - self.0) % 6)
    }

    /// How far it is turned, in degrees.
    pub const fn degrees(self) -> u16 {
        60 * self.0 as u16
    }

    /// Where a place of the drawing is shown; `y` grows downwards.
    pub fn turn(self, (x, y): (f64, f64)) -> (f64, f64) {
        let (sin, cos) = match self.0 % 3 {
            0 => (0.0, 1.0),
            1 => (3f64.sqrt() / 2.0, 0.5),
            _ => (3f64.sqrt() / 2.0, -0.5),
        };
        // A half turn is the opposite of none, and so on; exactly, without a wobble of the last digit.
        let sign = if self.0 >= 3 { -1.0 } else { 1.0 };
        (sign * (x * cos - y * sin), sign * (x * sin + y * cos))
    }

    /// Where a point or cell is shown.
    pub fn turn_hex(self, hex: Hex) -> Hex {
        (0..self.0).fold(hex, |Hex { q, r }, _| Hex::new(-r, q + r))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_and_back_leads_nowhere_for_places_and_cells_alike() {
        let hex = Hex::new(3, -1);
        let at = |hex: Hex| {
            let (q, r) = (f64::from(hex.q), f64::from(hex.r));
            (1.5 * q, 3f64.sqrt() * (r + q / 2.0))
        };
        for facing in Facing::all() {
            assert_eq!(facing.back().turn_hex(facing.turn_hex(hex)), hex);
            assert_eq!(facing.and(facing.back()), Facing::UPRIGHT);
            let (one, other) = (facing.turn(at(hex)), at(facing.turn_hex(hex)));
            assert!(
                (one.0 - other.0).hypot(one.1 - other.1) < 1e-9,
                "{facing:?}"
            );
        }
        assert_eq!(Facing::HALF.turn((2.0, -7.0)), (-2.0, 7.0));
    }
}
