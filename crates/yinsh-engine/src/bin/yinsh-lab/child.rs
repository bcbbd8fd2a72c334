//! An opponent that plays as a child does after the first lesson: it makes a row when it can, breaks
//! the rows that are about to be made against it, and else does anything.

use game::{Rng, Turn};
use yinsh::{Phase, Position, Step};

/// The child, with its whims.
pub struct Child(Rng);

impl Child {
    pub fn new(seed: u64) -> Child {
        Child(Rng::new(seed))
    }

    /// The whole turn it plays, and how many of its own steps it thought of.
    pub fn turn(&mut self, position: &Position) -> (Vec<Step>, u64) {
        let (mut position, mut turn, mut seen) = (*position, Vec::new(), 0);
        loop {
            let steps: Vec<Step> = position.legal().iter().collect();
            seen += steps.len() as u64;
            let step = self.any_of(&sensible(&position, steps));
            turn.push(step);
            if position.make(step) == Turn::Done {
                return (turn, seen);
            }
        }
    }

    fn any_of(&mut self, steps: &[Step]) -> Step {
        steps[self.0.below(steps.len())]
    }
}

/// What a child chooses among: rows, else what leaves no row to the opponent if one is about to be
/// made, else everything.
fn sensible(position: &Position, all: Vec<Step>) -> Vec<Step> {
    if position.phase() != Phase::Move {
        return all;
    }
    let rows: Vec<Step> = all
        .iter()
        .copied()
        .filter(|step| makes_row(position, *step))
        .collect();
    if !rows.is_empty() {
        return rows;
    }
    if !can_make_row(&after(position, Step::Pass)) {
        return all;
    }
    let is_safe = |step: &Step| !can_make_row(&after(position, *step));
    let safe: Vec<Step> = all.iter().copied().filter(is_safe).collect();
    if safe.is_empty() { all } else { safe }
}

fn after(position: &Position, step: Step) -> Position {
    let mut next = *position;
    next.make(step);
    next
}

/// Whether the player who acts can make a row of its own.
fn can_make_row(position: &Position) -> bool {
    position
        .legal()
        .iter()
        .any(|step| makes_row(position, step))
}

fn makes_row(position: &Position, step: Step) -> bool {
    let next = after(position, step);
    matches!(next.phase(), Phase::Row(_)) && next.side() == position.side()
}

#[cfg(test)]
mod tests {
    use yinsh::{Colour, Variant};

    use super::*;
    use crate::{matches, opening, player};

    /// Four white markers and the white ring that makes the fifth as it leaves; black rings beside.
    const FOUR: &str = "4/1BBBBB1/Wwwww3/9/10/9/10/9/8/7/WWWW";

    fn first_step(position: &Position, seed: u64) -> Step {
        Child::new(seed).turn(position).0[0]
    }

    #[test]
    fn a_row_is_made_by_whoever_can_and_broken_by_the_other() {
        let [white, black] = ["w", "b"].map(|side| {
            let text = format!("{FOUR} {side} 0-0 standard move");
            text.parse::<Position>().expect("a position")
        });
        let breaks = |step: Step| !can_make_row(&after(&black, step));
        assert!(!black.legal().iter().all(breaks), "there are others");
        for seed in 0..20 {
            assert!(makes_row(&white, first_step(&white, seed)));
            assert!(breaks(first_step(&black, seed)));
        }
    }

    #[test]
    fn the_first_level_loses_to_a_child() {
        let both =
            ["child", "level=1,hash=1"].map(|text| player::describe(text).expect("a player"));
        let pairs = (0..20).flat_map(|seed| Colour::ALL.map(|colour| (seed, colour)));
        let points = pairs.map(|(seed, colour)| {
            let (start, _) = opening::random(&mut Rng::new(seed), Variant::Standard, 6);
            matches::game(&both, colour, &start, seed)
        });
        let points: usize = points.sum();
        assert!(points > 46, "{points} of 80");
    }
}
