//! Beginnings, so that games differ: random steps, or a book of balanced placements.

use game::Rng;
use yinsh::{Position, Step, Variant};

use crate::arguments::Arguments;

/// Steps drawn at random from the start; none of them ends the game.
pub fn random(rng: &mut Rng, steps: usize) -> (Position, Vec<Step>) {
    let mut position = Position::new(Variant::Standard);
    let drawn: Vec<Step> = (0..steps)
        .map_while(|_| {
            let legal = position.legal();
            let step = legal.nth(rng.below(legal.len()))?;
            position.make(step);
            Some(step)
        })
        .collect();
    (position, drawn)
}

/// Where the games of a match begin.
pub enum Beginnings {
    /// With so many random steps.
    Random(usize),
    /// In the positions of a book.
    Book(Vec<Position>),
}

impl Beginnings {
    /// What `--book` or `--random-steps` says.
    pub fn read(arguments: &Arguments) -> Result<Beginnings, String> {
        match arguments.needed("book") {
            Ok(path) => {
                let text = std::fs::read_to_string(&path);
                let text = text.map_err(|error| format!("{path}: {error}"))?;
                let lines = text.lines().filter(|line| !line.starts_with('#'));
                let book: Vec<Position> = lines.map(placed).collect::<Result<_, _>>()?;
                if book.is_empty() {
                    return Err(format!("{path} has no positions"));
                }
                Ok(Beginnings::Book(book))
            }
            Err(_) => Ok(Beginnings::Random(arguments.number("random-steps", 6)?)),
        }
    }

    /// The beginning of a pair of games: the book is gone through from a place that the seed decides.
    pub fn of_pair(&self, seed: u64, pair: u64) -> (Position, Rng) {
        let mut rng = Rng::new(seed ^ pair.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let start = match self {
            Beginnings::Random(steps) => random(&mut rng, *steps).0,
            Beginnings::Book(book) => {
                let first = Rng::new(seed).below(book.len()) as u64;
                book[((first + pair) % book.len() as u64) as usize]
            }
        };
        (start, rng)
    }
}

/// The position after the placements of a line.
fn placed(line: &str) -> Result<Position, String> {
    let mut position = Position::new(Variant::Standard);
    for word in line.split_whitespace() {
        let step: Result<Step, _> = word.parse();
        let step = step.map_err(|fault| format!("{line}: {fault}"))?;
        let played = position.play(step);
        played.map_err(|refusal| format!("{line}: {refusal}"))?;
    }
    Ok(position)
}

#[cfg(test)]
mod tests {
    use yinsh::Colour;

    use super::*;

    #[test]
    fn the_book_has_2000_different_positions_of_eight_to_ten_rings() {
        let lines = include_str!("../../../book.txt").lines();
        let book: Vec<Position> = lines.map(|line| placed(line).unwrap()).collect();
        let different: std::collections::HashSet<_> = book.iter().collect();
        assert_eq!((book.len(), different.len()), (2_000, 2_000));
        let rings = |position: &Position| Colour::ALL.map(|colour| position.rings(colour).len());
        let counts = book.iter().map(|position| rings(position).iter().sum());
        assert!(
            counts
                .into_iter()
                .all(|count: usize| (8..=10).contains(&count))
        );
    }
}
