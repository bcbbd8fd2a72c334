//! A toy game that keeps the contract, for testing whatever serves every game.
//!
//! Two to six players take stones from a pile: one or two; or three, and then one more. Whoever takes
//! the last one wins.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::{Game, Outcome, Seat, Turn};

/// How many stones there are, and for how many: `9 stones 3 seats`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    stones: u16,
    seats: u8,
}

/// What is left, and whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pile {
    setup: Setup,
    left: u16,
    mover: u8,
    /// Three were taken, and one more is due.
    owes: bool,
    last: Option<u8>,
}

/// So many stones, taken at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Take(u16);

/// Why something is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused(&'static str);

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl core::error::Error for Refused {}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} stones {} seats", self.stones, self.seats)
    }
}

impl FromStr for Setup {
    type Err = Refused;

    fn from_str(text: &str) -> Result<Setup, Refused> {
        let words: Vec<&str> = text.split(' ').collect();
        let setup = match words[..] {
            [stones, "stones", seats, "seats"] => stones.parse().ok().zip(seats.parse().ok()),
            _ => None,
        };
        let fits =
            |(stones, seats): &(u16, u8)| (1..=999).contains(stones) && (2..=6).contains(seats);
        let (stones, seats) = setup.filter(fits).ok_or(Refused("no such pile"))?;
        Ok(Setup { stones, seats })
    }
}

impl Pile {
    /// How many stones are left.
    pub fn stones(&self) -> u16 {
        self.left
    }
}

impl Game for Pile {
    type Setup = Setup;
    type Step = Take;
    type Refusal = Refused;

    fn start(setup: &Setup) -> Pile {
        Pile {
            setup: *setup,
            left: setup.stones,
            mover: 0,
            owes: false,
            last: None,
        }
    }

    fn seats(&self) -> u8 {
        self.setup.seats
    }

    fn to_move(&self) -> Option<Seat> {
        (self.left > 0).then_some(Seat(self.mover))
    }

    fn legal_steps(&self) -> Vec<Take> {
        let most = if self.owes { 1 } else { 3 };
        (1..=most.min(self.left)).map(Take).collect()
    }

    fn play(&mut self, step: Take) -> Result<Turn, Refused> {
        if !self.legal_steps().contains(&step) {
            return Err(Refused("so many cannot be taken"));
        }
        self.left -= step.0;
        self.last = Some(self.mover);
        self.owes = step.0 == 3 && self.left > 0;
        if self.owes {
            return Ok(Turn::Open);
        }
        self.mover = (self.mover + 1) % self.setup.seats;
        Ok(Turn::Done)
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = self.last.filter(|_| self.left == 0)?;
        let ranks: Vec<bool> = (0..self.setup.seats).map(|seat| seat != winner).collect();
        Some(Outcome::from_ranks(&ranks))
    }

    fn read_turn(&self, text: &str) -> Result<Vec<Take>, Refused> {
        let mut pile = self.clone();
        let mut steps = Vec::new();
        for word in text.trim().split('+') {
            if !steps.is_empty() && !pile.owes {
                return Err(Refused("so many cannot be taken"));
            }
            let step = Take(word.parse().map_err(|_| Refused("a turn is a number"))?);
            pile.play(step)?;
            steps.push(step);
        }
        Ok(steps)
    }

    fn write_turn(steps: &[Take]) -> String {
        let words: Vec<String> = steps.iter().map(Take::to_string).collect();
        words.join("+")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conformance::check_random_game;

    #[test]
    fn the_toy_keeps_the_contract() {
        let setup = "40 stones 3 seats".parse().unwrap();
        for seed in 0..20 {
            check_random_game::<Pile>(&setup, seed, |_| (0..5).map(Take).collect());
        }
    }
}
