//! The days that have a puzzle each.

use std::fmt;
use std::str::FromStr;

use gemblo_puzzle::daily;

/// A day of the calendar.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// The first day that has a puzzle; what lies before is not offered.
pub const FIRST: Date = Date {
    year: 2026,
    month: 1,
    day: 1,
};

impl Date {
    /// A day, if the calendar has it; from 2000 to 2199.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let is_right = (2_000..2_200).contains(&year)
            && (1..=12).contains(&month)
            && (1..=days_of(year, month)).contains(&day);
        is_right.then_some(Date { year, month, day })
    }

    /// The year, the month and the day, from 1.
    pub const fn parts(self) -> (u16, u8, u8) {
        (self.year, self.month, self.day)
    }

    /// The next day, as long as there is one.
    pub fn tomorrow(self) -> Option<Date> {
        let Date { year, month, day } = self;
        Date::new(year, month, day + 1)
            .or_else(|| Date::new(year, month + 1, 1))
            .or_else(|| Date::new(year + 1, 1, 1))
    }

    /// The day before, as long as there is one.
    pub fn yesterday(self) -> Option<Date> {
        let Date { year, month, day } = self;
        Date::new(year, month, day - 1)
            .or_else(|| Date::new(year, month - 1, days_of(year, month - 1)))
            .or_else(|| Date::new(year - 1, 12, 31))
    }

    /// The first day of its month.
    pub const fn first_of_month(self) -> Date {
        Date { day: 1, ..self }
    }

    /// The first day of the next month, as long as there is one.
    pub fn next_month(self) -> Option<Date> {
        let Date { year, month, .. } = self;
        Date::new(year, month + 1, 1).or_else(|| Date::new(year + 1, 1, 1))
    }

    /// Days since the first of January 2000, which was a Saturday.
    pub fn number(self) -> u64 {
        let years = u64::from(self.year - 2_000);
        let leap_days = years.div_ceil(4) - years.saturating_sub(1) / 100;
        let months = (1..self.month).map(|month| u64::from(days_of(self.year, month)));
        365 * years + leap_days + months.sum::<u64>() + u64::from(self.day) - 1
    }

    /// 0 for Monday to 6 for Sunday.
    pub fn weekday(self) -> usize {
        daily::weekday(self.number())
    }
}

fn days_of(year: u16, month: u8) -> u8 {
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 if is_leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// A text that is no day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotADate;

impl FromStr for Date {
    type Err = NotADate;

    fn from_str(text: &str) -> Result<Date, NotADate> {
        let parts: Vec<&str> = text.split('-').collect();
        let [year, month, day] = parts[..] else {
            return Err(NotADate);
        };
        let date = || Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?);
        date().ok_or(NotADate)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn date(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn weekdays_are_those_of_the_calendar() {
        for (text, weekday) in [
            ("2000-01-01", 5),
            ("2026-11-15", 6),
            ("2024-02-29", 3),
            ("2100-03-01", 0),
            ("2199-12-31", 1),
        ] {
            assert_eq!(date(text).weekday(), weekday, "{text}");
        }
    }

    #[test]
    fn days_follow_each_other_and_come_back() {
        let mut day = date("2027-12-30");
        for next in ["2027-12-31", "2028-01-01", "2028-01-02"] {
            assert_eq!(day.tomorrow(), Some(date(next)));
            assert_eq!(date(next).yesterday(), Some(day));
            day = date(next);
        }
        assert_eq!(date("2028-02-28").tomorrow(), Some(date("2028-02-29")));
        assert_eq!(date("2199-12-31").tomorrow(), None);
        assert_eq!(date("2000-01-01").yesterday(), None);
    }

    #[test]
    fn months_follow_each_other() {
        assert_eq!(date("2027-12-30").first_of_month(), date("2027-12-01"));
        assert_eq!(date("2027-12-30").next_month(), Some(date("2028-01-01")));
        assert_eq!(date("2028-01-31").next_month(), Some(date("2028-02-01")));
        assert_eq!(date("2199-12-31").next_month(), None);
    }

    #[test]
    fn every_day_has_a_number_of_its_own() {
        let days = std::iter::successors(Some(date("2000-01-01")), |day| day.tomorrow());
        assert!(
            days.enumerate()
                .all(|(index, day)| day.number() == index as u64)
        );
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in [
            "",
            "2026-02-29",
            "2026-13-01",
            "26-1-1",
            "2026-1",
            "1999-12-31",
            "2026-1-1-1",
        ] {
            assert_eq!(text.parse::<Date>(), Err(NotADate), "{text}");
        }
    }
}
