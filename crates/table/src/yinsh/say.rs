//! What the table says: announcements, and the names of points.

use i18n::Lang;
use i18n::yinsh::{Due, Effect, Holds, Message};
use i18n::yinsh::{IS_MOVABLE, IS_PICKED, IS_REMOVABLE, IS_TARGET};
use spoken::yinsh::{row, side};
use yinsh::{Clearing, Colour, Ending, Phase, Position, Row, Step};

use super::{Board, Role, Spot};
use crate::LastTurn;

/// A row within a sentence, where no line ends behind its dash.
fn unbroken(of: Row) -> String {
    row(of).replace('–', "–\u{2060}")
}

/// What a position with a complete ring move says about that move.
pub(super) fn effect(after: &Position, mover: Colour, flips: usize) -> Effect {
    let rows = |colour| after.rows(colour).map(unbroken).collect();
    Effect {
        flips,
        own_rows: rows(mover),
        other_rows: rows(mover.opponent()),
    }
}

impl Spot {
    /// What a screen reader says for this point: `f6, white ring, can move`.
    pub fn name(&self, lang: Lang) -> String {
        let holds = match (self.ring, self.marker) {
            (Some(colour), _) => Holds::Ring(side(colour)),
            (None, Some(colour)) => Holds::Marker(side(colour)),
            (None, None) => Holds::Nothing,
        };
        let role = match self.role {
            Role::Movable => Some(IS_MOVABLE),
            Role::Picked | Role::InChosenRow => Some(IS_PICKED),
            Role::Target => Some(IS_TARGET),
            Role::InRow | Role::Removable => Some(IS_REMOVABLE),
            Role::Plain | Role::Free | Role::Confirms => None,
        };
        let role = role.map(|role| format!(", {}", role.to(lang)));
        let holds = holds.name().to(lang);
        format!("{}, {holds}{}", self.point, role.unwrap_or_default())
    }
}

impl Board {
    /// The last confirmed turn in words, and the result if it ended the game.
    pub fn announcement(&self, lang: Lang) -> String {
        let turn = self.table.last_turn();
        let turn = turn.map(|turn| turn_in_words(&turn, lang));
        let said = turn.into_iter().chain(self.end().map(|end| end.say(lang)));
        said.collect::<Vec<String>>().join(". ")
    }

    /// Whether the last turn was a pass.
    pub(crate) fn passed(&self) -> bool {
        let turn = self.table.last_turn();
        turn.is_some_and(|turn| turn.steps == [Step::Pass])
    }

    /// How the game shown ended, if it did.
    pub(super) fn end(&self) -> Option<Message> {
        end_of(self.table.shown())
    }

    /// What the player to act has to do.
    pub(super) fn due(&self) -> Due {
        if self.table.is_complete() {
            return Due::Confirm;
        }
        let position = self.table.shown();
        match position.phase() {
            Phase::Place => Due::Place(6 - position.in_hand(self.mover())),
            Phase::Move => match self.hand.picked {
                Some(from) => Due::Landing(from.to_string()),
                None if position.legal().nth(0) == Some(Step::Pass) => Due::Pass,
                None => Due::Move,
            },
            Phase::Row(clearing) => match (clearing, self.choices().len()) {
                (Clearing::BeforeMove, 0 | 1) => Due::RowFirst,
                (Clearing::BeforeMove, _) => Due::WhichRowFirst,
                (Clearing::AfterMove, 0 | 1) => Due::Row,
                (Clearing::AfterMove, _) => Due::WhichRow,
            },
            Phase::Ring(_) => Due::Ring,
        }
    }
}

/// How the game ended in a position, if it did.
pub(crate) fn end_of(position: &Position) -> Option<Message> {
    let verdict = position.verdict()?;
    Some(match (verdict.winner, verdict.ending) {
        (None, _) => Message::Draw,
        (Some(winner), Ending::Rings) => Message::Wins(side(winner)),
        (Some(winner), Ending::Pool | Ending::Passes) => Message::WinsPool(side(winner)),
    })
}

fn turn_in_words(turn: &LastTurn<Position>, lang: Lang) -> String {
    let mover = side(turn.before.side());
    let mut position = turn.before;
    let mut said = Vec::new();
    for step in &turn.steps {
        let message = match *step {
            Step::PlaceRing(point) => Message::Placed(mover, point.to_string()),
            Step::MoveRing { from, to } => {
                let flips = position.flipped(from, to).len();
                Message::Moved(mover, from.to_string(), to.to_string(), flips)
            }
            Step::RemoveRow(taken) => Message::TookRow(row(taken)),
            Step::RemoveRing(ring) => Message::TookRing(ring.to_string()),
            Step::Pass => Message::Passed(mover),
        };
        said.push(message.say(lang));
        position.make(*step);
    }
    said.join(", ")
}
