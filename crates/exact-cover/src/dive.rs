//! Estimating the size of a search from random branches.

use crate::search::{Choice, Search};

/// What one random branch says about the whole search.
#[derive(Clone, PartialEq, Debug)]
pub struct Dive {
    /// The options on the branch.
    pub chosen: Vec<usize>,
    /// An unbiased estimate of the steps of the whole search.
    pub steps: f64,
    /// If the branch ended in a solution or was cut: of how many such ends it is one, again as an
    /// unbiased estimate. Otherwise 0.
    pub ends: f64,
}

impl Search {
    /// Follows one branch from here, where `pick` says which of so many options to take.
    ///
    /// The mean over many branches tends to the truth (Knuth 1975), however slowly; it is good for
    /// choosing between ways to search. The search itself stays where it was.
    pub fn dive(&self, mut pick: impl FnMut(usize) -> usize) -> Dive {
        let mut below = self.part().cut(self.depth());
        let mut dive = Dive {
            chosen: Vec::new(),
            steps: 0.0,
            ends: 0.0,
        };
        let mut branches = 1.0;
        loop {
            let Choice::Branch(item, options) = below.choose() else {
                let solved = matches!(below.choose(), Choice::Solution);
                dive.ends = if solved { branches } else { 0.0 };
                break;
            };
            if below.is_cut() {
                dive.ends = branches;
                break;
            }
            let options = below.open(item, options);
            branches *= f64::from(options);
            dive.steps += branches;
            for _ in 0..=pick(options as usize) {
                below.next();
            }
        }
        dive.chosen = below.chosen().collect();
        dive
    }
}
