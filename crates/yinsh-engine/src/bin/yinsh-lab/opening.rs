//! Random beginnings, so that games differ.

use game::Rng;
use yinsh::{Position, Step, Variant};

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
