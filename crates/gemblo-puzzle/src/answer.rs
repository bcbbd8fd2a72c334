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

/// A solution, or that there is none; no answer if the search gave up or was stopped before.
pub(crate) type Verdict<T> = Result<Option<T>, Cancelled>;

/// The verdict of a search that found this, or nothing, and was stopped or not.
pub(crate) fn verdict<T>(found: Option<T>, pace: &Pace) -> Verdict<T> {
    if found.is_none() && pace.stopped() {
        return Err(Cancelled);
    }
    Ok(found)
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
