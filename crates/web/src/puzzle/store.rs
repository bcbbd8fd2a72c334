//! What is kept of the puzzles in the browser.

use studio::progress::{Entry, Progress};

use crate::browser;

const KEY: &str = "sixfold.puzzles";
const TIMER: &str = "sixfold.puzzles.timer";

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

/// Whether the timer is shown.
pub fn shows_timer() -> bool {
    browser::kept(TIMER).is_some()
}

/// Shows the timer from now on, or no longer.
pub fn show_timer(shown: bool) {
    browser::keep(TIMER, shown.then_some("on"));
}
