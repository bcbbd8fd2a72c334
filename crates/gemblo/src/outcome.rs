//! Results: penalties, tie-breaks and the places of all players (clause E).

use std::fmt;

use game::{Outcome, Seat};

use crate::order::sort_by;
use crate::pieces::Pieces;
use crate::position::Position;

/// What a player has left, in the order in which players are compared; less is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Score {
    /// At most twice 72, with two colours.
    penalty: u8,
    /// How many pieces of 5, 4, 3, 2 and 1 cells are left.
    ///
    /// Comparing these numbers is comparing the largest pieces, then the next largest, and so on.
    of_size: [u8; 5],
    value: u16,
}

impl Score {
    /// The score of a player with these pieces left: one set for each of the player's colours.
    pub fn of(left: impl IntoIterator<Item = Pieces>) -> Score {
        let mut score = Score::default();
        for piece in left.into_iter().flat_map(Pieces::iter) {
            score.penalty += piece.size();
            score.of_size[5 - usize::from(piece.size())] += 1;
            score.value += u16::from(piece.number());
        }
        score
    }

    /// The cells in the pieces left (clause E1).
    pub const fn penalty(&self) -> u8 {
        self.penalty
    }

    /// The sizes of the pieces left, the largest first (clause E2).
    pub fn sizes(&self) -> impl Iterator<Item = u8> {
        let of_size = self.of_size.into_iter();
        (1..=5)
            .rev()
            .zip(of_size)
            .flat_map(|(size, count)| std::iter::repeat_n(size, usize::from(count)))
    }

    /// The sum of the numbers of the pieces left (clause E3).
    pub const fn value(&self) -> u16 {
        self.value
    }

    /// What decides between two players.
    pub fn decision(&self, other: &Score) -> Decision {
        if self.penalty != other.penalty {
            return Decision::Penalty;
        }
        let differing = self.sizes().zip(other.sizes()).position(|(a, b)| a != b);
        match differing {
            Some(rank) => Decision::LargerPiece { rank: rank + 1 },
            None if self.value != other.value => Decision::Value,
            None => Decision::Shared,
        }
    }
}

/// The step of clause E that decides between two players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// E1: fewer cells in the pieces left.
    Penalty,
    /// E2: the other holds the larger piece.
    LargerPiece {
        /// Which pieces differ: 1 for the largest, 2 for the next largest, and so on.
        rank: usize,
    },
    /// E3: the lower sum of the values of the pieces left.
    Value,
    /// E4: nothing; the place is shared.
    Shared,
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::Penalty => write!(f, "fewer cells left"),
            Decision::LargerPiece { rank: 1 } => write!(f, "smaller largest piece left"),
            Decision::LargerPiece { rank } => {
                write!(f, "smaller piece left, after {} of the same size", rank - 1)
            }
            Decision::Value => write!(f, "lower sum of piece values"),
            Decision::Shared => write!(f, "place shared"),
        }
    }
}

/// One line of the table of results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The player.
    pub seat: Seat,
    /// The player's place, from 1; equal players share a place.
    pub place: u8,
    /// What the player has left.
    pub score: Score,
    /// What decides between this player and the one on the next line; none on the last.
    pub ahead_by: Option<Decision>,
}

impl Position {
    /// What each player has left, in the order of seats.
    pub fn scores(&self) -> Vec<Score> {
        let of_seat = |seat| {
            let own = self.colours().filter(move |c| self.seat_of(*c) == seat);
            Score::of(own.map(|colour| self.left(colour)))
        };
        (0..self.players())
            .map(|seat| of_seat(Seat(seat)))
            .collect()
    }

    /// The table of results if nothing more were laid, the best player first.
    pub fn standings(&self) -> Vec<Standing> {
        let scores = self.scores();
        let places = Outcome::from_ranks(&scores);
        let mut order: Vec<usize> = (0..scores.len()).collect();
        sort_by(&mut order, |one, other| scores[*one].cmp(&scores[*other]));
        let line = |(rank, seat): (usize, &usize)| Standing {
            seat: Seat(*seat as u8),
            place: places.places()[*seat],
            score: scores[*seat],
            ahead_by: order
                .get(rank + 1)
                .map(|next| scores[*seat].decision(&scores[*next])),
        };
        order.iter().enumerate().map(line).collect()
    }

    /// The places of all players, once nobody can place a piece (clause D6).
    pub fn outcome(&self) -> Option<Outcome> {
        let is_over = self.to_act().is_none();
        is_over.then(|| Outcome::from_ranks(&self.scores()))
    }
}
