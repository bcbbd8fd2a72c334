//! Endings: once few placements are left, the game is searched to its end.
//!
//! With two seats the rewards add up to one, so that alpha-beta applies; with more, every seat
//! takes what is best for itself (max^n), and whether somebody wins whatever the others lay is proved
//! afterwards ([`proof`]). Positions that are reached in different orders of turns are searched once.

use std::collections::HashMap;

use engine::{Flow, Task, Thought};
use gemblo::raw::Spot;
use gemblo::{Colour, Placement, Position};

use crate::board::{Board, Turn};
use crate::proof;
use crate::reward::{self, Rewards, rewards};
use crate::shapes::mixed;
use crate::thought;

/// The watch is called whenever so many positions were searched.
const NODES_BETWEEN_WATCHES: u64 = 128;

/// What the margin counts for: it decides between equal places and nothing else.
pub(crate) const BONUS: f32 = 0.02;

/// Less than any two results differ by, and more than rounding does.
const LEAST_STEP: f32 = 1e-6;

/// The most placements, of all colours together, with which the end is searched for.
///
/// In eight games of two to six players, [`MOST_NODES`] were enough up to 40, 30, 36 and 31 placements
/// with two, three, four and six, and never beyond: with more, turns in different rooms can come in too
/// many orders.
const MOST_PLACEMENTS: usize = 60;
/// The most positions of such a search; they take about as long as 2,000 simulations.
const MOST_NODES: u64 = 20_000;
/// The most positions of the proof that the winner of one is certain. Not tuned.
const MOST_PROOF_NODES: u64 = 5_000;
/// After a search that was too large, the share of its placements with which the next one is tried:
/// without it every turn from 60 placements to 40 wasted all its positions. Not tuned.
const RETRY: f32 = 0.75;

/// The endings of a game: when to search to the end, and when not to try again yet.
pub(crate) struct Endings {
    /// The placements of the last one that was too large.
    too_large: usize,
}

impl Default for Endings {
    fn default() -> Endings {
        Endings {
            too_large: usize::MAX,
        }
    }
}

impl Endings {
    /// The best placements with their results, where the game can be searched to its end.
    pub(crate) fn search(
        &mut self,
        board: &Board,
        task: &Task,
        watch: &mut dyn FnMut(u64) -> Flow,
    ) -> Option<Thought<Placement>> {
        let mut left = 0;
        for colour in board.colours() {
            board.each_legal(colour, |_| left += 1);
        }
        let is_hardly_smaller = left as f32 > RETRY * self.too_large as f32;
        if left > MOST_PLACEMENTS || left <= self.too_large && is_hardly_smaller {
            return None;
        }
        let mut ending = Ending::new(MOST_NODES.min(task.nodes), watch);
        match ending.solve(board, 0, task.lines.max(1)) {
            Ok(solved) => {
                let nodes = ending.nodes;
                let lines = solved.iter().map(|each| ending.line(board, each)).collect();
                Some(thought::of_ending(lines, board.players(), nodes))
            }
            Err(TooLarge) => {
                // A smaller task or an early stop says nothing about the next one.
                if ending.nodes == MOST_NODES {
                    self.too_large = left;
                }
                None
            }
        }
    }
}

/// What a placement gives away against the best one, to a seat, when everybody plays best from there on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thrown {
    /// In parts of the way from the first place to the last.
    pub place: f32,
    /// In cells against the mean of the others.
    pub cells: f32,
}

/// What a legal placement gives away, if so many positions are enough to tell.
pub fn thrown_away(position: &Position, placement: Placement, most: u64) -> Option<Thrown> {
    let board = Board::from(position);
    let (colour, spot) = (position.to_act()?, placement.spot());
    let mut go_on = |_| Flow::GoOn;
    let mut ending = Ending::new(most, &mut go_on);
    let (_, best) = *ending.solve(&board, 0, 1).ok()?.first()?;
    let mut next = board;
    next.lay(colour, spot);
    let laid = ending.value(&next, key(colour, spot), (0.0, 1.0)).ok()?;
    let of = |rewards: &Rewards| split(rewards[board.seat(colour)], board.players());
    let (best, laid) = (of(&best), of(&laid));
    Some(Thrown {
        place: best.0 - laid.0,
        cells: best.1 - laid.1,
    })
}

/// The place and the margin behind a seat's reward.
fn split(reward: f32, players: u8) -> (f32, f32) {
    let place = thought::place_only(reward, players);
    let share = (reward - (1.0 - BONUS) * place) / BONUS;
    (place, reward::margin(share))
}

/// A search to the end of the game.
struct Ending<'a> {
    /// Positions left to look at.
    budget: u64,
    nodes: u64,
    watch: &'a mut dyn FnMut(u64) -> Flow,
    solved: HashMap<u64, Rewards>,
    /// With two seats, what is known about the first one's reward.
    bounds: HashMap<u64, (f32, f32)>,
}

