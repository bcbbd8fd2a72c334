//! Why a text is not SGF, and where.

use core::fmt;

use crate::Wrong;

/// What is wrong with a text that should be SGF.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// There is no `(;` in the whole text.
    NoTree,
    /// The text ends before the tree that begins here.
    UnclosedTree,
    /// The text ends before the value that begins here.
    UnclosedValue,
    /// A property name without a value.
    NoValue,
    /// A value without a property name.
    NoIdent,
    /// A character that has no meaning at this place.
    Unexpected(char),
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::NoTree => f.write_str("no game tree `(;…)` in this text"),
            Reason::UnclosedTree => f.write_str("the game tree that begins here is never closed"),
            Reason::UnclosedValue => f.write_str("the value that begins here is never closed"),
            Reason::NoValue => f.write_str("this property has no value"),
            Reason::NoIdent => f.write_str("this value belongs to no property"),
            Reason::Unexpected(found) => write!(f, "unexpected {found:?} in a game tree"),
        }
    }
}

/// The first place where a text is not SGF, and why.
pub type SgfError = Wrong<Reason>;
