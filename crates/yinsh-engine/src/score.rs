//! Scores: what a position is worth to the player who acts, in 256ths of log odds.

use yinsh::{Colour, Position};

/// A win without any turn; a win after `n` turns is worth `n` less.
pub(crate) const WIN: i32 = 30_000;
/// Beyond every score.
pub(crate) const INFINITE: i32 = 31_000;
/// Scores beyond this are proved wins or losses.
pub(crate) const PROVED: i32 = 29_000;
/// Evaluations stay within this.
pub(crate) const EVALUATION_LIMIT: i32 = 20_000;
/// The score of one unit of log odds: the chance to win is `1 / (1 + exp(-score / 256))`.
pub const LOG_ODDS: f32 = net::LOG_ODDS as f32;

/// The chance to win that a score stands for; a draw counts as half.
pub fn chance(score: i32) -> f32 {
    match score {
        PROVED.. => 1.0,
        _ if score <= -PROVED => 0.0,
        _ => 1.0 / (1.0 + (-(score as f32) / LOG_ODDS).exp()),
    }
}

/// The number of turns to the end that a proved score stands for, its sign being the winner's.
pub(crate) fn turns_to_end(score: i32) -> Option<u32> {
    (score.abs() >= PROVED).then(|| (WIN - score.abs()) as u32)
}

/// The score of a game that is over after `turns` turns, for [`Position::side`].
pub(crate) fn of_verdict(position: &Position, turns: i32) -> Option<i32> {
    let verdict = position.verdict()?;
    Some(match verdict.winner {
        None => 0,
        Some(winner) if winner == position.side() => WIN - turns,
        Some(Colour::White | Colour::Black) => turns - WIN,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_grow_with_scores_and_are_even_at_zero() {
        assert_eq!(chance(0), 0.5);
        assert!((chance(256) - 0.731).abs() < 0.001);
        assert!(chance(300) > chance(299));
        assert_eq!((chance(WIN - 9), chance(9 - WIN)), (1.0, 0.0));
    }

    #[test]
    fn a_proved_score_tells_the_distance() {
        assert_eq!(turns_to_end(WIN - 3), Some(3));
        assert_eq!(turns_to_end(5 - WIN), Some(5));
        assert_eq!(turns_to_end(EVALUATION_LIMIT), None);
    }
}
