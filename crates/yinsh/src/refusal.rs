//! Why a step, or the text of a turn, is refused.

use alloc::string::{String, ToString};
use core::error::Error;
use core::fmt;

use crate::{Colour, Phase, Point, Row};

/// The reason that a step or a text is refused; its message is meant for players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The text is no turn or step at all.
    Unreadable(String),
    /// The text names a point that the board does not have (rules A).
    NoSuchPoint(String),
    /// Two points that should span a row do not.
    NotFiveInLine(Point, Point),
    /// The game is over (rules E).
    GameOver,
    /// Another kind of step is due.
    Due(Phase, Colour),
    /// The point is not free (rules B, C2).
    Occupied(Point),
    /// The player has no ring there (rules C1, D2).
    NoRing(Colour, Point),
    /// The points are not on one line (rules C2).
    NotInLine(Point, Point),
    /// A ring stands in the way (rules C2).
    RingInTheWay(Point),
    /// The ring jumped over markers and had to land right behind them (rules C2).
    PastTheJump(Point),
    /// These five are not all markers of that colour (rules D1).
    NotARow(Colour, Row),
    /// A ring can still move, so passing is not allowed (rules E4).
    CanMove,
    /// The short form of a removal, while several rows could be meant.
    WhichRow,
    /// The turn goes on after the text ends.
    Unfinished(Phase, Colour),
    /// The text goes on after the turn ends.
    TurnOver,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Unreadable(text) => write!(f, "\"{text}\" is not a turn"),
            Refusal::NoSuchPoint(text) => write!(f, "there is no point \"{text}\""),
            Refusal::NotFiveInLine(one, other) => {
                write!(
                    f,
                    "{one} and {other} are not the ends of five points in line"
                )
            }
            Refusal::GameOver => f.write_str("the game is over"),
            Refusal::Due(phase, colour) => write!(f, "{colour} has to {}", due(*phase)),
            Refusal::Occupied(point) => write!(f, "{point} is not free"),
            Refusal::NoRing(colour, point) => write!(f, "{colour} has no ring on {point}"),
            Refusal::NotInLine(from, to) => write!(f, "{from} and {to} are not on one line"),
            Refusal::RingInTheWay(ring) => write!(f, "the ring on {ring} is in the way"),
            Refusal::PastTheJump(landing) => {
                write!(
                    f,
                    "a ring that jumps over markers lands right behind them, on {landing}"
                )
            }
            Refusal::NotARow(colour, row) => {
                let colour = colour.to_string().to_lowercase();
                write!(f, "{row} is not a row of five {colour} markers")
            }
            Refusal::CanMove => f.write_str("a ring can move, so passing is not allowed"),
            Refusal::WhichRow => f.write_str("several rows can be removed: name one by its ends"),
            Refusal::Unfinished(phase, colour) => {
                write!(
                    f,
                    "the turn is not complete: {colour} has to {}",
                    due(*phase)
                )
            }
            Refusal::TurnOver => f.write_str("the text goes on after the turn is complete"),
        }
    }
}

impl Error for Refusal {}

fn due(phase: Phase) -> &'static str {
    match phase {
        Phase::Place => "place a ring",
        Phase::Move => "move a ring",
        Phase::Row(_) => "remove a row",
        Phase::Ring(_) => "remove a ring",
    }
}

/// The beginning of a text, short enough to be shown in a message.
pub(crate) fn excerpt(text: &str) -> String {
    game::excerpt(text, 40)
}
