//! Puzzles beside the games: the server passes them on and knows no more of them.

use serde_json::Value;

/// A puzzle as it is told.
pub type Puzzle = Value;

/// The puzzles that a server tells.
pub trait Puzzles: Send + Sync {
    /// The puzzle of a day, counted from the first of January 1970.
    fn of_day(&self, day: u64) -> Option<Puzzle>;

    /// The silhouette of a day, counted likewise; it may take a moment to make.
    fn silhouette_of_day(&self, day: u64) -> Option<Puzzle>;

    /// One that fits; nothing where none does.
    fn next(&self, wish: &NextPuzzle<'_>) -> Option<Puzzle>;

    /// The one of this name.
    fn find(&self, id: &str) -> Option<Puzzle>;
}

/// What the next puzzle should be like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NextPuzzle<'a> {
    /// Of which game.
    pub game: Option<&'a str>,
    /// What it is about.
    pub theme: Option<&'a str>,
    /// About how hard.
    pub rating: u16,
    /// None of these.
    pub not: Vec<&'a str>,
    /// Decides between those that fit equally well.
    pub seed: u64,
}

/// No puzzles at all.
pub(super) struct NoPuzzles;

impl Puzzles for NoPuzzles {
    fn of_day(&self, _: u64) -> Option<Puzzle> {
        None
    }

    fn silhouette_of_day(&self, _: u64) -> Option<Puzzle> {
        None
    }

    fn next(&self, _: &NextPuzzle<'_>) -> Option<Puzzle> {
        None
    }

    fn find(&self, _: &str) -> Option<Puzzle> {
        None
    }
}
