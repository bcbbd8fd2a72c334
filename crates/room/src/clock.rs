//! What is left on a clock, and how it is written.

use online::{Phase, Seat, Table};

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// What a seat has left at `now`, in the server's time; nothing without a clock.
pub fn left(table: &Table, seat: Seat, now: u64) -> Option<u64> {
    let left = table.seats.get(seat.index())?.left?;
    Some(
        if table.phase == Phase::Running && table.to_move == Some(seat) {
            left.saturating_sub(now.saturating_sub(table.since))
        } else {
            left
        },
    )
}

/// A time as it stands on a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// Days and hours.
    Days(u64, u64),
    /// Hours, minutes and seconds.
    Hours(u64, u64, u64),
    /// Minutes and seconds.
    Minutes(u64, u64),
    /// The last seconds, with their tenths.
    Seconds(u64, u64),
}

impl Face {
    /// How so many milliseconds are written.
    pub const fn of(left: u64) -> Face {
        match left {
            0..10_000 => Face::Seconds(left / SECOND, left % SECOND / 100),
            10_000..HOUR => Face::Minutes(left / MINUTE, left % MINUTE / SECOND),
            HOUR..DAY => Face::Hours(left / HOUR, left % HOUR / MINUTE, left % MINUTE / SECOND),
            _ => Face::Days(left / DAY, left % DAY / HOUR),
        }
    }

    /// The digits; days need words, which the page has.
    pub fn digits(self) -> String {
        match self {
            Face::Days(days, hours) => format!("{days}:{hours:02}"),
            Face::Hours(hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
            Face::Minutes(minutes, seconds) => format!("{minutes}:{seconds:02}"),
            Face::Seconds(seconds, tenths) => format!("0:0{seconds}.{tenths}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_written_as_people_read_them() {
        let written = [0, 9_949, 10_000, 59_999, 3_599_999, 3_600_000, 86_399_999];
        let written = written.map(|left| Face::of(left).digits());
        assert_eq!(
            written,
            [
                "0:00.0", "0:09.9", "0:10", "0:59", "59:59", "1:00:00", "23:59:59"
            ]
        );
        assert_eq!(Face::of(3 * DAY + 5 * HOUR + 59 * MINUTE), Face::Days(3, 5));
    }
}
