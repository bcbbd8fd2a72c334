//! What the table says: announcements, and the names of cells.

use game::Seat;
use gemblo::{Cell, Colour, Position, Refusal};
use i18n::Lang;
use i18n::gemblo::{Due, Message, Refused, Who};
use spoken::gemblo::{refused, tint_of};

use super::{Board, Laying, ResultLine};
use crate::{LastTurn, Standing, Status};

/// A colour's name, with its player's where these differ.
pub(super) fn who(position: &Position, colour: Colour) -> Who {
    match position.players() {
        2 => Who::ColourOf(tint_of(position, colour), position.seat_of(colour).0 + 1),
        _ => Who::Colour(tint_of(position, colour)),
    }
}

/// A player's name: the colour's, unless there are two.
pub(crate) fn player(position: &Position, seat: Seat) -> Who {
    let colour = position.colours().find(|c| position.seat_of(*c) == seat);
    match colour {
        Some(colour) if position.players() != 2 => Who::Colour(tint_of(position, colour)),
        _ => Who::Player(seat.0 + 1),
    }
}

/// The cell that is to blame.
pub(super) fn fault(refusal: &Refusal) -> Option<Cell> {
    match refusal {
        Refusal::OffTheArea(cell)
        | Refusal::Occupied { cell, .. }
        | Refusal::StartNotCovered(cell)
        | Refusal::TouchesOwn { cell, .. } => Some(*cell),
        Refusal::GameOver
        | Refusal::BadCell(_)
        | Refusal::RepeatedCell(_)
        | Refusal::NotAPiece
        | Refusal::PieceUsed(_)
        | Refusal::NotConnected
        | Refusal::Covered { .. } => None,
    }
}

impl Board {
    /// What the table says.
    pub fn status(&self, lang: Lang) -> Status {
        let note = self.note();
        Status {
            standing: self.table.standing(),
            message: self.message().say(lang),
            refused: matches!(note, Some(Message::Refused(_))),
            note: note.map(|note| note.say(lang)),
        }
    }

    /// The last confirmed turn in words, who passes from now on, and the result.
    pub fn announcement(&self, lang: Lang) -> String {
        let turn = self.table.last_turn();
        let laid = turn.as_ref().and_then(laid);
        let said = laid.into_iter().chain(self.newly_out()).chain(self.end());
        let words: Vec<String> = said.map(|message| message.say(lang)).collect();
        words.join(". ")
    }

    fn message(&self) -> Message {
        if let Some(end) = self.end() {
            return end;
        }
        let position = self.base();
        let Some(colour) = position.to_act() else {
            return Message::Refused(Refused::GameOver);
        };
        let due = match self.table.standing() {
            Standing::Unconfirmed => Due::Confirm,
            Standing::Acting if self.hand.held.is_some() => Due::Place,
            Standing::Acting if position.cells_of(colour).is_empty() => Due::Start,
            Standing::Acting => Due::Piece,
            Standing::Waiting | Standing::LookingBack | Standing::Over => Due::Wait,
        };
        Message::Due(who(position, colour), due)
    }

    fn note(&self) -> Option<Message> {
        if let Some(refused) = &self.hand.refused {
            return Some(Message::Refused(refused.clone()));
        }
        if let Some(ghost) = self.ghost().filter(|ghost| !ghost.fits) {
            let refusal = self.base().check(ghost.placement).err()?;
            return Some(Message::Refused(refused(self.base(), &refusal)));
        }
        match self.in_hand().filter(|_| self.drafted().is_none()) {
            Some(held) => {
                let legal = self.base().legal();
                let same = legal.iter().filter(|placement| placement.piece() == held);
                Some(Message::Fits(same.count()))
            }
            None => self.newly_out(),
        }
    }

    /// The colours that the last turn left without a place or without a piece.
    fn newly_out(&self) -> Option<Message> {
        let turn = self.table.last_turn()?;
        let after = self.base();
        let newly = after.passed().without(turn.before.passed());
        let has_all_laid = |colour: &Colour| after.left(*colour).is_empty();
        let (done, out): (Vec<Colour>, Vec<Colour>) = newly.iter().partition(has_all_laid);
        let names = |colours: Vec<Colour>| -> Vec<Who> {
            let names = colours.into_iter().map(|colour| who(after, colour));
            names.collect()
        };
        let any = !done.is_empty() || !out.is_empty();
        any.then(|| Message::Out(names(out), names(done)))
    }

    /// Whether the last turn left a colour without a place.
    pub(crate) fn passed(&self) -> bool {
        self.newly_out().is_some()
    }

    /// Who is first, once the game shown is over.
    fn end(&self) -> Option<Message> {
        first(&self.results()).filter(|_| self.drafted().is_none())
    }
}

/// Who is first, if there are results.
pub(crate) fn first(results: &[ResultLine]) -> Option<Message> {
    let first = results.iter().filter(|line| line.place == 1);
    let first: Vec<Who> = first.map(|line| line.who).collect();
    (!first.is_empty()).then_some(Message::First(first))
}

fn laid(turn: &LastTurn<Position>) -> Option<Message> {
    let placement = turn.steps[0];
    let whose = who(&turn.before, turn.before.to_act()?);
    let (size, origin) = (placement.piece().size(), placement.origin().to_string());
    Some(Message::Laid(whose, size, origin))
}
