//! The lessons that were done, kept in the browser.

use games::Kind;

use crate::browser;

/// The names of the lessons done.
pub fn load(kind: Kind) -> Vec<String> {
    let kept = browser::kept(&key(kind)).unwrap_or_default();
    kept.split_whitespace().map(str::to_owned).collect()
}

/// Keeps them for the next visit.
pub fn keep(kind: Kind, done: &[String]) {
    browser::keep(&key(kind), Some(&done.join(" ")));
}

fn key(kind: Kind) -> String {
    format!("sixfold.lessons.{}", kind.id())
}
