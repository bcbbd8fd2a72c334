//! A tactic that somebody tries: what was played is judged, and answered as well as it can be.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use game::Game;

use crate::proof::{self, Claim, Reply, TooLarge, left_after};
use crate::turns::{Whole, turns};
use crate::{Goal, Start, Unreadable, gemblo, yinsh};

/// No refutation is followed any further; what comes later convinces nobody.
const LONGEST: usize = 12;

/// A tactic and what was played there so far; whoever solves it has made the last turn.
///
/// Its text is `GOAL WITHIN | POSITION | TURN TURN …`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trial {
    /// What is to be reached.
    pub goal: Goal,
    /// Within how many turns of whoever attacks.
    pub within: u8,
    /// The position, as a tactic tells it.
    pub place: String,
    /// The turns of everybody from there on.
    pub turns: Vec<String>,
}

/// What is said to a trial, with the turns that show it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The goal is reached, after these last turns of the others.
    Solved(Vec<String>),
    /// The goal is still in reach: the others answer so, as hard as they can.
    GoesOn(Vec<String>),
    /// The goal is lost; this is what refutes the last turn.
    Refuted(Vec<String>),
}

/// Why a trial cannot be judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Untried {
    /// There is no such position, or no such goal there.
    Place(Unreadable),
    /// A turn that nobody can make.
    Turn(String),
    /// There are too many ways to play on.
    TooLarge,
}

impl Trial {
    /// Judges the last turn and answers it.
    pub fn judge(&self) -> Result<Verdict, Untried> {
        match self.place.parse().map_err(Untried::Place)? {
            Start::Yinsh(position) => {
                let claim = yinsh::Within::new(&position, self.goal);
                self.judged(claim, position)
            }
            Start::Gemblo(position) => {
                let claim = gemblo::Ending::new(&position, self.goal);
                let claim = claim.ok_or(Untried::Place(Unreadable::Goal))?;
                self.judged(claim, *position)
            }
        }
    }

    /// What is played from the beginning when all goes right.
    pub fn line(&self) -> Result<Vec<String>, Untried> {
        let start: Start = self.place.parse().map_err(Untried::Place)?;
        Ok(start.line(self.goal, self.within)?)
    }

    fn judged<C: Claim>(&self, mut claim: C, start: C::Game) -> Result<Verdict, Untried> {
        let (mut here, mut left) = (start, self.within);
        for text in &self.turns {
            let is_it = |turn: &Whole<C::Game>| <C::Game as Game>::write_turn(&turn.steps) == *text;
            let turn = turns(&here).into_iter().find(is_it);
            let turn = turn.ok_or_else(|| Untried::Turn(text.clone()))?;
            left = left_after(&claim, here.to_move(), left);
            here = turn.after;
        }
        if claim.holds(&here, left)? {
            Ok(answered(&mut claim, here, left)?)
        } else {
            Ok(Verdict::Refuted(refuted(&mut claim, here, left)))
        }
    }
}

/// What the others play until whoever solves is to move again, or the goal is reached.
fn answered<C: Claim>(claim: &mut C, mut here: C::Game, mut left: u8) -> Result<Verdict, TooLarge> {
    let mut answers = Vec::new();
    loop {
        let mover = here.to_move();
        if mover.is_none() || claim.is_settled(&here, left) {
            return Ok(Verdict::Solved(answers));
        }
        if mover == Some(claim.solver()) {
            return Ok(Verdict::GoesOn(answers));
        }
        let Some(reply) = proof::reply(claim, &here, left)? else {
            return Ok(Verdict::Solved(answers));
        };
        let turn = reply.into_turn();
        answers.push(C::Game::write_turn(&turn.steps));
        left = left_after(claim, mover, left);
        here = turn.after;
    }
}

/// What is played after a wrong turn until everybody sees it; cut short where there is too much to look at.
fn refuted<C: Claim>(claim: &mut C, mut here: C::Game, mut left: u8) -> Vec<String> {
    let mut line = Vec::new();
    while line.len() < LONGEST
        && !claim.is_settled(&here, left)
        && let Ok(Some(turn)) = worst(claim, &here, left)
    {
        let is_own_attack = claim.attacker() == Some(claim.solver());
        line.push(C::Game::write_turn(&turn.steps));
        left = left_after(claim, here.to_move(), left);
        here = turn.after;
        // A win that was let go is seen when the opponent has prevented it.
        if is_own_attack {
            break;
        }
    }
    line
}

/// The turn that shows soonest that a goal is lost; of whoever solves, the one that hides it longest.
fn worst<C: Claim>(
    claim: &mut C,
    here: &C::Game,
    left: u8,
) -> Result<Option<Whole<C::Game>>, TooLarge> {
    if here.to_move() == Some(claim.solver()) {
        let mut all = turns(here);
        let sooner = left.saturating_sub(1);
        for at in 0..all.len() {
            if claim.holds(&all[at].after, sooner)? {
                return Ok(Some(all.swap_remove(at)));
            }
        }
        return Ok(all.into_iter().next());
    }
    for soon in 1..=left.max(1) {
        if let Some(Reply::Refutes(turn)) = proof::reply(claim, here, soon)? {
            return Ok(Some(turn));
        }
    }
    Ok(None)
}

impl fmt::Display for Trial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (goal, within, place) = (self.goal, self.within, &self.place);
        write!(f, "{goal} {within} | {place} | {}", self.turns.join(" "))
    }
}

impl FromStr for Trial {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Trial, Unreadable> {
        let parts: Vec<&str> = text.split(" | ").collect();
        let [task, place, played] = parts[..] else {
            return Err(Unreadable::Parts);
        };
        let (goal, within) = task.split_once(' ').ok_or(Unreadable::Parts)?;
        Ok(Trial {
            goal: goal.parse()?,
            within: within.parse().map_err(|_| Unreadable::Number)?,
            place: place.to_owned(),
            turns: words(played),
        })
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, turns) = match self {
            Verdict::Solved(turns) => ("solved", turns),
            Verdict::GoesOn(turns) => ("goes-on", turns),
            Verdict::Refuted(turns) => ("refuted", turns),
        };
        write!(f, "{word} {}", turns.join(" "))
    }
}

impl FromStr for Verdict {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Verdict, Unreadable> {
        let (word, turns) = text.split_once(' ').ok_or(Unreadable::Parts)?;
        Ok(match word {
            "solved" => Verdict::Solved(words(turns)),
            "goes-on" => Verdict::GoesOn(words(turns)),
            "refuted" => Verdict::Refuted(words(turns)),
            _ => return Err(Unreadable::Parts),
        })
    }
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

impl fmt::Display for Untried {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Untried::Place(reason) => reason.fmt(f),
            Untried::Turn(text) => write!(f, "{text} cannot be played there"),
            Untried::TooLarge => TooLarge.fmt(f),
        }
    }
}

impl Error for Untried {}

impl From<TooLarge> for Untried {
    fn from(_: TooLarge) -> Untried {
        Untried::TooLarge
    }
}
