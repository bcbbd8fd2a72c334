//! The learned weights of the outlook, for each number of players and of pieces laid.

use std::fmt;
use std::sync::LazyLock;

use crate::outlook::{Guess, Guesses, TERMS};

const NO_GUESS: Guess = Guess {
    weights: [0.0; TERMS],
    spread: 10.0,
};

/// Weights for two to six players, in a text of one line for each number of players and of pieces laid.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    guesses: Vec<Guesses>,
}

static LEARNED: LazyLock<Weights> = LazyLock::new(|| {
    let text = include_str!("../gemblo.weights");
    Weights::read(text).expect("the weights of the repository are whole")
});

impl Weights {
    /// The weights that the engine plays with.
    pub fn learned() -> &'static Weights {
        &LEARNED
    }

    /// An outlook that knows nothing.
    pub fn none() -> Weights {
        Weights {
            guesses: vec![[NO_GUESS; 19]; 5],
        }
    }

    /// Reads the text form; none if a line is missing or is not what it should be.
    pub fn read(text: &str) -> Option<Weights> {
        let mut weights = Weights::none();
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        for (players, guesses) in (2..).zip(&mut weights.guesses) {
            for (laid, guess) in guesses.iter_mut().enumerate() {
                let line = lines.next()?;
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
}

impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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
