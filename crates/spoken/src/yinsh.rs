//! What the rules of YINSH refuse: turns, and positions that are set up.

use i18n::Lang;
use i18n::study::analysis as words;
use i18n::yinsh::{Due, Refused, Side};
use yinsh::{Clearing, Colour, Fault, Phase, Refusal, Row};

/// A colour as the texts know it.
pub fn side(colour: Colour) -> Side {
    match colour {
        Colour::White => Side::White,
        Colour::Black => Side::Black,
    }
}

/// A row as people read it.
pub fn row(row: Row) -> String {
    format!("{}–{}", row.first(), row.last())
}

/// Why a step or the text of a turn is refused, for the player who tried it.
pub fn refused(refusal: Refusal) -> Refused {
    match refusal {
        Refusal::Unreadable(text) => Refused::Unreadable(text),
        Refusal::NoSuchPoint(text) => Refused::NoSuchPoint(text),
        Refusal::NotFiveInLine(one, other) => {
            Refused::NotFiveInLine(one.to_string(), other.to_string())
        }
        Refusal::GameOver => Refused::GameOver,
        Refusal::Due(phase, colour) => Refused::First(side(colour), due_in(phase)),
        Refusal::Occupied(point) => Refused::Occupied(point.to_string()),
        Refusal::NoRing(_, point) => Refused::NoRing(point.to_string()),
        Refusal::NotInLine(from, to) => Refused::NotInLine(from.to_string(), to.to_string()),
        Refusal::RingInTheWay(ring) => Refused::RingInTheWay(ring.to_string()),
        Refusal::PastTheJump(landing) => Refused::PastTheJump(landing.to_string()),
        Refusal::NotARow(_, taken) => Refused::NotARow(row(taken)),
        Refusal::CanMove => Refused::CanMove,
        Refusal::WhichRow => Refused::WhichRow,
        Refusal::Unfinished(phase, colour) => Refused::Unfinished(side(colour), due_in(phase)),
        Refusal::TurnOver => Refused::TurnOver,
    }
}

/// What is due in a phase, without a look at the board.
fn due_in(phase: Phase) -> Due {
    match phase {
        Phase::Place => Due::PlaceAny,
        Phase::Move => Due::Move,
        Phase::Row(Clearing::BeforeMove) => Due::RowFirst,
        Phase::Row(Clearing::AfterMove) => Due::Row,
        Phase::Ring(_) => Due::Ring,
    }
}

/// Why a position that was set up is none, in words.
pub fn fault(fault: &Fault, lang: Lang) -> String {
    let name = |colour: &Colour| side(*colour).name().to(lang);
    match fault {
        Fault::Rings(colour) => words::FAULT_RINGS.with(lang, &[name(colour)]),
        Fault::Removed => words::FAULT_REMOVED.to(lang).to_owned(),
        Fault::Markers => words::FAULT_MARKERS.to(lang).to_owned(),
        Fault::Opening => words::FAULT_OPENING.to(lang).to_owned(),
        Fault::PendingRow(colour) => words::FAULT_ROW.with(lang, &[name(colour)]),
        // These come from texts, not from a board; nobody can draw them.
        Fault::Parts(_)
        | Fault::Columns(_)
        | Fault::Column(..)
        | Fault::Symbol(..)
        | Fault::Part(..)
        | Fault::Shared(_)
        | Fault::NoRow(_)
        | Fault::Passes => words::FAULT_OTHER.to(lang).to_owned(),
    }
}
