//! How many games of an import are good, and why the others are not.

use std::collections::BTreeMap;
use std::fmt;

use crate::files::Found;

/// The games of an import, counted; the refused ones by what is wrong with them.
#[derive(Default)]
pub struct Tally {
    good: usize,
    refused: BTreeMap<&'static str, usize>,
}

impl Tally {
    /// Counts one game.
    pub fn count(&mut self, found: &Found) {
        match found.trouble() {
            Some(trouble) => *self.refused.entry(trouble).or_default() += 1,
            None => self.good += 1,
        }
    }

    /// The summary, if there is more than one game to sum up.
    pub fn summary(&self) -> Option<&Tally> {
        (self.all() > 1).then_some(self)
    }

    fn all(&self) -> usize {
        self.good + self.refused.values().sum::<usize>()
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (all, good) = (self.all(), self.good);
        write!(f, "{all} games: {good} good, {} refused", all - good)?;
        for (trouble, count) in &self.refused {
            write!(f, "\n{count:>6} {trouble}")?;
        }
        Ok(())
    }
}
