//! Why a text is not a record, and where.

use core::fmt;

use crate::Wrong;

/// What is wrong with a text that should be a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// There is nothing but blanks.
    Empty,
    /// A header line that is not `[Key "value"]`.
    BadTag,
    /// The text ends before the comment that begins here.
    UnclosedComment,
    /// The text ends before the variation that begins here.
    UnclosedVariation,
    /// A variation before any turn that it could replace.
    NothingReplaced,
    /// The end of a variation that has no beginning.
    NoVariation,
    /// A number without a turn.
    NoTurn,
    /// A turn with another number than its place in the game.
    WrongNumber(usize),
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Empty => f.write_str("nothing is written here"),
            Reason::BadTag => f.write_str("a header line must read [Key \"value\"]"),
            Reason::UnclosedComment => f.write_str("the comment that begins here is never closed"),
            Reason::UnclosedVariation => {
                f.write_str("the variation that begins here is never closed")
            }
            Reason::NothingReplaced => {
                f.write_str("a variation stands behind the turn that it replaces")
            }
            Reason::NoVariation => f.write_str("no variation ends here"),
            Reason::NoTurn => f.write_str("no turn follows this number"),
            Reason::WrongNumber(expected) => write!(f, "this turn should have number {expected}"),
        }
    }
}

/// The first place where a text is not a record, and why.
pub type TextError = Wrong<Reason>;
