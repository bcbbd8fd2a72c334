//! The tactics that a server of Sixfold tells, chosen as the page chooses them.

use games::Kind;
use serde_json::Value;
use server::shelf::{NextPuzzle, Puzzles};
use study::training::{Offer, near, of_day, turn_of};
use tactics::{Tactic, gemblo_book, yinsh_book};

use crate::tactics::Told;

/// The days from the first of January 1970 to that of 2000, from which the page counts.
const UNTIL_2000: u64 = 10_957;

/// All tactics, each with its name.
pub struct Tactics(Vec<(String, Tactic)>);

impl Tactics {
    /// Those that come with the program.
    pub fn new() -> Tactics {
        let all = yinsh_book().into_iter().chain(gemblo_book());
        Tactics(all.map(|tactic| (tactic.id(), tactic)).collect())
    }

    fn offers(&self, fits: impl Fn(&str, &Tactic) -> bool) -> Vec<Offer<'_>> {
        let fitting = self.0.iter().filter(|(id, tactic)| fits(id, tactic));
        fitting
            .map(|(id, tactic)| Offer {
                id,
                rating: tactic.rating,
            })
            .collect()
    }
}

impl Puzzles for Tactics {
    fn of_day(&self, day: u64) -> Option<Value> {
        let number = day.checked_sub(UNTIL_2000)?;
        let (game, turn) = turn_of(number, Kind::ALL.len());
        let game = Kind::ALL[game].id();
        let offers = self.offers(|_, tactic| tactic.game() == game);
        self.find(of_day(&offers, turn)?.id)
    }

    fn next(&self, wish: &NextPuzzle<'_>) -> Option<Value> {
        let offers = self.offers(|id, tactic| {
            let mut themes = tactic.themes.iter().map(|theme| theme.name());
            wish.game.is_none_or(|game| tactic.game() == game)
                && wish
                    .theme
                    .is_none_or(|theme| themes.any(|each| each == theme))
                && !wish.not.contains(&id)
        });
        self.find(near(&offers, wish.rating, wish.seed)?.id)
    }

    fn find(&self, id: &str) -> Option<Value> {
        let (_, tactic) = self.0.iter().find(|(each, _)| each == id)?;
        let start = tactic.start().ok()?;
        let told = Told::of(tactic, start.written_out(&tactic.solutions));
        serde_json::to_value(told).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn next(tactics: &Tactics, wish: NextPuzzle<'_>) -> Option<Value> {
        tactics.next(&wish)
    }

    const ANY: NextPuzzle<'static> = NextPuzzle {
        game: None,
        theme: None,
        rating: 1_500,
        not: Vec::new(),
        seed: 1,
    };

    #[test]
    fn the_next_tactic_is_one_that_was_wished() {
        let tactics = Tactics::new();
        let wish = NextPuzzle {
            game: Some("yinsh"),
            theme: Some("quiet"),
            rating: 1_200,
            ..ANY
        };
        let told = next(&tactics, wish.clone()).unwrap();
        assert_eq!(told["game"], "yinsh");
        let themes = told["themes"].as_array().unwrap();
        assert!(themes.contains(&"quiet".into()), "{told}");
        let id = told["id"].as_str().unwrap();
        let other = next(
            &tactics,
            NextPuzzle {
                not: vec![id],
                ..wish.clone()
            },
        );
        assert_ne!(other.unwrap()["id"], told["id"]);
        assert_eq!(tactics.find(id), Some(told));
        let hard = next(
            &tactics,
            NextPuzzle {
                rating: 3_000,
                ..ANY
            },
        )
        .unwrap();
        let easy = next(&tactics, NextPuzzle { rating: 0, ..ANY }).unwrap();
        assert!(hard["rating"].as_u64() > easy["rating"].as_u64());
        let none = NextPuzzle {
            game: Some("chess"),
            ..ANY
        };
        assert_eq!(next(&tactics, none), None);
        assert_eq!(tactics.find("x"), None);
    }

    #[test]
    fn games_take_turns_with_the_tactic_of_the_day() {
        let tactics = Tactics::new();
        let games = |day| tactics.of_day(day).unwrap()["game"].clone();
        // The sixteenth of November 2026, and the day after.
        assert_ne!(games(20_773), games(20_774));
        assert_eq!(tactics.of_day(20_773), tactics.of_day(20_773));
        assert_eq!(tactics.of_day(3), None);
    }
}
