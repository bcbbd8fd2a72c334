//! Endings: once few placements are left, the game is searched to its end.
//!
//! With two seats the rewards add up to one, so that alpha-beta applies; with more, every seat
//! takes what is best for itself (max^n). Positions that are reached in different orders of turns
//! are searched once.

use std::collections::HashMap;

use engine::Flow;
use gemblo::Colour;
use gemblo::raw::Spot;

use crate::board::{Board, Choices};
use crate::reward::{Rewards, rewards};
use crate::shapes::mixed;

/// The watch is called whenever so many positions were searched.
const NODES_BETWEEN_WATCHES: u64 = 128;

/// What the margin counts for: it decides between equal places and nothing else.
pub(crate) const BONUS: f32 = 0.02;

/// A search to the end of the game.
pub(crate) struct Ending<'a> {
    /// Positions left to look at.
    budget: u64,
    pub(crate) nodes: u64,
    watch: &'a mut dyn FnMut(u64) -> Flow,
    solved: HashMap<u64, Rewards>,
    /// With two seats, what is known about the first one's reward.
    bounds: HashMap<u64, (f32, f32)>,
}

/// Why a search does not reach the end.
#[derive(Debug)]
pub(crate) struct TooLarge;

/// A placement and what it leads to when everybody plays best.
pub(crate) type Solved = (Spot, Rewards);

impl<'a> Ending<'a> {
    pub(crate) fn new(budget: u64, watch: &'a mut dyn FnMut(u64) -> Flow) -> Self {
        Ending {
            budget,
            nodes: 0,
            watch,
            solved: HashMap::new(),
            bounds: HashMap::new(),
        }
    }

    /// Every placement of the colour to move with its result, the best first.
    pub(crate) fn solve(&mut self, board: &Board) -> Result<Vec<Solved>, TooLarge> {
        let mut board = *board;
        let Some((colour, spots)) = legal(&mut board) else {
            return Ok(Vec::new());
        };
        let mut all = Vec::with_capacity(spots.len());
        for spot in spots {
            let mut next = board;
            next.lay(colour, spot);
            all.push((spot, self.value(&next, key(colour, spot))?));
        }
        let seat = board.seat(colour);
        all.sort_by(|a, b| b.1[seat].total_cmp(&a.1[seat]));
        Ok(all)
    }

    fn value(&mut self, board: &Board, key: u64) -> Result<Rewards, TooLarge> {
        if board.players() > 2 {
            return self.best_for_each(board, key);
        }
        let first = self.duel(board, key, (0.0, 1.0))?;
        let mut rewards = [0.0; game::MAX_SEATS];
        (rewards[0], rewards[1]) = (first, 1.0 - first);
        Ok(rewards)
    }

    /// Max^n: the colour to move takes what is best for its seat, the first of equals.
    fn best_for_each(&mut self, board: &Board, key: u64) -> Result<Rewards, TooLarge> {
        if let Some(known) = self.solved.get(&key) {
            return Ok(*known);
        }
        self.count()?;
        let mut board = *board;
        let Some((colour, spots)) = legal(&mut board) else {
            return Ok(rewards(&board, BONUS));
        };
        let seat = board.seat(colour);
        let mut best: Option<Rewards> = None;
        for spot in spots {
            let mut next = board;
            next.lay(colour, spot);
            let value = self.best_for_each(&next, key ^ self::key(colour, spot))?;
            if best.is_none_or(|best| value[seat] > best[seat]) {
                best = Some(value);
            }
        }
        let best = best.unwrap_or_else(|| rewards(&board, BONUS));
        self.solved.insert(key, best);
        Ok(best)
    }

    /// Alpha-beta for the first seat's reward.
    fn duel(
        &mut self,
        board: &Board,
        key: u64,
        (mut alpha, mut beta): (f32, f32),
    ) -> Result<f32, TooLarge> {
        let known = self.bounds.get(&key).copied().unwrap_or((0.0, 1.0));
        alpha = alpha.max(known.0);
        beta = beta.min(known.1);
        if known.0 == known.1 || alpha >= beta {
            return Ok(if known.0 >= beta { known.0 } else { known.1 });
        }
        self.count()?;
        let mut board = *board;
        let Some((colour, spots)) = legal(&mut board) else {
            return Ok(rewards(&board, BONUS)[0]);
        };
        let is_first = board.seat(colour) == 0;
        let mut best = if is_first { 0.0 } else { 1.0 };
        let (mut low, mut high) = (alpha, beta);
        for spot in spots {
            let mut next = board;
            next.lay(colour, spot);
            let value = self.duel(&next, key ^ self::key(colour, spot), (low, high))?;
            if is_first {
                best = value.max(best);
                low = low.max(best);
            } else {
                best = value.min(best);
                high = high.min(best);
            }
            if low >= high {
                break;
            }
        }
        let bounds = match best {
            best if best <= alpha => (known.0, best),
            best if best >= beta => (best, known.1),
            best => (best, best),
        };
        self.bounds.insert(key, bounds);
        Ok(best)
    }

