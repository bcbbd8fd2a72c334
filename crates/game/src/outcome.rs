//! Seats, and the places that the players take when a game is over.

use core::fmt;

/// The largest number of players that any game seats.
pub const MAX_SEATS: usize = 6;

/// A player's seat at the board, counted from 0 in playing order; shown from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into a list of players.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// The place of every player: 1 is best, and equal players share a place.
///
/// ```
/// use game::{Outcome, Seat};
///
/// // The second player wins, the others share second place.
/// let outcome = Outcome::from_ranks(&[7, 3, 7]);
/// assert_eq!(outcome.places(), [2, 1, 2]);
/// assert_eq!(outcome.winner(), Some(Seat(1)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    places: [u8; MAX_SEATS],
    seats: u8,
}

impl Outcome {
    /// Places the players by a rank of any ordered kind, the lowest rank first.
    ///
    /// # Panics
    /// When there are more than [`MAX_SEATS`] players.
    pub fn from_ranks<R: Ord>(ranks: &[R]) -> Outcome {
        assert!(ranks.len() <= MAX_SEATS, "no game seats so many players");
        let mut places = [0; MAX_SEATS];
        for (place, rank) in places.iter_mut().zip(ranks) {
            *place = 1 + ranks.iter().filter(|other| *other < rank).count() as u8;
        }
        Outcome {
            places,
            seats: ranks.len() as u8,
        }
    }

    /// The place of each seat, in seat order.
    pub fn places(&self) -> &[u8] {
        &self.places[..self.seats as usize]
    }

    /// The only player in first place; nobody when first place is shared.
    pub fn winner(&self) -> Option<Seat> {
        let mut firsts = (0..self.seats).filter(|seat| self.places[*seat as usize] == 1);
        match (firsts.next(), firsts.next()) {
            (Some(seat), None) => Some(Seat(seat)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_first_place_has_no_winner() {
        let draw = Outcome::from_ranks(&[4, 4]);
        assert_eq!(draw.places(), [1, 1]);
        assert_eq!(draw.winner(), None);
    }

    #[test]
    fn players_behind_a_tie_keep_their_distance() {
        assert_eq!(Outcome::from_ranks(&[5, 1, 1, 9]).places(), [3, 1, 1, 4]);
    }
}
