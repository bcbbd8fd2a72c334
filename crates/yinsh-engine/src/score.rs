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
/// The score of one unit of the net's log odds.
const LOG_ODDS: f32 = net::LOG_ODDS as f32;
/// So many times as sure as the net are the results of games: it learned from quick searches. Measured, for
/// both variants (README, chances).
const SURENESS: f32 = 1.3;

/// The chance to win that a score stands for; a draw counts as half.
pub fn chance(score: i32) -> f32 {
    match score {
        PROVED.. => 1.0,
        _ if score <= -PROVED => 0.0,
        _ => 1.0 / (1.0 + (-SURENESS * score as f32 / LOG_ODDS).exp()),
    }
}

/// The score that stands for a chance; infinite where the chance is certain.
pub fn of_chance(chance: f32) -> f32 {
    (chance / (1.0 - chance)).ln() * LOG_ODDS / SURENESS
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
        assert!((chance(256) - 0.786).abs() < 0.001);
        assert!((of_chance(chance(300)) - 300.0).abs() < 0.1);
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