    fn count(&mut self) -> Result<(), TooLarge> {
        self.budget = self.budget.checked_sub(1).ok_or(TooLarge)?;
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_BETWEEN_WATCHES)
            && (self.watch)(self.nodes) == Flow::Stop
        {
            return Err(TooLarge);
        }
        Ok(())
    }
}

/// The colour to move and its placements, the largest pieces first.
fn legal(board: &mut Board) -> Option<(Colour, Vec<Spot>)> {
    let mut choices = Choices::default();
    let colour = board.next_turn(&mut choices)?;
    let mut spots = Vec::new();
    board.each_legal(colour, |spot| spots.push(spot));
    spots.sort_unstable_by(|a, b| {
        let larger_first = b.orientation().cmp(&a.orientation());
        larger_first.then(a.origin().cmp(&b.origin()))
    });
    Some((colour, spots))
}

/// A number for a colour's piece; those of all pieces laid since the root name a position.
///
/// Whose turn it is follows from the pieces: they say how often each colour has had its turn, and
/// one that is passed over on the way is blocked.
fn key(colour: Colour, spot: Spot) -> u64 {
    mixed(spot).rotate_left(colour.index() as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Rng;
    use gemblo::{Position, Setup};

    /// Everything again, without any of the shortcuts.
    fn brute_force(board: &Board, bonus: f32) -> Rewards {
        let mut board = *board;
        let Some((colour, spots)) = legal(&mut board) else {
            return rewards(&board, bonus);
        };
        let seat = board.seat(colour);
        let values = spots.into_iter().map(|spot| {
            let mut next = board;
            next.lay(colour, spot);
            brute_force(&next, bonus)
        });
        let better = |a: Rewards, b: Rewards| if b[seat] > a[seat] { b } else { a };
        values.reduce(better).unwrap()
    }

    /// The number of ways to play on, counted up to a limit.
    fn lines(board: &Board, limit: u64) -> u64 {
        let mut board = *board;
        let Some((colour, spots)) = legal(&mut board) else {
            return 1;
        };
        let mut count = 0;
        for spot in spots {
            let mut next = board;
            next.lay(colour, spot);
            count += lines(&next, limit.saturating_sub(count));
            if count > limit {
                break;
            }
        }
        count
    }

    #[test]
    fn an_ending_is_worth_what_brute_force_says() {
        let mut compared = 0;
        for seed in 0..40 {
            let players = seed % 5 + 2;
            let mut rng = Rng::new(seed);
            let mut position = Position::new(&Setup::for_players(players as u8).unwrap());
            loop {
                let legal = position.legal();
                let Some(placement) = legal.nth(rng.below(legal.len())) else {
                    break;
                };
                let board = Board::from(&position);
                if legal.len() < 12 && lines(&board, 3_000) <= 3_000 {
                    let mut go_on = |_| Flow::GoOn;
                    let solved = Ending::new(u64::MAX, &mut go_on).solve(&board).unwrap();
                    let seat = position.seat_of(position.to_act().unwrap()).index();
                    let expected = brute_force(&board, BONUS);
                    assert!((solved[0].1[seat] - expected[seat]).abs() < 1e-6);
                    assert_eq!(solved.len(), legal.len());
                    compared += 1;
                }
                position.play(placement).unwrap();
            }
        }
        assert!(compared > 200, "{compared}");
    }

    #[test]
    fn a_search_beyond_its_budget_gives_up() {
        let board = Board::from(&Position::new(&Setup::Two));
        let mut go_on = |_| Flow::GoOn;
        let mut ending = Ending::new(100, &mut go_on);
        assert!(ending.solve(&board).is_err());
        assert_eq!(ending.nodes, 100);
    }
}
