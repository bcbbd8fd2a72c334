//! Which puzzles were solved, and how far the others have come, as one text to be kept.

use std::fmt;
use std::str::FromStr;

use crate::mosaic::Laid;
use crate::share::{read_picture, write_picture};
use crate::task::Help;

/// What is known of every puzzle that was ever begun.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Progress {
    entries: Vec<(String, Entry)>,
}

/// How far somebody has come with a puzzle.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Entry {
    /// The pieces as they lie.
    pub laid: Vec<Laid>,
    /// Seconds spent on it.
    pub seconds: u32,
    /// What was asked of the solver since the board was last empty.
    pub help: Help,
    /// Whether it was ever solved, and with how much help.
    pub solved: Option<Help>,
}

/// Puzzles beyond this many are forgotten, those first that were touched longest ago.
const MOST: usize = 1_000;

impl Progress {
    /// What is known of a puzzle.
    pub fn of(&self, code: &str) -> Option<&Entry> {
        let found = self.entries.iter().find(|(known, _)| known == code);
        found.map(|(_, entry)| entry)
    }

    /// Whether a puzzle was solved, by oneself or with help; a shown solution does not count.
    pub fn is_solved(&self, code: &str) -> bool {
        let solved = self.of(code).and_then(|entry| entry.solved);
        solved.is_some_and(|help| help < Help::Solution)
    }

    /// Notes how a puzzle stands. Once solved it stays solved, with the least help of all times.
    pub fn note(&mut self, code: &str, mut entry: Entry) {
        let before = self.of(code).and_then(|known| known.solved);
        entry.solved = match (before, entry.solved) {
            (Some(before), Some(now)) => Some(before.min(now)),
            (before, now) => before.or(now),
        };
        self.entries.retain(|(known, _)| known != code);
        self.entries.push((code.to_owned(), entry));
        let surplus = self.entries.len().saturating_sub(MOST);
        self.entries.drain(..surplus);
    }

    /// Adds what was done elsewhere; of a puzzle that was begun at both places the pieces stay as they lie here.
    pub fn join(&mut self, other: Progress) {
        for (code, theirs) in other.entries {
            let solved = theirs.solved;
            let entry = self.of(&code).cloned().unwrap_or(theirs);
            self.note(&code, Entry { solved, ..entry });
        }
    }
}

/// What stands for each amount of help, the least first.
const LETTERS: [(&str, Help); 3] = [("n", Help::None), ("h", Help::Hint), ("s", Help::Solution)];

const fn letter(help: Help) -> &'static str {
    LETTERS[help as usize].0
}

fn help(letter: &str) -> Option<Help> {
    let found = LETTERS.iter().find(|(known, _)| *known == letter);
    found.map(|(_, help)| *help)
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (code, entry) in &self.entries {
            let solved = entry.solved.map_or("-", letter);
            let (help, laid) = (letter(entry.help), write_picture(&entry.laid));
            writeln!(f, "{code} {} {help} {solved} {laid}", entry.seconds)?;
        }
        Ok(())
    }
}

impl FromStr for Progress {
    type Err = std::convert::Infallible;

    /// Lines that cannot be read are left out: what is lost of them is lost already.
    fn from_str(text: &str) -> Result<Progress, Self::Err> {
        let entries = text.lines().filter_map(line).collect();
        Ok(Progress { entries })
    }
}

fn line(line: &str) -> Option<(String, Entry)> {
    let words: Vec<&str> = line.split(' ').collect();
    let [code, seconds, helped, solved, laid] = words[..] else {
        return None;
    };
    let entry = Entry {
        laid: read_picture(laid)?,
        seconds: seconds.parse().ok()?,
        help: help(helped)?,
        solved: help(solved),
    };
    Some((code.to_owned(), entry))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(solved: Option<Help>) -> Entry {
        Entry {
            laid: read_picture("AAAAAH").unwrap(),
            seconds: 75,
            help: Help::Hint,
            solved,
        }
    }

    #[test]
    fn progress_survives_its_text_and_broken_lines_cost_only_themselves() {
        let mut progress = Progress::default();
        progress.note("one", entry(None));
        progress.note("two", entry(Some(Help::None)));
        let text = format!("{progress}\nnonsense\nx 1 n n ???\n");
        assert_eq!(text.parse(), Ok(progress));
    }

    #[test]
    fn a_puzzle_once_solved_alone_stays_solved_alone() {
        let mut progress = Progress::default();
        progress.note("one", entry(Some(Help::Solution)));
        assert!(!progress.is_solved("one"));
        progress.note("one", entry(Some(Help::None)));
        progress.note("one", entry(None));
        progress.note("one", entry(Some(Help::Hint)));
        assert!(progress.is_solved("one"));
        assert_eq!(progress.of("one").unwrap().solved, Some(Help::None));
    }

    #[test]
    fn progress_of_two_places_becomes_one() {
        let (mut here, mut there) = (Progress::default(), Progress::default());
        let begun = |seconds| Entry {
            seconds,
            ..entry(None)
        };
        here.note("both", begun(10));
        here.note("here", entry(Some(Help::None)));
        there.note("both", entry(Some(Help::Hint)));
        there.note("here", begun(20));
        there.note("there", begun(30));
        here.join(there.clone());
        let of = |code| here.of(code).map(|entry| (entry.seconds, entry.solved));
        assert_eq!(of("both"), Some((10, Some(Help::Hint))));
        assert_eq!(of("here"), Some((75, Some(Help::None))));
        assert_eq!(of("there"), Some((30, None)));
        let again = here.clone();
        here.join(there);
        assert_eq!(here, again, "a second time changes nothing");
    }

    #[test]
    fn the_oldest_puzzles_are_forgotten_first() {
        let mut progress = Progress::default();
        for number in 0..=MOST {
            progress.note(&number.to_string(), entry(None));
        }
        assert!(progress.of("0").is_none() && progress.of("1").is_some());
    }
}
