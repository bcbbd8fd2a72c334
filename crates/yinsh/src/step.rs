//! The five kinds of step that a turn is made of.

use core::fmt;
use core::str::FromStr;

use crate::{Point, Refusal, Row};

/// One action of one player; a turn has one or more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step {
    /// Put a ring on a free point in the opening (rules B): `e3`.
    PlaceRing(Point),
    /// Leave a marker at `from` and move the ring to `to` (rules C): `a2-h9`.
    MoveRing {
        /// Where the ring stands.
        from: Point,
        /// Where it lands.
        to: Point,
    },
    /// Take a row of one's own colour off the board (rules D): `xg5-g9`.
    RemoveRow(Row),
    /// Take one's own ring off the board as the sign of a row (rules D): `xa5`.
    RemoveRing(Point),
    /// No ring can move (rules E4): `--`.
    Pass,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::PlaceRing(point) => write!(f, "{point}"),
            Step::MoveRing { from, to } => write!(f, "{from}-{to}"),
            Step::RemoveRow(row) => write!(f, "x{row}"),
            Step::RemoveRing(ring) => write!(f, "x{ring}"),
            Step::Pass => f.write_str("--"),
        }
    }
}

impl FromStr for Step {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Step, Refusal> {
        if text == "--" {
            return Ok(Step::Pass);
        }
        if let Some(removed) = text.strip_prefix(['x', 'X']) {
            return if removed.contains('-') {
                Ok(Step::RemoveRow(removed.parse()?))
            } else {
                Ok(Step::RemoveRing(removed.parse()?))
            };
        }
        match text.split_once('-') {
            Some((from, to)) => Ok(Step::MoveRing {
                from: from.parse()?,
                to: to.parse()?,
            }),
            None => Ok(Step::PlaceRing(text.parse()?)),
        }
    }
}
