//! Proofs: a win that nobody can take away, whatever the others lay.
//!
//! A solved ending says who wins when everybody plays for the own place. With more than two seats that is
//! no certainty: somebody who does not win anyway may decide who does.

use std::collections::HashMap;

use crate::board::Board;
use crate::ending::{TooLarge, key, legal};

/// Whether a seat comes first, alone, against all others together; every position is counted.
pub(crate) fn wins(
    board: &Board,
    seat: usize,
    count: &mut dyn FnMut() -> Result<(), TooLarge>,
) -> Result<bool, TooLarge> {
    let mut proof = Proof {
        seat,
        count,
        known: HashMap::new(),
    };
    proof.holds(board, 0)
}

struct Proof<'a> {
    seat: usize,
    count: &'a mut dyn FnMut() -> Result<(), TooLarge>,
    /// The positions that were searched, by the pieces laid since the first one.
    known: HashMap<u64, bool>,
}

impl Proof<'_> {
    fn holds(&mut self, board: &Board, name: u64) -> Result<bool, TooLarge> {
        if let Some(known) = self.known.get(&name) {
            return Ok(*known);
        }
        (self.count)()?;
        let holds = match settled(board, self.seat) {
            Some(settled) => settled,
            None => self.holds_after(board, name)?,
        };
        self.known.insert(name, holds);
        Ok(holds)
    }

    /// One good placement of the seat is enough, but every one of another's must be good for it.
    fn holds_after(&mut self, board: &Board, name: u64) -> Result<bool, TooLarge> {
        let mut board = *board;
        let Some((colour, spots)) = legal(&mut board) else {
            return Ok(is_first(&board, self.seat));
        };
        let is_own = board.seat(colour) == self.seat;
        for spot in spots {
            let mut next = board;
            next.lay(colour, spot);
            if self.holds(&next, name ^ key(colour, spot))? == is_own {
                return Ok(is_own);
            }
        }
        Ok(!is_own)
    }
}

fn is_first(board: &Board, seat: usize) -> bool {
    let mut others = board
        .scores()
        .enumerate()
        .filter(|(other, _)| *other != seat);
    board
        .scores()
        .nth(seat)
        .is_some_and(|own| others.all(|(_, score)| own < score))
}

/// What is known without playing on: a score only gets better, and that of a blocked seat stays.
fn settled(board: &Board, seat: usize) -> Option<bool> {
    let is_ahead = is_first(board, seat);
    let mut others = (0..usize::from(board.players())).filter(|other| *other != seat);
    if is_ahead && others.all(|other| is_blocked(board, other)) {
        return Some(true);
    }
    (!is_ahead && is_blocked(board, seat)).then_some(false)
}

fn is_blocked(board: &Board, seat: usize) -> bool {
    let mut placements = 0;
    for colour in board.colours().filter(|colour| board.seat(*colour) == seat) {
        board.each_legal(colour, |_| placements += 1);
    }
    placements == 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Rng;
    use gemblo::{Position, Setup};

    /// The same, without any of the shortcuts.
    fn brute_force(board: &Board, seat: usize) -> bool {
        let mut board = *board;
        let Some((colour, spots)) = legal(&mut board) else {
            return is_first(&board, seat);
        };
        let mut after = spots.into_iter().map(|spot| {
            let mut next = board;
            next.lay(colour, spot);
            brute_force(&next, seat)
        });
        if board.seat(colour) == seat {
            after.any(|holds| holds)
        } else {
            after.all(|holds| holds)
        }
    }

    #[test]
    fn a_win_is_proved_exactly_where_nobody_can_take_it_away() {
        let mut found = [0, 0];
        for seed in 0..60 {
            let players = seed as u8 % 5 + 2;
            let mut rng = Rng::new(seed);
            let mut position = Position::new(&Setup::for_players(players).unwrap());
            loop {
                let legal = position.legal();
                let Some(placement) = legal.nth(rng.below(legal.len().max(1))) else {
                    break;
                };
                let all: usize = position
                    .colours()
                    .map(|each| position.legal_for(each).len())
                    .sum();
                if all < 14 {
                    let board = Board::from(&position);
                    for seat in 0..usize::from(players) {
                        let proved = wins(&board, seat, &mut || Ok(())).unwrap_or(false);
                        assert_eq!(proved, brute_force(&board, seat), "{seed}");
                        found[usize::from(proved)] += 1;
                    }
                }
                position.play(placement).unwrap();
            }
        }
        assert!(found.iter().all(|count| *count > 50), "{found:?}");
    }

    #[test]
    fn a_proof_that_is_too_large_is_none() {
        let board = Board::from(&Position::new(&Setup::THREE));
        let mut left = 100;
        let mut count = || {
            left -= 1;
            if left > 0 { Ok(()) } else { Err(TooLarge) }
        };
        assert!(wins(&board, 0, &mut count).is_err());
    }
}
