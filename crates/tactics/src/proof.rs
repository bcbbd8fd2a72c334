//! Proofs by trying everything: which turns are right, and what refutes the others.

use std::error::Error;
use std::fmt;

use game::{Game, Seat};

use crate::turns::{Whole, turns};

/// Something that one player says about a position, to be shown by trying every turn of everybody.
pub trait Claim {
    /// The game that is played.
    type Game: Game;

    /// Whether the goal is still reached, with so many turns left to whoever attacks.
    fn holds(&mut self, position: &Self::Game, left: u8) -> Result<bool, TooLarge>;

    /// Whether nothing that is played from here on matters any more.
    fn is_settled(&self, position: &Self::Game, left: u8) -> bool;

    /// Who makes the claim.
    fn solver(&self) -> Seat;

    /// Whose turns are counted, where any are.
    fn attacker(&self) -> Option<Seat>;
}

/// A search took more positions than it was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLarge;

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there are too many ways to play on")
    }
}

impl Error for TooLarge {}

/// What is answered to a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply<G: Game> {
    /// The goal can no longer be reached: the turn was wrong, and this shows it.
    Refutes(Whole<G>),
    /// The goal is reached all the same, and this makes it hardest.
    Resists(Whole<G>),
}

/// What is played when the goal is reached by the first of the right turns and the others make it as hard as they can.
pub fn line<C: Claim>(
    claim: &mut C,
    position: &C::Game,
    mut left: u8,
) -> Result<Vec<Whole<C::Game>>, TooLarge> {
    let (mut line, mut here) = (Vec::new(), position.clone());
    while left > 0
        && let Some(mover) = here.to_move()
    {
        let next = if mover == claim.solver() {
            right(claim, &here, left)?.into_iter().next()
        } else {
            reply(claim, &here, left)?.map(Reply::into_turn)
        };
        let Some(turn) = next else { break };
        left = left_after(claim, Some(mover), left);
        here = turn.after.clone();
        line.push(turn);
    }
    Ok(line)
}

impl<G: Game> Reply<G> {
    /// The turn.
    pub fn into_turn(self) -> Whole<G> {
        match self {
            Reply::Refutes(turn) | Reply::Resists(turn) => turn,
        }
    }
}

/// The turns that are left to whoever attacks after one of somebody's.
pub fn left_after(claim: &impl Claim, mover: Option<Seat>, left: u8) -> u8 {
    left.saturating_sub(u8::from(mover == claim.attacker()))
}

/// Every turn after which the goal is reached, whatever the others do.
pub fn right<C: Claim>(
    claim: &mut C,
    position: &C::Game,
    left: u8,
) -> Result<Vec<Whole<C::Game>>, TooLarge> {
    let left = left_after(claim, position.to_move(), left);
    let mut found = Vec::new();
    for turn in turns(position) {
        if claim.holds(&turn.after, left)? {
            found.push(turn);
        }
    }
    Ok(found)
}

/// The best answer of whoever acts against the goal; none once the game is over.
///
/// Of answers that change nothing the one that takes longest is best, and of these the one after which the
/// fewest turns are right.
pub fn reply<C: Claim>(
    claim: &mut C,
    position: &C::Game,
    left: u8,
) -> Result<Option<Reply<C::Game>>, TooLarge> {
    let mover = position.to_move();
    let left = left_after(claim, mover, left);
    let mut best: Option<(usize, Whole<C::Game>)> = None;
    for turn in turns(position) {
        if !claim.holds(&turn.after, left)? {
            return Ok(Some(Reply::Refutes(turn)));
        }
        let ease = ease(claim, &turn.after, mover, left)?;
        if best.as_ref().is_none_or(|(least, _)| ease < *least) {
            best = Some((ease, turn));
        }
    }
    Ok(best.map(|(_, turn)| Reply::Resists(turn)))
}

/// How easily the goal is reached from a position: by how many turns, many more if it is reached sooner than it must be.
fn ease<C: Claim>(
    claim: &mut C,
    position: &C::Game,
    opponent: Option<Seat>,
    left: u8,
) -> Result<usize, TooLarge> {
    const SOONER: usize = 1_000_000;
    let next = position.to_move();
    if next.is_none() || next == opponent {
        return Ok(SOONER);
    }
    let mut soonest = left;
    while next == claim.attacker() && soonest > 1 && claim.holds(position, soonest - 1)? {
        soonest -= 1;
    }
    let saved = usize::from(left - soonest);
    Ok(SOONER * saved + right(claim, position, soonest)?.len())
}
