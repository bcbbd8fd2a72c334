//! What was done of puzzles and on which days: it travels with the games of a file.

use record::text::Record;
use study::travel;

use crate::days;
use crate::puzzle::store;

const PUZZLES: &str = "puzzles";
const DAYS: &str = "days";

/// The records of what was done here.
pub fn records() -> impl Iterator<Item = String> {
    let kept = [
        (PUZZLES, store::progress().to_string()),
        (DAYS, days::load().to_string()),
    ];
    kept.into_iter()
        .filter_map(|(name, text)| travel::kept(name, &text))
        .map(|record| record.to_string())
}

/// Adds what a record tells of somewhere else; nothing where it tells of something else.
pub fn join(record: &Record) -> Option<()> {
    let (name, text) = travel::of_kept(record)?;
    match name.as_str() {
        PUZZLES => store::join(&text),
        DAYS => days::join(&text),
        _ => return None,
    }
    Some(())
}
