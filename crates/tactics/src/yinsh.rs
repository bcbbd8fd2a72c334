//! Tactics of YINSH: wins by force, and the turns that prevent one.

mod forced;
mod image;
mod themes;

use game::Seat;
use yinsh::{Colour, Position};

use crate::Goal;
use crate::proof::{Claim, TooLarge, right};
use crate::turns::{Whole, shortened, turns};

pub use forced::Forced;
pub use image::image;
pub use themes::themes;

/// The longest wins that are looked for, in own turns: one more takes a hundred times as long.
pub const LONGEST_WIN: u8 = 3;
/// The longest wins of the opponent that are prevented.
pub const LONGEST_DEFENCE: u8 = 2;

/// That the goal is reached within so many turns of whoever attacks.
pub struct Within {
    forced: Forced,
    attacker: Colour,
    /// Whether whoever solves attacks; the others hold out.
    attacks: bool,
}

impl Within {
    /// The claim of whoever acts in a position.
    pub fn new(position: &Position, goal: Goal) -> Within {
        let attacks = goal == Goal::Win;
        let own = position.side();
        Within {
            forced: Forced::default(),
            attacker: if attacks { own } else { own.opponent() },
            attacks,
        }
    }
}

impl Claim for Within {
    type Game = Position;

    fn holds(&mut self, position: &Position, left: u8) -> Result<bool, TooLarge> {
        let is_forced = self.forced.is_won(position, self.attacker, left);
        Ok(is_forced == self.attacks)
    }

    /// Nobody is attacked by whoever has no turn left.
    fn is_settled(&self, position: &Position, left: u8) -> bool {
        left == 0 || position.verdict().is_some()
    }

    fn solver(&self) -> Seat {
        let solver = if self.attacks {
            self.attacker
        } else {
            self.attacker.opponent()
        };
        solver.seat()
    }

    fn attacker(&self) -> Option<Seat> {
        Some(self.attacker.seat())
    }
}

/// Every turn that reaches a goal within so many turns; none where it is no such tactic, because the goal is
/// reached sooner or by every turn.
pub fn solutions(position: &Position, goal: Goal, within: u8) -> Vec<Whole<Position>> {
    match goal {
        Goal::Win => win(position, within),
        Goal::Only | Goal::Defend => {
            let found = defence(position, within).filter(|(found, _)| *found == goal);
            found.map_or_else(Vec::new, |(_, turns)| turns)
        }
        Goal::Fewest(_) | Goal::Shut => Vec::new(),
    }
}

/// Every turn that wins within so many turns, where none wins sooner and not all do.
fn win(position: &Position, within: u8) -> Vec<Whole<Position>> {
    let mut claim = Within::new(position, Goal::Win);
    if position.verdict().is_some() || claim.forced.is_won(position, position.side(), within - 1) {
        return Vec::new();
    }
    some(
        position,
        right(&mut claim, position, within).unwrap_or_default(),
    )
}

/// Every turn after which the opponent does not win within so many turns, where not all hold and nothing wins
/// soon; and whether it is the only one.
pub fn defence(position: &Position, within: u8) -> Option<(Goal, Vec<Whole<Position>>)> {
    let mut claim = Within::new(position, Goal::Defend);
    let side = position.side();
    if position.verdict().is_some() || claim.forced.is_won(position, side, LONGEST_DEFENCE) {
        return None;
    }
    let found = some(position, right(&mut claim, position, within).ok()?);
    let ways = shortened(&turns(position), &found).len();
    let goal = if ways == 1 { Goal::Only } else { Goal::Defend };
    (ways > 0).then_some((goal, found))
}

/// The turns, if they are not all that there are.
fn some(position: &Position, found: Vec<Whole<Position>>) -> Vec<Whole<Position>> {
    if found.len() < turns(position).len() {
        found
    } else {
        Vec::new()
    }
}

/// What a position is a tactic of, with every right turn: a win first, the nearest one, then a defence.
pub fn find(position: &Position) -> Option<(Goal, u8, Vec<Whole<Position>>)> {
    let wins = (1..=LONGEST_WIN).map(|within| (Goal::Win, within, win(position, within)));
    let defences = (1..=LONGEST_DEFENCE).filter_map(|within| {
        let (goal, found) = defence(position, within)?;
        Some((goal, within, found))
    });
    wins.chain(defences).find(|(_, _, found)| !found.is_empty())
}
