//! The puzzles that a server of Sixfold tells, chosen as the page chooses them.

use std::sync::Mutex;

use games::Kind;
use gemblo_puzzle::daily;
use online::Clock;
use serde_json::Value;
use server::day as date;
use server::shelf::{NextPuzzle, Puzzles};
use study::training::{Offer, near, of_day, turn_of};
use tactics::{Tactic, gemblo_book, yinsh_book};

use crate::puzzle;
use crate::tactics::Told;

/// The days from the first of January 1970 to that of 2000, from which the page counts.
const UNTIL_2000: u64 = 10_957;

/// All puzzles.
pub struct Book {
    /// Each with its name.
    tactics: Vec<(String, Tactic)>,
    /// The last silhouette that was made, and its day.
    silhouette: Mutex<Option<(u64, Value)>>,
}

impl Book {
    /// What comes with the program.
    pub fn new() -> Book {
        let all = yinsh_book().into_iter().chain(gemblo_book());
        Book {
            tactics: all.map(|tactic| (tactic.id(), tactic)).collect(),
            silhouette: Mutex::default(),
        }
    }

    fn offers(&self, fits: impl Fn(&str, &Tactic) -> bool) -> Vec<Offer<'_>> {
        let fitting = self.tactics.iter().filter(|(id, tactic)| fits(id, tactic));
        fitting
            .map(|(id, tactic)| Offer {
                id,
                rating: tactic.rating,
            })
            .collect()
    }
}

impl Puzzles for Book {
    fn of_day(&self, day: u64) -> Option<Value> {
        let number = day.checked_sub(UNTIL_2000)?;
        let (game, turn) = turn_of(number, Kind::ALL.len());
        let game = Kind::ALL[game].id();
        let offers = self.offers(|_, tactic| tactic.game() == game);
        self.find(of_day(&offers, turn)?.id)
    }

    fn silhouette_of_day(&self, day: u64) -> Option<Value> {
        // Whoever comes while one is made waits for it.
        let mut last = self.silhouette.lock().ok()?;
        if let Some((_, told)) = last.as_ref().filter(|(of, _)| *of == day) {
            return Some(told.clone());
        }
        let made = daily::make(day.checked_sub(UNTIL_2000)?)?;
        let told = puzzle::told(&date(day * Clock::DAY), &made).ok()?;
        *last = Some((day, told.clone()));
        Some(told)
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
        let (_, tactic) = self.tactics.iter().find(|(each, _)| each == id)?;
        let start = tactic.start().ok()?;
        let told = Told::of(tactic, start.written_out(&tactic.solutions));
        serde_json::to_value(told).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn next(book: &Book, wish: NextPuzzle<'_>) -> Option<Value> {
        book.next(&wish)
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
        let book = Book::new();
        let wish = NextPuzzle {
            game: Some("yinsh"),
            theme: Some("quiet"),
            rating: 1_200,
            ..ANY
        };
        let told = next(&book, wish.clone()).unwrap();
        assert_eq!(told["game"], "yinsh");
        let themes = told["themes"].as_array().unwrap();
        assert!(themes.contains(&"quiet".into()), "{told}");
        let id = told["id"].as_str().unwrap();
        let other = next(
            &book,
            NextPuzzle {
                not: vec![id],
                ..wish.clone()
            },
        );
        assert_ne!(other.unwrap()["id"], told["id"]);
        assert_eq!(book.find(id), Some(told));
        let hard = next(
            &book,
            NextPuzzle {
                rating: 3_000,
                ..ANY
            },
        )
        .unwrap();
        let easy = next(&book, NextPuzzle { rating: 0, ..ANY }).unwrap();
        assert!(hard["rating"].as_u64() > easy["rating"].as_u64());
        let none = NextPuzzle {
            game: Some("chess"),
            ..ANY
        };
        assert_eq!(next(&book, none), None);
        assert_eq!(book.find("x"), None);
    }

    #[test]
    fn games_take_turns_with_the_tactic_of_the_day() {
        let book = Book::new();
        let games = |day| book.of_day(day).unwrap()["game"].clone();
        // The sixteenth of November 2026, and the day after.
        assert_ne!(games(20_773), games(20_774));
        assert_eq!(book.of_day(20_773), book.of_day(20_773));
        assert_eq!(book.of_day(3), None);
    }

    #[test]
    fn the_silhouette_of_the_day_is_that_of_the_page() {
        let book = Book::new();
        let told = book.silhouette_of_day(20_773).unwrap();
        // The page counts from the first of January 2000.
        let page = daily::make(9_816);
        assert_eq!(told["id"], "2026-11-16");
        let puzzle = gemblo_puzzle::Puzzle::from_json(&told.to_string()).unwrap();
        assert_eq!(puzzle, page.unwrap().puzzle);
        assert_eq!(book.silhouette_of_day(20_773), Some(told.clone()));
        assert_ne!(book.silhouette_of_day(20_774), Some(told));
        assert_eq!(book.silhouette_of_day(3), None);
    }
}
