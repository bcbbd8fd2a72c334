//! Beginnings, so that games differ: random steps, or a book of balanced placements.

use std::ops::RangeInclusive;

use game::Rng;
use hex::Hex;
use yinsh::{Point, Position, Step, Variant};

use crate::arguments::Arguments;

/// Steps drawn at random from the start; none of them ends the game.
pub fn random(rng: &mut Rng, variant: Variant, steps: usize) -> (Position, Vec<Step>) {
    let mut position = Position::new(variant);
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

/// A placement drawn from the free points so far from the centre.
pub fn scattered(rng: &mut Rng, position: &Position, reach: &RangeInclusive<u8>) -> Step {
    let is_within = |step: &Step| match step {
        Step::PlaceRing(point) => reach.contains(&from_centre(*point)),
        _ => false,
    };
    let free: Vec<Step> = position.legal().iter().filter(is_within).collect();
    free[rng.below(free.len())]
}

/// How many steps a point is away from the centre of the board.
pub fn from_centre(point: Point) -> u8 {
    point.to_hex().distance(Hex::default())
}

/// Where the games of a match begin.
pub enum Beginnings {
    /// With so many random steps.
    Random(Variant, usize),
    /// In the positions of a book.
    Book(Vec<Position>),
}

impl Beginnings {
    /// What `--book` or `--random-steps`, and `--variant`, say.
    pub fn read(arguments: &Arguments) -> Result<Beginnings, String> {
        let variant = match arguments.word("variant", "standard").as_str() {
            "standard" => Variant::Standard,
            "blitz" => Variant::Blitz,
            other => {
                return Err(format!(
                    "--variant: {other:?} is neither standard nor blitz"
                ));
            }
        };
        match arguments.needed("book") {
            Ok(path) => {
                let text = std::fs::read_to_string(&path);
                let text = text.map_err(|error| format!("{path}: {error}"))?;
                let lines = text.lines().filter(|line| !line.starts_with('#'));
                let book: Vec<Position> = lines
                    .map(|line| placed(variant, line))
                    .collect::<Result<_, _>>()?;
                if book.is_empty() {
                    return Err(format!("{path} has no positions"));
                }
                Ok(Beginnings::Book(book))
            }
            Err(_) => Ok(Beginnings::Random(
                variant,
                arguments.number("random-steps", 6)?,
            )),
        }
    }

    /// The beginning of a pair of games: the book is gone through from a place that the seed decides.
    pub fn of_pair(&self, seed: u64, pair: u64) -> (Position, Rng) {
        let mut rng = Rng::new(seed ^ pair.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let start = match self {
            Beginnings::Random(variant, steps) => random(&mut rng, *variant, *steps).0,
            Beginnings::Book(book) => {
                let first = Rng::new(seed).below(book.len()) as u64;
                book[((first + pair) % book.len() as u64) as usize]
            }
        };
        (start, rng)
    }
}

/// The position after the placements of a line.
fn placed(variant: Variant, line: &str) -> Result<Position, String> {
    let mut position = Position::new(variant);
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
        let book: Vec<Position> = lines
            .map(|line| placed(Variant::Standard, line).unwrap())
            .collect();
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
