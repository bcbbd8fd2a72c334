//! Which of a day's two tasks, the tactic and the silhouette, were done on which day.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crate::daily::Date;

/// What became of a task.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Tried {
    /// Nobody has tried it.
    #[default]
    No,
    /// It was answered wrong.
    Missed,
    /// It was solved.
    Solved,
}

/// What became of a day's tasks.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Done {
    /// The tactic, by its first answer.
    pub tactic: Tried,
    /// The silhouette.
    pub silhouette: Tried,
}

/// All days on which something was tried.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Days(BTreeMap<Date, Done>);

impl Days {
    /// What became of a day's tasks.
    pub fn on(&self, date: Date) -> Done {
        self.0.get(&date).copied().unwrap_or_default()
    }

    /// Notes what became of a day's tactic; the first answer stands.
    pub fn note_tactic(&mut self, date: Date, tried: Tried) {
        let done = self.0.entry(date).or_default();
        if done.tactic == Tried::No {
            done.tactic = tried;
        }
    }

    /// Notes that a day's silhouette was filled.
    pub fn note_silhouette(&mut self, date: Date) {
        self.0.entry(date).or_default().silhouette = Tried::Solved;
    }

    /// Adds what was done elsewhere; an answer that was given here stands.
    pub fn join(&mut self, other: &Days) {
        for (date, done) in &other.0 {
            self.note_tactic(*date, done.tactic);
            if done.silhouette == Tried::Solved {
                self.note_silhouette(*date);
            }
        }
    }
}

/// A line for each day: `2026-11-16 +.` says that the tactic was solved and the silhouette not tried.
impl fmt::Display for Days {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (date, done) in &self.0 {
            writeln!(f, "{date} {}{}", sign(done.tactic), sign(done.silhouette))?;
        }
        Ok(())
    }
}

impl FromStr for Days {
    type Err = Infallible;

    /// Broken lines are left out.
    fn from_str(text: &str) -> Result<Days, Infallible> {
        Ok(Days(text.lines().filter_map(day).collect()))
    }
}

fn day(line: &str) -> Option<(Date, Done)> {
    let (date, signs) = line.split_once(' ')?;
    let mut tried = signs.chars().map(read);
    let done = Done {
        tactic: tried.next()??,
        silhouette: tried.next()??,
    };
    Some((date.parse().ok()?, done))
}

const fn sign(tried: Tried) -> char {
    match tried {
        Tried::No => '.',
        Tried::Missed => '-',
        Tried::Solved => '+',
    }
}

fn read(letter: char) -> Option<Tried> {
    let all = [Tried::No, Tried::Missed, Tried::Solved];
    all.into_iter().find(|tried| sign(*tried) == letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn date(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn both_tasks_of_a_day_are_noted_and_survive_their_text() {
        let mut days = Days::default();
        days.note_tactic(date("2026-11-16"), Tried::Missed);
        days.note_tactic(date("2026-11-16"), Tried::Solved);
        days.note_silhouette(date("2026-11-15"));
        assert_eq!(days.to_string(), "2026-11-15 .+\n2026-11-16 -.\n");
        assert_eq!(days.to_string().parse(), Ok(days.clone()));
        let first = Done {
            tactic: Tried::Missed,
            silhouette: Tried::No,
        };
        assert_eq!(
            days.on(date("2026-11-16")),
            first,
            "the first answer stands"
        );
        assert_eq!(days.on(date("2026-11-14")), Done::default());
    }

    #[test]
    fn days_of_two_places_become_one() {
        let read = |text: &str| -> Days { text.parse().unwrap() };
        let mut here = read("2026-11-15 -.\n2026-11-16 .+\n");
        here.join(&read("2026-11-14 +.\n2026-11-15 ++\n2026-11-16 -.\n"));
        assert_eq!(
            here.to_string(),
            "2026-11-14 +.\n2026-11-15 -+\n2026-11-16 -+\n"
        );
    }

    #[test]
    fn broken_lines_are_left_out() {
        let days: Days = "2026-11-16 +\nx\n2026-13-16 ++\n2026-11-17 ++"
            .parse()
            .unwrap();
        assert_eq!(days.to_string(), "2026-11-17 ++\n");
    }
}
