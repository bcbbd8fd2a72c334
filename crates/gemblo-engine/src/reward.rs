//! What the end of a game is worth to each seat: its place, and a little for the margin.

use game::MAX_SEATS;
use gemblo::Score;

use crate::board::Board;

/// One number for each seat, between 0 (a certain last place) and 1 (a certain win).
pub(crate) type Rewards = [f32; MAX_SEATS];

/// The most that the margin counts for; without it 51.0 ± 10.1 % (README, "What the parts are worth"), so it is kept
/// for the cells that it wins where the place is decided.
pub(crate) const BONUS: f32 = 0.1;

/// Cells of difference at which three quarters of the bonus, for or against, are reached; not tuned.
const SPREAD: f32 = 8.0;

/// The reward of each seat, were the game to end here.
pub(crate) fn rewards(board: &Board, bonus: f32) -> Rewards {
    let all = scores(board);
    let scores = &all[..usize::from(board.players())];
    let mut rewards = [0.0; MAX_SEATS];
    let penalty = |score: &Score| u32::from(score.penalty());
    let total: u32 = scores.iter().map(penalty).sum();
    let others = (scores.len() - 1) as f32;
    for (reward, score) in rewards.iter_mut().zip(scores) {
        let own = penalty(score) as f32;
        let margin = (total as f32 - own) / others - own;
        *reward = (1.0 - bonus) * place(scores, *score) + bonus * share(margin);
    }
    rewards
}

/// How much of the first place a seat would have, were the game to end here.
pub(crate) fn first(board: &Board, seat: usize) -> f32 {
    let all = scores(board);
    let scores = &all[..usize::from(board.players())];
    let best = scores.iter().min();
    let level = scores.iter().filter(|score| Some(*score) == best).count();
    if Some(&scores[seat]) == best {
        1.0 / level as f32
    } else {
        0.0
    }
}

fn scores(board: &Board) -> [Score; MAX_SEATS] {
    let mut all = [Score::default(); MAX_SEATS];
    for (slot, score) in all.iter_mut().zip(board.scores()) {
        *slot = score;
    }
    all
}

/// What of the bonus a margin is worth.
pub(crate) fn share(margin: f32) -> f32 {
    0.5 + 0.5 * margin / (margin.abs() + SPREAD)
}

/// The margin that is worth such a share.
pub(crate) fn margin(share: f32) -> f32 {
    let part = 2.0 * share - 1.0;
    SPREAD * part / (1.0 - part.abs())
}

/// The chance to come out ahead, by how many spreads one is expected to be.
pub(crate) fn chance(spreads: f32) -> f32 {
    // Close to the normal distribution, and the same on every machine.
    0.5 + 0.5 * spreads / (1.0 + spreads * spreads).sqrt()
}

/// 1 for the first place, 0 for the last; equals share what their places are worth.
fn place<S: Ord>(scores: &[S], own: S) -> f32 {
    let behind = scores.iter().filter(|other| **other > own).count();
    let level = scores.iter().filter(|other| **other == own).count() - 1;
    (behind as f32 + 0.5 * level as f32) / (scores.len() - 1) as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use gemblo::{Colour, Placement, Position, Setup};

    #[test]
    fn a_margin_is_known_from_its_share() {
        for cells in -30..=30 {
            let cells = cells as f32;
            assert!((margin(share(cells)) - cells).abs() < 1e-3, "{cells}");
        }
    }

    #[test]
    fn equals_share_the_first_place() {
        let mut board = Board::from(&Position::new(&Setup::THREE));
        let firsts = |board: &Board| [0, 1, 2].map(|seat| first(board, seat));
        assert_eq!(firsts(&board), [1.0 / 3.0; 3]);
        let all: Vec<Colour> = board.colours().collect();
        let five = Placement::all().last().unwrap().spot();
        board.lay(all[1], five);
        assert_eq!(firsts(&board), [0.0, 1.0, 0.0]);
        board.lay(all[2], five);
        assert_eq!(firsts(&board), [0.0, 0.5, 0.5]);
    }

    #[test]
    fn equals_share_what_their_places_are_worth() {
        let scores = [5, 3, 5, 9];
        let places: Vec<f32> = scores.iter().map(|own| place(&scores, *own)).collect();
        assert_eq!(places, [0.5, 1.0, 0.5, 0.0]);
    }
}
