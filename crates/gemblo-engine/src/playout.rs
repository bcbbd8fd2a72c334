//! Playouts: a game is played to its end, each placement as likely as any other.

use game::Rng;
use gemblo::Cell;
use gemblo::raw::{PATTERNS, Spot};

use crate::board::{Board, Choices};

/// Plays on from `board` until it ends or `most` pieces were laid; says how many.
pub(crate) fn play_out(board: &mut Board, most: u32, rng: &mut Rng, choices: &mut Choices) -> u32 {
    let mut laid = 0;
    while laid < most
        && let Some(colour) = board.next_turn(choices)
    {
        board.lay(colour, draw(rng, choices));
        laid += 1;
    }
    laid
}

/// A legal placement, each as likely as any other.
///
/// One that covers several anchors is met once for each, so that it is kept that much more rarely.
#[inline]
fn draw(rng: &mut Rng, choices: &Choices) -> Spot {
    let count: usize = choices.at.iter().map(|choice| choice.count).sum();
    loop {
        let spot = nth(choices, rng.below(count));
        let is_anchor = |cell: &Cell| choices.anchors.contains(*cell);
        let times = spot.cells().filter(is_anchor).count();
        if times <= 1 || rng.below(times) == 0 {
            return spot;
        }
    }
}

#[inline]
fn nth(choices: &Choices, mut k: usize) -> Spot {
    for choice in &choices.at {
        if k < choice.count
            && let Some(pattern) = choice.fitting.nth(k)
        {
            return PATTERNS.spot(pattern, choice.anchor);
        }
        k -= choice.count;
    }
    unreachable!("k is below the number of placements")
}
