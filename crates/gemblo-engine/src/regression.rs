//! Learning the outlook: least squares between how colours stood and what they had left.

use gemblo::Position;

use crate::board::Board;
use crate::outlook::{self, TERMS};
use crate::weights::Weights;

/// Least squares for the outlook: what colours had left in the end, against how they stood.
pub struct Regression {
    players: u8,
    /// For each number of pieces laid the sums of products, the last row and column for the result.
    sums: Vec<[[f64; TERMS + 1]; TERMS + 1]>,
}

impl Regression {
    /// Pulls the weights a little towards nothing; against tens of thousands of rows, not tuned.
    const RIDGE: f64 = 3.0;

    /// Learns the outlook for so many players.
    pub fn new(players: u8) -> Regression {
        Regression {
            players,
            sums: vec![[[0.0; TERMS + 1]; TERMS + 1]; 19],
        }
    }

    /// Adds a position and the pieces that each colour had left in the end.
    pub fn add(&mut self, position: &Position, last: &Position) {
        let terms = outlook::terms(&Board::from(position));
        for (colour, terms) in position.colours().zip(terms) {
            let mut row = [0.0; TERMS + 1];
            for (value, term) in row.iter_mut().zip(terms) {
                *value = f64::from(term);
            }
            row[TERMS] = f64::from(last.left(colour).cells());
            let sums = &mut self.sums[18 - position.left(colour).len()];
            for i in 0..=TERMS {
                for j in 0..=TERMS {
                    sums[i][j] += row[i] * row[j];
                }
            }
        }
    }

    /// Puts what was learned into the weights; says the spread for each number of pieces laid.
    pub fn finish(&self, weights: &mut Weights) -> Vec<f32> {
        for (sums, guess) in self.sums.iter().zip(weights.guesses_mut(self.players)) {
            let solved = solve(sums, Regression::RIDGE);
            let mut error = sums[TERMS][TERMS];
            for i in 0..TERMS {
                error -= 2.0 * solved[i] * sums[i][TERMS];
                for j in 0..TERMS {
                    error += solved[i] * solved[j] * sums[i][j];
                }
            }
            guess.weights = solved.map(|weight| weight as f32);
            guess.spread = (error.max(0.0) / sums[0][0].max(1.0)).sqrt() as f32;
        }
        let guesses = weights.guesses(self.players).iter();
        guesses.map(|guess| guess.spread).collect()
    }
}

/// Solves the normal equations by elimination.
fn solve(sums: &[[f64; TERMS + 1]; TERMS + 1], ridge: f64) -> [f64; TERMS] {
    let mut rows = *sums;
    for (i, row) in rows.iter_mut().enumerate().take(TERMS) {
        row[i] += ridge;
    }
    for i in 0..TERMS {
        let pivot = rows[i];
        for (j, row) in rows.iter_mut().enumerate().take(TERMS) {
            if j != i {
                let times = row[i] / pivot[i];
                row.iter_mut().zip(pivot).for_each(|(x, p)| *x -= times * p);
            }
        }
    }
    std::array::from_fn(|i| rows[i][TERMS] / rows[i][i])
}