/// What is expected after a solved placement.
pub(crate) struct SolvedLine {
    /// From that placement to the end of the game, or as far as it was found.
    pub(crate) spots: Vec<Spot>,
    pub(crate) rewards: Rewards,
    /// Whether it reaches the end of the game, and nobody can take the win away that it ends with.
    pub(crate) is_proved: bool,
}

/// Why a search does not reach the end.
#[derive(Debug)]
pub(crate) struct TooLarge;

/// A placement and what it leads to when everybody plays best.
pub(crate) type Solved = (Spot, Rewards);

impl<'a> Ending<'a> {
    fn new(budget: u64, watch: &'a mut dyn FnMut(u64) -> Flow) -> Self {
        Ending {
            budget,
            nodes: 0,
            watch,
            solved: HashMap::new(),
            bounds: HashMap::new(),
        }
    }

    /// The `most` best placements of the colour to move with their results, the best first; `key` names the pieces that
    /// were searched before.
    fn solve(&mut self, board: &Board, key: u64, most: usize) -> Result<Vec<Solved>, TooLarge> {
        let mut board = *board;
        let Some((colour, spots)) = legal(&mut board) else {
            return Ok(Vec::new());
        };
        let seat = board.seat(colour);
        let mut best: Vec<Solved> = Vec::new();
        for spot in spots {
            let mut next = board;
            next.lay(colour, spot);
            // Only what is better than all that are kept is worth an exact result.
            let least = best.get(most - 1).map_or(0.0, |(_, rewards)| rewards[seat]);
            let window = if seat == 0 {
                (least, 1.0)
            } else {
                (0.0, 1.0 - least)
            };
            let rewards = self.value(&next, key ^ self::key(colour, spot), window)?;
            if best.len() < most || rewards[seat] > least + LEAST_STEP {
                let after = best.partition_point(|(_, other)| other[seat] >= rewards[seat]);
                best.insert(after, (spot, rewards));
                best.truncate(most);
            }
        }
        Ok(best)
    }

