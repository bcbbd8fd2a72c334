//! The names of colours, and what the rules of Gemblo refuse.

use gemblo::{BadCell, Colour, Owner, Position, Refusal};
use i18n::gemblo::{Refused, Tint};

/// A tint as the texts know it.
pub fn tint(tint: gemblo::Tint) -> Tint {
    Tint::ALL[tint.index()]
}

/// The tint of a colour.
pub fn tint_of(position: &Position, colour: Colour) -> Tint {
    tint(position.tint(colour))
}

/// Why a placement is refused, for the player who tried it.
pub fn refused(position: &Position, refusal: &Refusal) -> Refused {
    let owner = |owner: &Owner| match owner {
        Owner::Colour(colour) => Some(tint_of(position, *colour)),
        Owner::Obstacle => None,
    };
    match refusal {
        Refusal::GameOver => Refused::GameOver,
        Refusal::PieceUsed(_) => Refused::Used,
        Refusal::OffTheArea(cell) => Refused::OffTheArea(cell.to_string()),
        Refusal::Occupied { cell, by } => Refused::Occupied(cell.to_string(), owner(by)),
        Refusal::StartNotCovered(start) => Refused::StartNotCovered(start.to_string()),
        Refusal::TouchesOwn { cell, own } => Refused::TouchesOwn(cell.to_string(), own.to_string()),
        Refusal::NotConnected => Refused::NotConnected,
        Refusal::Covered { own, cell, by, .. } => {
            Refused::Covered(own.to_string(), cell.to_string(), owner(by))
        }
        Refusal::BadCell(BadCell(text)) => Refused::NoCell(text.clone()),
        Refusal::RepeatedCell(cell) => Refused::Repeated(cell.to_string()),
        Refusal::NotAPiece => Refused::NoShape,
    }
}
