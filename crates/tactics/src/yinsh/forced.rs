//! Who wins by force, shown by trying every turn and every answer.

use std::collections::HashMap;

use game::Turn;
use yinsh::{Colour, Position};

/// What is known of wins by force.
#[derive(Default)]
pub struct Forced {
    /// Whether whoever acts wins within so many own turns; wins at once are quicker tried than looked up.
    known: HashMap<(Position, u8), bool>,
}

impl Forced {
    /// Whether a player, who may or may not act, has won or wins within so many own turns.
    pub fn is_won(&mut self, position: &Position, winner: Colour, within: u8) -> bool {
        match position.verdict() {
            Some(verdict) => verdict.winner == Some(winner),
            None if position.side() == winner => self.wins(position, within),
            None => self.every_answer_loses(position, winner, within),
        }
    }

    fn wins(&mut self, position: &Position, within: u8) -> bool {
        let side = position.side();
        match within {
            0 => return false,
            1 => return any_turn(position, &mut |after| is_won(after, side)),
            _ => {}
        }
        if let Some(known) = self.known.get(&(*position, within)) {
            return *known;
        }
        // Most wins are nearer, and these are shown much sooner.
        let wins = self.wins(position, within - 1)
            || any_turn(position, &mut |after| self.is_won(after, side, within - 1));
        self.known.insert((*position, within), wins);
        wins
    }

    fn every_answer_loses(&mut self, position: &Position, winner: Colour, within: u8) -> bool {
        !any_turn(position, &mut |after| !self.is_won(after, winner, within))
    }
}

fn is_won(position: &Position, side: Colour) -> bool {
    let verdict = position.verdict();
    verdict.is_some_and(|verdict| verdict.winner == Some(side))
}

/// Whether a whole turn leads to a position that is looked for.
fn any_turn(position: &Position, is_such: &mut impl FnMut(&Position) -> bool) -> bool {
    position.legal().iter().any(|step| {
        let mut after = *position;
        match after.make(step) {
            Turn::Done => is_such(&after),
            Turn::Open => any_turn(&after, is_such),
        }
    })
}