    /// The result, or with two seats something beyond the window where the result lies there.
    fn value(&mut self, board: &Board, key: u64, window: (f32, f32)) -> Result<Rewards, TooLarge> {
        if board.players() > 2 {
            return self.best_for_each(board, key);
        }
        let first = self.duel(board, key, window)?;
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

    /// The line that follows a solved placement when everybody plays best.
    fn line(&mut self, board: &Board, (first, rewards): &Solved) -> SolvedLine {
        // As much again for the line, most of which is known from the search.
        self.budget = self.budget.max(self.nodes);
        let mut line = SolvedLine {
            spots: Vec::new(),
            rewards: *rewards,
            is_proved: false,
        };
        let root = *board;
        let (mut board, mut key, mut next) = (*board, 0, Some(*first));
        while let Some((colour, _)) = legal(&mut board) {
            let Some(spot) = next.take().or_else(|| self.best_of(&board, key)) else {
                return line;
            };
            key ^= self::key(colour, spot);
            line.spots.push(spot);
            board.lay(colour, spot);
        }
        line.is_proved = self.is_certain(&root, *first, rewards);
        line
    }

    /// Whether the seat that wins after a placement does so whatever the others lay: now, if it is not the one to move.
    fn is_certain(&mut self, board: &Board, first: Spot, rewards: &Rewards) -> bool {
        let players = board.players();
        let is_won = |reward: &f32| thought::place_only(*reward, players) == 1.0;
        let Some(winner) = rewards.iter().position(is_won) else {
            return false;
        };
        if players == 2 {
            return true;
        }
        self.budget = MOST_PROOF_NODES;
        let mut board = *board;
        if let Some((colour, _)) = legal(&mut board)
            && board.seat(colour) == winner
        {
            board.lay(colour, first);
        }
        proof::wins(&board, winner, &mut || self.count()).unwrap_or(false)
    }

    /// What the colour to move lays best.
    fn best_of(&mut self, board: &Board, key: u64) -> Option<Spot> {
        let solved = self.solve(board, key, 1).ok()?;
        solved.first().map(|(spot, _)| *spot)
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
pub(crate) fn legal(board: &mut Board) -> Option<(Colour, Vec<Spot>)> {
    let mut spots = Vec::new();
    let Turn { colour, .. } = board.next_legal(&mut spots)?;
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
pub(crate) fn key(colour: Colour, spot: Spot) -> u64 {
    mixed(spot).rotate_left(colour.index() as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Rng;
    use gemblo::Setup;

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
                    let solved = Ending::new(u64::MAX, &mut go_on)
                        .solve(&board, 0, legal.len())
                        .unwrap();
                    let seat = position.seat_of(position.to_act().unwrap()).index();
                    let expected = brute_force(&board, BONUS);
                    assert!((solved[0].1[seat] - expected[seat]).abs() < 1e-6);
                    assert_eq!(solved.len(), legal.len());
                    let best = Ending::new(u64::MAX, &mut go_on)
                        .solve(&board, 0, 1)
                        .unwrap();
                    assert!((best[0].1[seat] - expected[seat]).abs() < 1e-6);
                    compared += 1;
                }
                position.play(placement).unwrap();
            }
        }
        assert!(compared > 200, "{compared}");
    }

    #[test]
    fn a_solved_line_leads_to_the_result_that_is_told() {
        let mut found = 0;
        for seed in 0..30 {
            let players = seed % 5 + 2;
            let mut rng = Rng::new(seed);
            let mut position = Position::new(&Setup::for_players(players as u8).unwrap());
            loop {
                let legal = position.legal();
                let Some(placement) = legal.nth(rng.below(legal.len())) else {
                    break;
                };
                let board = Board::from(&position);
                if legal.len() < 12 && lines(&board, 1_000) <= 1_000 {
                    let mut go_on = |_| Flow::GoOn;
                    let mut ending = Ending::new(1_000_000, &mut go_on);
                    let solved = ending.solve(&board, 0, 1).unwrap();
                    let line = ending.line(&board, &solved[0]);
                    let mut last = position;
                    for spot in &line.spots {
                        last.play(spot.placement()).unwrap();
                    }
                    assert_eq!(last.to_act(), None);
                    let seat = position.seat_of(position.to_act().unwrap()).index();
                    let reached = rewards(&Board::from(&last), BONUS);
                    assert!((reached[seat] - line.rewards[seat]).abs() < 1e-6);
                    found += 1;
                }
                position.play(placement).unwrap();
            }
        }
        assert!(found > 100, "{found}");
    }

    #[test]
    fn whoever_is_told_to_win_for_certain_still_does_after_any_reply() {
        let mut found = [0, 0];
        for seed in 0..60 {
            let players = seed as u8 % 4 + 3;
            let mut rng = Rng::new(seed);
            let mut position = Position::new(&Setup::for_players(players).unwrap());
            while let Some(placement) = {
                let legal = position.legal();
                legal.nth(rng.below(legal.len().max(1)))
            } {
                let board = Board::from(&position);
                if position.legal().len() < 12 && lines(&board, 1_000) <= 1_000 {
                    let mut go_on = |_| Flow::GoOn;
                    let mut ending = Ending::new(1_000_000, &mut go_on);
                    let solved = ending.solve(&board, 0, 1).unwrap();
                    let line = ending.line(&board, &solved[0]);
                    let is_won = |reward: f32| thought::place_only(reward, players) == 1.0;
                    let winner = line.rewards.iter().position(|each| is_won(*each));
                    found[usize::from(line.is_proved)] += usize::from(winner.is_some());
                    let mut next = position;
                    next.play(line.spots[0].placement()).unwrap();
                    let mover = next.to_act().map(|colour| next.seat_of(colour).index());
                    for reply in next
                        .legal()
                        .iter()
                        .filter(|_| line.is_proved && mover != winner)
                    {
                        let mut after = next;
                        after.play(reply).unwrap();
                        let rewards = brute_force(&Board::from(&after), BONUS);
                        assert!(is_won(rewards[winner.unwrap()]), "{seed}");
                    }
                }
                position.play(placement).unwrap();
            }
        }
        assert!(found[0] > 3 && found[1] > 100, "{found:?}");
    }

    #[test]
    fn only_the_best_placements_of_an_ending_give_nothing_away() {
        let mut found = [0, 0];
        for seed in 0..12 {
            let players = seed % 5 + 2;
            let mut rng = Rng::new(seed);
            let mut position = Position::new(&Setup::for_players(players as u8).unwrap());
            while let Some(placement) = {
                let legal = position.legal();
                legal.nth(rng.below(legal.len().max(1)))
            } {
                let legal = position.legal();
                if legal.len() < 10 && lines(&Board::from(&position), 1_000) <= 1_000 {
                    let thrown = |each| thrown_away(&position, each, u64::MAX).unwrap();
                    let all: Vec<Thrown> = legal.iter().map(thrown).collect();
                    assert!(all.iter().all(|each| each.place > -1e-4));
                    let is_best = |each: &&Thrown| each.place < 1e-4 && each.cells.abs() < 0.1;
                    let best = all.iter().filter(is_best).count();
                    assert!(best > 0);
                    found[0] += best;
                    found[1] += all.len() - best;
                }
                position.play(placement).unwrap();
            }
        }
        assert!(found.iter().all(|count| *count > 20), "{found:?}");
    }

    #[test]
    fn a_search_beyond_its_budget_gives_up() {
        let board = Board::from(&Position::new(&Setup::TWO));
        let mut go_on = |_| Flow::GoOn;
        let mut ending = Ending::new(100, &mut go_on);
        assert!(ending.solve(&board, 0, 1).is_err());
        assert_eq!(ending.nodes, 100);
    }
}
