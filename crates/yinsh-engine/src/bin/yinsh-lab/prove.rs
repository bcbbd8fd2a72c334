//! Proofs by exhaustive search: which whole turns win, or alone hold out.

use std::fmt;
use std::str::FromStr;

use game::{Game, Turn};
use yinsh::{Colour, Position, Step};

/// What is to be found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A turn that wins at once.
    WinIn1,
    /// A turn after which every answer allows a turn that wins; none wins at once.
    WinIn2,
    /// The only turn after which the opponent cannot win at once.
    OnlyMove,
}

impl Kind {
    pub const ALL: [Kind; 3] = [Kind::WinIn1, Kind::WinIn2, Kind::OnlyMove];
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::WinIn1 => "win-1",
            Kind::WinIn2 => "win-2",
            Kind::OnlyMove => "only",
        })
    }
}

/// A position with every turn that solves it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    pub kind: Kind,
    pub position: Position,
    pub solutions: Vec<Vec<Step>>,
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | {} |", self.kind, self.position)?;
        let mut turns = self.solutions.iter();
        turns.try_for_each(|turn| write!(f, " {}", Position::write_turn(turn)))
    }
}

impl FromStr for Puzzle {
    type Err = String;

    fn from_str(line: &str) -> Result<Puzzle, String> {
        let wrong = || format!("no puzzle: {line}");
        let mut parts = line.split(" | ");
        let (Some(kind), Some(position), Some(turns)) = (parts.next(), parts.next(), parts.next())
        else {
            return Err(wrong());
        };
        let kind = Kind::ALL.into_iter().find(|it| it.to_string() == kind);
        let position: Position = position.parse().map_err(|_| wrong())?;
        let turns = turns
            .split(' ')
            .map(|turn| position.read_turn(turn).map_err(|_| wrong()));
        Ok(Puzzle {
            kind: kind.ok_or_else(wrong)?,
            position,
            solutions: turns.collect::<Result<_, _>>()?,
        })
    }
}

/// All whole turns, each with the position it leads to.
pub fn turns(position: &Position) -> Vec<(Vec<Step>, Position)> {
    let (mut open, mut whole) = (vec![(Vec::new(), *position)], Vec::new());
    while let Some((steps, position)) = open.pop() {
        for step in position.legal().iter() {
            let (mut steps, mut next) = (steps.clone(), position);
            steps.push(step);
            match next.make(step) {
                Turn::Done => whole.push((steps, next)),
                Turn::Open => open.push((steps, next)),
            }
        }
    }
    whole
}

/// Whether the player who acts has a turn that wins.
pub fn wins_at_once(position: &Position) -> bool {
    let side = position.side();
    position.verdict().is_none()
        && position.legal().iter().any(|step| {
            let mut next = *position;
            match next.make(step) {
                Turn::Done => is_won(&next, side),
                Turn::Open => wins_at_once(&next),
            }
        })
}

fn is_won(position: &Position, side: Colour) -> bool {
    let verdict = position.verdict();
    verdict.is_some_and(|verdict| verdict.winner == Some(side))
}

/// Whether every answer leaves `side` with a win at once, or won.
fn every_answer_loses(position: &Position, side: Colour) -> bool {
    position.verdict().is_none()
        && turns(position)
            .iter()
            .all(|(_, next)| is_won(next, side) || next.side() == side && wins_at_once(next))
}

/// Every turn that solves the position as a puzzle of this kind; none where it is no such puzzle.
pub fn solutions(kind: Kind, position: &Position) -> Vec<Vec<Step>> {
    let side = position.side();
    if kind != Kind::WinIn1 && wins_at_once(position) {
        return Vec::new();
    }
    let solves = |after: &Position| match kind {
        Kind::WinIn1 => is_won(after, side),
        Kind::WinIn2 => every_answer_loses(after, side),
        Kind::OnlyMove => !is_won(after, side.opponent()) && !wins_at_once(after),
    };
    let all = turns(position);
    let found = all.iter().filter(|(_, after)| solves(after));
    let found: Vec<Vec<Step>> = found.map(|(steps, _)| steps.clone()).collect();
    match kind {
        Kind::OnlyMove if found.len() != 1 || all.len() < 2 => Vec::new(),
        _ => found,
    }
}
