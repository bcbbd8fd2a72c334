//! What time it is for games: a clock that does not jump, and one for all who share a database.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// The most milliseconds that the clock is set by at once, after the first time.
const STEP: i64 = 1_000;

/// The time of a server. It takes the machine's clock once, and counts on from there: whatever is done
/// to that clock later, nobody's time runs out by it.
#[derive(Clone, Debug)]
pub struct Time(Arc<Parts>);

#[derive(Debug)]
struct Parts {
    /// What the clock of the machine said at first.
    first: u64,
    begun: Instant,
    /// What to add, to agree with the database that others use, too.
    ahead: AtomicI64,
}

impl Default for Time {
    fn default() -> Time {
        Time::since(machine())
    }
}

impl Time {
    /// A clock that shows this time now, in milliseconds since 1970.
    pub fn since(first: u64) -> Time {
        Time(Arc::new(Parts {
            first,
            begun: Instant::now(),
            ahead: AtomicI64::new(0),
        }))
    }

    /// Now, in milliseconds since 1970.
    pub fn now(&self) -> u64 {
        let Parts {
            first,
            begun,
            ahead,
        } = &*self.0;
        let counted = first.saturating_add(begun.elapsed().as_millis() as u64);
        counted.saturating_add_signed(ahead.load(Ordering::Relaxed))
    }

    /// Sets the clock to what the database says when first asked.
    pub(crate) fn begin_at(&self, now: u64) {
        self.0.ahead.fetch_add(self.behind(now), Ordering::Relaxed);
    }

    /// Sets the clock to this time unless it is later.
    pub(crate) fn begin_behind(&self, last: u64) {
        let behind = self.behind(last).max(0);
        self.0.ahead.fetch_add(behind, Ordering::Relaxed);
    }

    /// Moves the clock on by so many milliseconds, as if they had passed; tests need not wait then.
    pub fn advance(&self, by: u32) {
        self.0.ahead.fetch_add(by.into(), Ordering::Relaxed);
    }

    /// Follows the clock of the database; should that jump, slowly.
    pub(crate) fn follow(&self, now: u64) {
        let behind = self.behind(now);
        if behind.abs() > STEP {
            tracing::warn!(behind, "the clock of the database has jumped");
        }
        let step = behind.clamp(-STEP, STEP);
        self.0.ahead.fetch_add(step, Ordering::Relaxed);
    }

    /// By how many milliseconds the machine's clock differs from this one.
    pub(crate) fn skew(&self) -> i64 {
        self.behind(machine())
    }

    fn behind(&self, now: u64) -> i64 {
        now.cast_signed().saturating_sub(self.now().cast_signed())
    }
}

fn machine() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}

/// The day of a time in milliseconds since 1970, `2026-11-15` (Howard Hinnant's civil calendar).
pub fn day(millis: u64) -> String {
    let days = (millis / online::Clock::DAY) as i64 + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 {
        shifted + 3
    } else {
        shifted - 9
    };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

/// The first moment of a month, from 1, in milliseconds since 1970.
pub fn month_start(year: u16, month: u8) -> u64 {
    // As above, with years that begin in March.
    let year = i64::from(year) - i64::from(month <= 2);
    let shifted = (i64::from(month) + 9) % 12;
    let of_year = (153 * shifted + 2) / 5;
    let days = year * 365 + year / 4 - year / 100 + year / 400 + of_year - 719_468;
    days.max(0).cast_unsigned() * online::Clock::DAY
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: u64 = 3_600_000;

    #[test]
    fn a_clock_begins_anywhere_and_then_jumps_no_more() {
        let time = Time::since(HOUR);
        time.begin_at(3 * HOUR);
        assert!((3 * HOUR..3 * HOUR + 900).contains(&time.now()));
        time.follow(HOUR);
        assert!((3 * HOUR - 1_000..3 * HOUR).contains(&time.now()));
        time.follow(9 * HOUR);
        assert!((3 * HOUR..3 * HOUR + 900).contains(&time.now()));
    }

    #[test]
    fn the_machine_may_differ() {
        assert!(Time::default().skew().abs() < 1_000);
        assert!(Time::since(HOUR).skew() > 1_000);
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(951_782_400_000), "2000-02-29");
        assert_eq!(day(1_794_700_800_000), "2026-11-15");
        assert_eq!(day(4_107_542_399_999), "2100-02-28");
    }

    #[test]
    fn months_begin_on_their_first_day() {
        for (year, month) in [
            (1970, 1),
            (1999, 12),
            (2000, 2),
            (2000, 3),
            (2026, 11),
            (2101, 1),
        ] {
            let first = month_start(year, month);
            assert_eq!(day(first), format!("{year:04}-{month:02}-01"));
            assert_eq!(first % online::Clock::DAY, 0);
        }
    }
}
