//! What is kept of the puzzles in the browser.

use studio::progress::{Entry, Progress};

use crate::browser;

const KEY: &str = "sixfold.puzzles";

/// What is known of every puzzle that was ever begun.
pub fn progress() -> Progress {
    read(&browser::kept(KEY).unwrap_or_default())
}

/// Reading never fails: broken lines are left out.
fn read(text: &str) -> Progress {
    text.parse().unwrap_or_default()
}

/// Notes how a puzzle stands. Read anew each time: another window may have noted something.
pub fn note(code: &str, entry: Entry) {
    change(|all| all.note(code, entry));
}

/// Adds what was done elsewhere.
pub fn join(text: &str) {
    change(|all| all.join(read(text)));
}

fn change(change: impl FnOnce(&mut Progress)) {
    let mut all = progress();
    change(&mut all);
    browser::keep(KEY, Some(&all.to_string()));
}
