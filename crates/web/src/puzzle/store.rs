//! What is kept of the puzzles in the browser.

use studio::progress::{Entry, Progress};

use crate::browser;

const KEY: &str = "sixfold.puzzles";

/// What is known of every puzzle that was ever begun.
pub fn progress() -> Progress {
    let text = browser::kept(KEY).unwrap_or_default();
    // Reading never fails: broken lines are left out.
    text.parse().unwrap_or_default()
}

/// Notes how a puzzle stands. Read anew each time: another window may have noted something.
pub fn note(code: &str, entry: Entry) {
    let mut all = progress();
    all.note(code, entry);
    browser::keep(KEY, Some(&all.to_string()));
}
