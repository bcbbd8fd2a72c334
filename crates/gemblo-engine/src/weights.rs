//! The learned weights of the features, for each number of players and each phase of the game.

use std::fmt;
use std::sync::LazyLock;

use gemblo::{Colour, Piece, Pieces};

use crate::board::Board;
use crate::features::COUNT;
use crate::outlook::{Guess, Guesses, TERMS};

/// Phases of the game, by the pieces that the colour has laid; four, as there are games to learn from.
pub(crate) const PHASES: usize = 4;

const NO_GUESS: Guess = Guess {
    weights: [0.0; TERMS],
    spread: 10.0,
};

/// The weights of one phase.
pub(crate) type Row = [f32; COUNT];

/// Weights for two to six players, in a text of one line for each number of players and phase.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    rows: Vec<[Row; PHASES]>,
    guesses: Vec<Guesses>,
}

static LEARNED: LazyLock<Weights> = LazyLock::new(|| {
    let text = include_str!("../../../nets/gemblo.weights");
    Weights::read(text).expect("the weights of the repository are whole")
});

impl Weights {
    /// The weights that the engine plays with.
    pub fn learned() -> &'static Weights {
        &LEARNED
    }

    /// All placements alike.
    pub fn none() -> Weights {
        Weights {
            rows: vec![[[0.0; COUNT]; PHASES]; 5],
            guesses: vec![[NO_GUESS; 19]; 5],
        }
    }

    /// The same outlook with all placements alike, to measure what the priors are worth.
    pub fn without_priors(&self) -> Weights {
        Weights {
            guesses: self.guesses.clone(),
            ..Weights::none()
        }
    }

    /// Reads the text form; none if a line is missing or is not what it should be.
    pub fn read(text: &str) -> Option<Weights> {
        let mut weights = Weights::none();
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        for (players, rows) in (2..).zip(&mut weights.rows) {
            for (phase, row) in rows.iter_mut().enumerate() {
                let line = lines.next()?;
                let rest = line.strip_prefix(&format!("gemblo{players} {phase}: "))?;
                let numbers: Result<Vec<f32>, _> = rest.split(' ').map(str::parse).collect();
                *row = numbers.ok()?.try_into().ok()?;
            }
        }
        for (players, guesses) in (2..).zip(&mut weights.guesses) {
            for (laid, guess) in guesses.iter_mut().enumerate() {
                let Some(line) = lines.next() else {
                    return Some(weights);
                };
                let rest = line.strip_prefix(&format!("gemblo{players} outlook {laid}: "))?;
                let numbers: Result<Vec<f32>, _> = rest.split(' ').map(str::parse).collect();
                let numbers = numbers.ok()?;
                let (spread, terms) = numbers.split_last()?;
                guess.weights = terms.try_into().ok()?;
                guess.spread = *spread;
            }
        }
        Some(weights)
    }

    pub(crate) fn guesses(&self, players: u8) -> &Guesses {
        &self.guesses[usize::from(players) - 2]
    }

    pub(crate) fn guesses_mut(&mut self, players: u8) -> &mut Guesses {
        &mut self.guesses[usize::from(players) - 2]
    }

    /// The weights for the colour to move.
    pub(crate) fn row(&self, board: &Board, colour: Colour) -> &Row {
        &self.rows[usize::from(board.players()) - 2][phase(board, colour)]
    }

    pub(crate) fn rows_mut(&mut self, players: u8) -> &mut [Row; PHASES] {
        &mut self.rows[usize::from(players) - 2]
    }
}

/// The phase of the game for a colour.
pub(crate) fn phase(board: &Board, colour: Colour) -> usize {
    phase_of(board.left(colour))
}

/// The phase of the game for a colour that has these pieces left.
pub(crate) fn phase_of(left: Pieces) -> usize {
    match Piece::COUNT - left.len() {
        0..=2 => 0,
        3..=6 => 1,
        7..=10 => 2,
        _ => 3,
    }
}

impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (players, rows) in (2..).zip(&self.rows) {
            for (phase, row) in rows.iter().enumerate() {
                let numbers: Vec<String> = row.iter().map(|w| format!("{w:.3}")).collect();
                writeln!(f, "gemblo{players} {phase}: {}", numbers.join(" "))?;
            }
        }
        for (players, guesses) in (2..).zip(&self.guesses) {
            for (laid, guess) in guesses.iter().enumerate() {
                let numbers = guess.weights.iter().chain([&guess.spread]);
                let numbers: Vec<String> = numbers.map(|w| format!("{w:.4}")).collect();
                writeln!(f, "gemblo{players} outlook {laid}: {}", numbers.join(" "))?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_read_as_they_were_written() {
        let text = Weights::learned().to_string();
        assert_eq!(Weights::read(&text).unwrap().to_string(), text);
        assert_eq!(Weights::read(&text[1..]), None);
        assert_eq!(Weights::read(&text[..text.len() / 2]), None);
    }
}
