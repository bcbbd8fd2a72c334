//! Packed games: three bytes a step.
//!
//! A file is the letters `YSG1`, then games. A game is its result for White (0, 1, 2 half points,
//! and 4 more in blitz), the number of steps in 16 bits, and for each step its number among the
//! legal steps and the score of the position before it for the player who acts (16 bits;
//! [`NO_SCORE`] without one).

use std::fs::File;
use std::io::{self, BufReader, Read, Write};

use yinsh::{Colour, Position, Step, Variant};

pub const MAGIC: &[u8; 4] = b"YSG1";
/// The position was not searched.
pub const NO_SCORE: i16 = i16::MIN;

/// Added to the result of a blitz game.
const BLITZ: u8 = 4;

/// A game with what the search thought of its positions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scored {
    pub variant: Variant,
    pub steps: Vec<(Step, i16)>,
}

impl Scored {
    /// Writes a game that was played to its end.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let mut position = Position::new(self.variant);
        let mut bytes = Vec::with_capacity(3 + 3 * self.steps.len());
        for (step, score) in &self.steps {
            let index = position.legal().iter().position(|legal| legal == *step);
            bytes.push(index.expect("the step is legal") as u8);
            bytes.extend(score.to_le_bytes());
            position.make(*step);
        }
        let winner = position.verdict().and_then(|verdict| verdict.winner);
        let blitz = if self.variant == Variant::Blitz {
            BLITZ
        } else {
            0
        };
        out.write_all(&[points(winner, Colour::White) + blitz])?;
        out.write_all(&(self.steps.len() as u16).to_le_bytes())?;
        out.write_all(&bytes)
    }
}

/// Half points of a colour.
pub fn points(winner: Option<Colour>, colour: Colour) -> u8 {
    match winner {
        None => 1,
        Some(winner) if winner == colour => 2,
        Some(_) => 0,
    }
}

/// A game as it was written: its result for White, and the numbers and scores of its steps.
pub struct Packed {
    pub variant: Variant,
    pub white_points: u8,
    pub steps: Vec<(u8, i16)>,
}

/// Reads all games of a file.
pub fn read_all(file: &str) -> io::Result<Vec<Packed>> {
    let mut input = BufReader::new(File::open(file)?);
    let mut magic = [0; MAGIC.len()];
    input.read_exact(&mut magic)?;
    let mut all = Vec::new();
    while let Some(game) = read(&mut input)? {
        all.push(game);
    }
    Ok(all)
}

/// Reads the next game; `None` at the end. A game that was cut off is left out.
pub fn read(input: &mut impl Read) -> io::Result<Option<Packed>> {
    let mut head = [0; 3];
    if !filled(input, &mut head)? {
        return Ok(None);
    }
    let count = usize::from(u16::from_le_bytes([head[1], head[2]]));
    let mut bytes = vec![0; 3 * count];
    if !filled(input, &mut bytes)? {
        return Ok(None);
    }
    let step = |&[index, low, high]: &[u8; 3]| (index, i16::from_le_bytes([low, high]));
    let variant = if head[0] < BLITZ {
        Variant::Standard
    } else {
        Variant::Blitz
    };
    Ok(Some(Packed {
        variant,
        white_points: head[0] % BLITZ,
        steps: bytes.as_chunks().0.iter().map(step).collect(),
    }))
}

fn filled(input: &mut impl Read, bytes: &mut [u8]) -> io::Result<bool> {
    match input.read_exact(bytes) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use game::Rng;

    use super::*;
    use crate::opening;

    #[test]
    fn a_written_game_reads_back() {
        let (position, steps) = opening::random(&mut Rng::new(3), Variant::Standard, 1_000);
        assert!(position.verdict().is_some());
        let scored = Scored {
            variant: Variant::Standard,
            steps: steps.into_iter().zip(-40..).collect(),
        };
        let mut bytes = Vec::new();
        scored.write(&mut bytes).unwrap();
        let packed = read(&mut &bytes[..]).unwrap().unwrap();
        let mut replayed = Position::new(Variant::Standard);
        for ((index, score), (step, given)) in packed.steps.iter().zip(&scored.steps) {
            assert_eq!(replayed.legal().nth(usize::from(*index)), Some(*step));
            assert_eq!(score, given);
            replayed.make(*step);
        }
        assert_eq!(replayed, position);
        let winner = position.verdict().unwrap().winner;
        assert_eq!(packed.white_points, points(winner, Colour::White));
        assert_eq!(packed.variant, Variant::Standard);
        assert!(read(&mut &bytes[..bytes.len() - 1]).unwrap().is_none());
        bytes[0] += BLITZ;
        let packed = read(&mut &bytes[..]).unwrap().unwrap();
        assert_eq!(packed.variant, Variant::Blitz);
        assert_eq!(packed.white_points, points(winner, Colour::White));
    }
}
