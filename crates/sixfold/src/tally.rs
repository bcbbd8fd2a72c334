//! How many games of an import are good, and why the others are not.

use std::cmp::Reverse;

use i18n::terminal::record::SUMMARY;
use i18n::{Lang, Text};

use crate::files::Found;
use crate::say::Say;

/// The games of an import, counted; the refused ones by what is wrong with them.
#[derive(Default)]
pub struct Tally {
    good: usize,
    refused: Vec<(Text, usize)>,
}

impl Tally {
    /// Counts one game.
    pub fn count(&mut self, found: &Found) {
        let Some(trouble) = found.trouble() else {
            self.good += 1;
            return;
        };
        match self.refused.iter_mut().find(|(known, _)| *known == trouble) {
            Some((_, count)) => *count += 1,
            None => self.refused.push((trouble, 1)),
        }
    }

    /// The summary, if there is more than one game to sum up.
    pub fn summary(&self) -> Option<&Tally> {
        (self.all() > 1).then_some(self)
    }

    fn all(&self) -> usize {
        self.good + self.refused.iter().map(|(_, count)| count).sum::<usize>()
    }
}

impl Say for Tally {
    fn say(&self, lang: Lang) -> String {
        let (good, refused) = (self.good.to_string(), (self.all() - self.good).to_string());
        let mut lines = vec![SUMMARY.count_with(lang, self.all() as u64, [&good, &refused])];
        let mut refused = self.refused.clone();
        refused.sort_by_key(|(_, count)| Reverse(*count));
        for (trouble, count) in refused {
            lines.push(format!("{count:>6} {}", trouble.to(lang)));
        }
        lines.join("\n")
    }
}
