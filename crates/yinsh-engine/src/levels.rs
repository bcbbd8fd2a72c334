//! What each level sees and how carefully it chooses.

use engine::Level;
use game::Rng;

use crate::score::PROVED;

/// The bounds of a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Limits {
    /// Turns it looks ahead.
    pub(crate) depth: u32,
    /// Positions it looks at.
    pub(crate) nodes: u64,
    /// How much worse than the best a move may be, in score units, and still be played.
    margin: i32,
}

/// What a level does, in words for players.
pub fn describe(level: Level) -> &'static str {
    match level.number() {
        1 => "Makes the rows that it sees, and else plays almost anything.",
        2 => "Sees its own move and rows about to be made, and plays any move not plainly bad.",
        3 => "Sees its own move and rows about to be made, and often lets the best move go.",
        4 => "Sees its own move and rows about to be made, and chooses among the good moves.",
        5 => "Sees its own move and rows about to be made, and errs a little.",
        6 => "Plays nearly the best move that can be seen without thinking of the answer.",
        7 => "Thinks of your answer too, and chooses among the good moves.",
        8 => "Thinks of your answer, and plays nearly the best move.",
        9 => "Looks two or three turns ahead.",
        _ => "Full strength: looks as far ahead as its time allows.",
    }
}

/// The bounds of a level; the best one has none. The README has the matches behind the numbers.
pub(crate) fn limits(level: Level) -> Limits {
    const ANY_DEPTH: u32 = u32::MAX;
    const ANY_NODES: u64 = u64::MAX;
    let (depth, nodes, margin) = match level.number() {
        1 => (1, ANY_NODES, 2_150),
        2 => (1, ANY_NODES, 575),
        3 => (1, ANY_NODES, 349),
        4 => (1, ANY_NODES, 218),
        5 => (1, ANY_NODES, 126),
        6 => (1, ANY_NODES, 58),
        7 => (2, ANY_NODES, 71),
        8 => (2, ANY_NODES, 35),
        9 => (ANY_DEPTH, 580, 0),
        _ => (ANY_DEPTH, ANY_NODES, 0),
    };
    Limits {
        depth,
        nodes,
        margin,
    }
}

impl Limits {
    /// How many moves must be known with their scores: one, or all.
    pub(crate) fn choices(&self) -> usize {
        if self.margin == 0 { 1 } else { usize::MAX }
    }

    /// Which of the moves with these scores, best first, to play.
    ///
    /// A move is the less likely the worse it is, and moves beyond the margin are never played: so
    /// a proved win is never missed, nor a proved loss walked into, where the search has seen it.
    pub(crate) fn choose(&self, scores: impl Iterator<Item = i32> + Clone, seed: u64) -> usize {
        let best = scores.clone().next().unwrap_or(0);
        if best.abs() >= PROVED {
            return 0;
        }
        let mut weights = scores.map(|score| (self.margin - (best - score)).max(0) as usize);
        let mut left = Rng::new(seed).below(weights.clone().sum());
        let is_drawn = |weight: usize| match left.checked_sub(weight) {
            Some(rest) => {
                left = rest;
                false
            }
            None => true,
        };
        weights.position(is_drawn).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::WIN;

    fn level(number: u8) -> Limits {
        limits(Level::new(number).expect("1 to 10"))
    }

    /// How often each of the moves is chosen, of 1,000 times.
    fn drawn<const N: usize>(limits: Limits, scores: [i32; N]) -> [usize; N] {
        let mut counts = [0; N];
        (0..1_000).for_each(|seed| counts[limits.choose(scores.into_iter(), seed)] += 1);
        counts
    }

    #[test]
    fn a_weak_level_plays_the_better_moves_more_often_and_bad_ones_never() {
        let [best, good, poor, bad] = drawn(level(2), [100, 0, -450, -550]);
        assert!(
            best > good && good > poor && poor > 0,
            "{best} {good} {poor}"
        );
        assert_eq!(bad, 0);
        assert_eq!(drawn(level(10), [100, 100]), [1_000, 0]);
    }

    #[test]
    fn no_level_prefers_another_move_to_a_win_or_a_loss_to_another_move() {
        for limits in Level::all().map(limits) {
            assert_eq!(drawn(limits, [WIN - 1, WIN - 3, 0]), [1_000, 0, 0]);
            assert_eq!(drawn(limits, [-3_000, 2 - WIN]), [1_000, 0]);
        }
    }

    #[test]
    fn every_level_has_its_own_words() {
        let words: std::collections::HashSet<_> = Level::all().map(describe).collect();
        assert_eq!(words.len(), 10);
    }
}
