//! Putting what the root found into the words of the contract.

use engine::{Line, Thought};
use game::{MAX_SEATS, Turn};
use yinsh::{Colour, Position, Step};

use crate::root::RootLine;
use crate::score;
use crate::search::Searcher;

/// What is thought at this depth; the first turn of every line is made whole.
pub(crate) fn thought(
    searcher: &mut Searcher<'_>,
    position: &Position,
    depth: u32,
    lines: &[RootLine],
) -> Thought<Step> {
    let mut line = |line: &RootLine| {
        let first = searcher.whole_turn(position, &line.steps);
        let mut turns = split(position, &line.steps);
        match turns.first_mut() {
            Some(turn) => *turn = first,
            None => turns.push(first),
        }
        Line {
            turns,
            chances: chances(position.side(), line.score),
            forced: forced(position.side(), line.score),
        }
    };
    Thought {
        depth,
        nodes: 0,
        lines: lines.iter().map(&mut line).collect(),
    }
}

/// The steps, turn by turn.
fn split(position: &Position, steps: &[Step]) -> Vec<Vec<Step>> {
    let (mut position, mut turns, mut open) = (*position, Vec::new(), Vec::new());
    for step in steps {
        open.push(*step);
        if position.make(*step) == Turn::Done {
            turns.push(std::mem::take(&mut open));
        }
    }
    if !open.is_empty() {
        turns.push(open);
    }
    turns
}

fn chances(side: Colour, score: i32) -> [f32; MAX_SEATS] {
    let mut chances = [0.0; MAX_SEATS];
    chances[side.index()] = score::chance(score);
    chances[side.opponent().index()] = 1.0 - score::chance(score);
    chances
}

fn forced(side: Colour, score: i32) -> Option<(game::Seat, u32)> {
    let winner = if score > 0 { side } else { side.opponent() };
    score::turns_to_end(score).map(|turns| (winner.seat(), turns))
}
