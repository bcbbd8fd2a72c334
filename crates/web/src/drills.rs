//! The drills kept in this browser, and which day it is for them.

use study::{Day, Drills};

use crate::browser;

/// Where they are kept.
const KEY: &str = "sixfold.drills";
/// How many come on a day.
pub const PORTION: usize = 5;

/// All drills.
pub fn load() -> Drills {
    let mut drills = Drills::default();
    drills.take(&browser::kept(KEY).unwrap_or_default());
    drills
}

/// Keeps all drills.
pub fn keep(drills: &Drills) {
    browser::keep(KEY, Some(&drills.to_string()));
}

/// The day on which it is now where the reader is.
pub fn today() -> Day {
    let now = js_sys::Date::new_0();
    let minutes = now.get_time() / 60_000.0 - now.get_timezone_offset();
    Day((minutes / 1_440.0) as u32)
}

/// How many drills come today.
pub fn due() -> usize {
    load().portion(today(), PORTION).len()
}
