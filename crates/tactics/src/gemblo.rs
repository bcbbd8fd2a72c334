//! Tactics of Gemblo: endings that are searched to their end.

mod ending;
mod image;
mod themes;

use game::Game;
use gemblo::Position;

use crate::Goal;
use crate::proof::{self, Claim, TooLarge, right};
use crate::turns::Whole;

pub use ending::Ending;
pub use image::{Image, image};
pub use themes::themes;

/// The most positions that a proof may look at, so that a browser has it within a second.
pub const MOST_POSITIONS: u32 = 5_000;

/// Every placement that reaches a goal; none where it is no such tactic, because it is out of reach or reached by
/// every placement.
pub fn solutions(position: &Position, goal: Goal) -> Result<Vec<Whole<Position>>, TooLarge> {
    let Some(mut ending) = Ending::new(position, goal) else {
        return Ok(Vec::new());
    };
    let found = right(&mut ending, position, 1)?;
    if found.len() == position.count_legal() {
        return Ok(Vec::new());
    }
    Ok(found)
}

/// What a position is a tactic of, in the order in which one would ask: to win, to shut a rival in, to have as little
/// left over as possible; each with every right placement.
pub fn find(position: &Position) -> Result<Vec<Tried>, TooLarge> {
    let goals = [
        Some(Goal::Win),
        Some(Goal::Shut),
        fewest(position)?.map(Goal::Fewest),
    ];
    let mut found = Vec::new();
    for goal in goals.into_iter().flatten() {
        found.extend(tried(position, goal)?);
    }
    Ok(found)
}

/// A goal, within how many own turns it is reached, and every placement that reaches it.
pub type Tried = (Goal, u8, Vec<Whole<Position>>);

/// What is proved of one goal, if the position is such a tactic.
pub fn tried(position: &Position, goal: Goal) -> Result<Option<Tried>, TooLarge> {
    let right = solutions(position, goal)?;
    if right.is_empty() {
        return Ok(None);
    }
    Ok(Some((goal, own_turns(position, goal)?, right)))
}

/// The fewest cells that whoever acts can be sure to have left over; none once the game is over.
pub fn fewest(position: &Position) -> Result<Option<u8>, TooLarge> {
    let Some(colour) = position.to_act() else {
        return Ok(None);
    };
    let now = position.scores()[position.seat_of(colour).index()].penalty();
    // Nothing below `least` is in reach, and `most` is.
    let (mut least, mut most) = (0, now);
    while least < most {
        let cells = (least + most) / 2;
        let ending = Ending::new(position, Goal::Fewest(cells));
        let reaches = ending.map(|mut ending| ending.holds(position, 1));
        if reaches.transpose()? == Some(true) {
            most = cells;
        } else {
            least = cells + 1;
        }
    }
    Ok(Some(most))
}

/// The turns of a game in which a goal is reached, as hard as the others can make it.
pub fn line(position: &Position, goal: Goal) -> Result<Vec<Whole<Position>>, TooLarge> {
    let Some(mut ending) = Ending::new(position, goal) else {
        return Ok(Vec::new());
    };
    if goal == Goal::Shut {
        return Ok(right(&mut ending, position, 1)?
            .into_iter()
            .take(1)
            .collect());
    }
    proof::line(&mut ending, position, 1)
}

/// How many turns whoever solves has, when the others make it as hard as they can.
fn own_turns(position: &Position, goal: Goal) -> Result<u8, TooLarge> {
    let movers = std::iter::once(*position)
        .chain(line(position, goal)?.into_iter().map(|turn| turn.after))
        .filter_map(|position| position.to_move());
    let own = position.to_move();
    // Who is to act before each turn; after the last one nobody is, or the goal is reached.
    let count = movers.filter(|mover| Some(*mover) == own).count();
    Ok(if goal == Goal::Shut { 1 } else { count as u8 })
}
