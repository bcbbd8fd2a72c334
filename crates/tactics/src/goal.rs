//! What is to be reached in a tactic.

use std::fmt;
use std::str::FromStr;

use crate::tactic::Unreadable;

/// What whoever solves a tactic has to reach.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Goal {
    /// Win by force: in YINSH within so many own turns, in Gemblo, with two players, at the end.
    Win,
    /// The only turn of YINSH that holds: after every other the opponent wins by force within so many turns.
    Only,
    /// One of a few turns of YINSH that hold.
    Defend,
    /// Leave no more than so many cells of Gemblo over, whatever the others do.
    Fewest(u8),
    /// Leave a rival's colour of Gemblo, which can still lay a piece, without a placement.
    Shut,
}

impl Goal {
    /// The word for programs, without numbers.
    pub const fn name(self) -> &'static str {
        match self {
            Goal::Win => "win",
            Goal::Only => "only",
            Goal::Defend => "defend",
            Goal::Fewest(_) => "fewest",
            Goal::Shut => "shut",
        }
    }
}

/// Writes the name; `fewest=7` where seven cells are left over.
impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            Goal::Fewest(cells) => write!(f, "={cells}"),
            _ => Ok(()),
        }
    }
}

impl FromStr for Goal {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Goal, Unreadable> {
        if let Some(cells) = text.strip_prefix("fewest=") {
            return cells
                .parse()
                .map(Goal::Fewest)
                .map_err(|_| Unreadable::Goal);
        }
        [Goal::Win, Goal::Only, Goal::Defend, Goal::Shut]
            .into_iter()
            .find(|goal| goal.name() == text)
            .ok_or(Unreadable::Goal)
    }
}
