//! What a solver answers.

use crate::solution::Solution;

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

/// Whether there is just one solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Uniqueness {
    /// There is none.
    None,
    /// This is the only one.
    Unique(Solution),
    /// There are at least these two.
    Several(Solution, Solution),
    /// The watch stopped the search before it was clear.
    Cancelled,
}
