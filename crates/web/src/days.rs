//! The days: which one it is, how it is written, and what became of its two tasks.

use i18n::Lang;
use studio::daily::{Date, FIRST};
use studio::days::Days;

use crate::browser;

const KEY: &str = "sixfold.days";

/// Today, where the reader is.
pub fn today() -> Date {
    let now = js_sys::Date::new_0();
    let (year, month) = (now.get_full_year() as u16, now.get_month() as u8 + 1);
    Date::new(year, month, now.get_date() as u8).unwrap_or(FIRST)
}

/// Whether a day has its tasks already.
pub fn is_offered(date: Date) -> bool {
    (FIRST..=today()).contains(&date)
}

/// A day as people write it.
pub fn told(date: Date, lang: Lang) -> String {
    let parts = [("day", "numeric"), ("month", "long"), ("year", "numeric")];
    written(date, &parts, lang)
}

/// Some parts of a day as people write them.
pub fn written(date: Date, parts: &[(&str, &str)], lang: Lang) -> String {
    let (year, month, day) = date.parts();
    let day = js_sys::Date::new_with_year_month_day(year.into(), i32::from(month) - 1, day.into());
    let options = js_sys::Object::new();
    for (name, value) in parts {
        // A plain object takes any member.
        let _ = js_sys::Reflect::set(&options, &(*name).into(), &(*value).into());
    }
    day.to_locale_date_string(lang.code(), &options).into()
}

/// What became of the tasks of all days.
pub fn load() -> Days {
    read(&browser::kept(KEY).unwrap_or_default())
}

/// Reading never fails: broken lines are left out.
fn read(text: &str) -> Days {
    text.parse().unwrap_or_default()
}

/// Adds what was done elsewhere.
pub fn join(text: &str) {
    note(|days| days.join(&read(text)));
}

/// Notes something. Read anew each time: another window may have noted something.
pub fn note(note: impl FnOnce(&mut Days)) {
    let mut days = load();
    note(&mut days);
    browser::keep(KEY, Some(&days.to_string()));
}
