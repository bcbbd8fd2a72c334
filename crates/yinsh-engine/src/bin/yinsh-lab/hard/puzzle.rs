//! A hard puzzle and its text.

use std::fmt;
use std::str::FromStr;

use engine::Thought;
use game::Game;
use yinsh::{Position, Step};

/// What is to be found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// That there is a win by force, in so many own turns.
    Win(u32),
    /// The only good turn: all others are far worse.
    Only,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Win(turns) => write!(f, "win-{turns}"),
            Kind::Only => f.write_str("only"),
        }
    }
}

/// A position with a turn that solves it.
pub struct Hard {
    pub kind: Kind,
    pub position: Position,
    pub turn: Vec<Step>,
}

impl Hard {
    /// Whether a win is seen, or the only turn is the best; what that removes afterwards is left open.
    pub fn is_solved_by(&self, thought: &Thought<Step>) -> bool {
        match self.kind {
            Kind::Win(_) => wins(&self.position, thought).is_some(),
            Kind::Only => thought.best()[0] == self.turn[0],
        }
    }
}

/// In how many own turns the player who acts wins, where that is proved.
pub fn wins(position: &Position, thought: &Thought<Step>) -> Option<u32> {
    let (winner, turns) = thought.lines[0].forced?;
    (winner == position.side().seat()).then(|| turns.div_ceil(2))
}

impl fmt::Display for Hard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turn = Position::write_turn(&self.turn);
        write!(f, "{} | {} | {turn}", self.kind, self.position)
    }
}

impl FromStr for Hard {
    type Err = String;

    fn from_str(line: &str) -> Result<Hard, String> {
        let parts: Vec<&str> = line.split(" | ").collect();
        let read = || {
            let [kind, position, turn] = parts[..] else {
                return None;
            };
            let position: Position = position.parse().ok()?;
            let kind = match kind.strip_prefix("win-") {
                Some(turns) => Kind::Win(turns.parse().ok()?),
                None => (kind == "only").then_some(Kind::Only)?,
            };
            Some(Hard {
                kind,
                position,
                turn: position.read_turn(turn).ok()?,
            })
        };
        read().ok_or_else(|| format!("no puzzle: {line}"))
    }
}
