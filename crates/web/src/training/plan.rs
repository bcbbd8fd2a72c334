//! Which tactics come one after the other.

use studio::daily::Date;
use tactics::Theme;

/// A way to train.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Plan {
    /// New ones, about as hard as the player is strong.
    New,
    /// New ones about something.
    About(Theme),
    /// Those that were answered wrong on another day.
    Again,
    /// One of them, by its name.
    One(String),
    /// That of a day.
    Daily(Date),
    /// Harder and harder until the first error.
    Streak,
    /// As many as possible in three minutes.
    Storm,
}

impl Plan {
    /// The plan that an address means.
    pub fn read(text: &str) -> Option<Plan> {
        let (word, rest) = text.split_once('/').unwrap_or((text, ""));
        Some(match (word, rest) {
            ("next", "") => Plan::New,
            ("theme", name) => Plan::About(name.parse().ok()?),
            ("again", "") => Plan::Again,
            ("position", id) if !id.is_empty() => Plan::One(id.to_owned()),
            ("daily", day) => Plan::Daily(day.parse().ok()?),
            ("streak", "") => Plan::Streak,
            ("storm", "") => Plan::Storm,
            _ => return None,
        })
    }

    /// How an address says it.
    pub fn write(&self) -> String {
        match self {
            Plan::New => "next".to_owned(),
            Plan::About(theme) => format!("theme/{}", theme.name()),
            Plan::Again => "again".to_owned(),
            Plan::One(id) => format!("position/{id}"),
            Plan::Daily(date) => format!("daily/{date}"),
            Plan::Streak => "streak".to_owned(),
            Plan::Storm => "storm".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_plan_survives_its_address() {
        let plans = [
            Plan::New,
            Plan::Again,
            Plan::One("yabcdef".to_owned()),
            Plan::Daily(Date::new(2026, 11, 16).unwrap()),
            Plan::Streak,
            Plan::Storm,
        ];
        for plan in plans.into_iter().chain(Theme::ALL.map(Plan::About)) {
            assert_eq!(Plan::read(&plan.write()), Some(plan));
        }
        for strange in [
            "",
            "nothing",
            "theme/",
            "theme/magic",
            "position/",
            "storm/1",
            "daily/x",
        ] {
            assert_eq!(Plan::read(strange), None, "{strange}");
        }
    }
}
