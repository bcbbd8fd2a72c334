//! What a solver answers.

use std::error::Error;
use std::fmt;

use crate::pace::Pace;

/// Whether solutions that a symmetry of the silhouette maps onto each other are one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fold {
    /// Each counts by itself.
    Separate,
    /// They count as one, and the first of them is shown.
    Folded,
}

/// Whether a search came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Everything was searched.
    Complete,
    /// The caller wanted no more solutions.
    Enough,
    /// The watch stopped it.
    Cancelled,
}

/// The watch stopped the search before it was clear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cancelled;

impl fmt::Display for Cancelled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the search was stopped")
    }
}

impl Error for Cancelled {}

/// What a search says that need not come to its end.
pub(crate) enum Verdict<T> {
    /// This is a solution.
    Found(T),
    /// There is no solution.
    Nothing,
    /// The search gave up, or the pace was stopped.
    Unclear,
}

impl<T> Verdict<T> {
    /// The verdict of a search that found this, or nothing, and was stopped or not.
    pub fn of(found: Option<T>, pace: &Pace) -> Verdict<T> {
        match found {
            Some(found) => Verdict::Found(found),
            None if pace.stopped() => Verdict::Unclear,
            None => Verdict::Nothing,
        }
    }

    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Verdict<U> {
        match self {
            Verdict::Found(found) => Verdict::Found(change(found)),
            Verdict::Nothing => Verdict::Nothing,
            Verdict::Unclear => Verdict::Unclear,
        }
    }

    pub fn is_unclear(&self) -> bool {
        matches!(self, Verdict::Unclear)
    }
}

/// How many solutions there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// The solutions found; all of them if the search is complete.
    pub solutions: u128,
    /// Cells looked at: the work that was done.
    pub nodes: u64,
    /// Whether the search came to its end.
    pub end: End,
}
