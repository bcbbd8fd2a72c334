//! A tactic as it is kept: one line of text.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::{Goal, Start, Theme, theme};

/// A position, what is to be reached from there, and every turn that does.
///
/// Its text is `GOAL WITHIN RATING THEMES | POSITION | TURN TURN …`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tactic {
    /// What is to be reached.
    pub goal: Goal,
    /// Within how many turns of whoever attacks; in Gemblo how many own turns there are to the end.
    pub within: u8,
    /// How hard it is, as the rating of a player who solves it half of the time.
    pub rating: u16,
    /// What it is about, which is read off the position and written so that nobody has to wait for it.
    pub themes: Vec<Theme>,
    /// A position string of YINSH, or a setup of Gemblo and the turns from there on.
    pub place: String,
    /// The right turns, each as far as it matters.
    pub solutions: Vec<String>,
}

impl Tactic {
    /// The name of the tactic: a letter for the game and six that the position gives it, for good.
    pub fn id(&self) -> String {
        const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        let mut hash = fnv(&self.place);
        let mut id = String::from(&self.game()[..1]);
        for _ in 0..6 {
            id.push(char::from(LETTERS[(hash % 32) as usize]));
            hash /= 32;
        }
        id
    }

    /// The name of the game.
    pub fn game(&self) -> &'static str {
        if self.place.starts_with(GEMBLO) {
            GEMBLO
        } else {
            YINSH
        }
    }

    /// The position.
    pub fn start(&self) -> Result<Start, Unreadable> {
        self.place.parse()
    }
}

/// The name of YINSH.
pub(crate) const YINSH: &str = "yinsh";
/// The name of Gemblo, with which its places begin, too.
pub(crate) const GEMBLO: &str = "gemblo";

/// The hash of Fowler, Noll and Vo (1a), well mixed in its upper half.
fn fnv(text: &str) -> u64 {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    hash ^ hash >> 32
}

impl fmt::Display for Tactic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (goal, within, rating) = (self.goal, self.within, self.rating);
        let solutions = self.solutions.join(" ");
        let themes = theme::list(&self.themes);
        let place = &self.place;
        write!(
            f,
            "{goal} {within} {rating} {themes} | {place} | {solutions}"
        )
    }
}

impl FromStr for Tactic {
    type Err = Unreadable;

    /// Reads a line; the position is read when it is asked for.
    fn from_str(line: &str) -> Result<Tactic, Unreadable> {
        let parts: Vec<&str> = line.split(" | ").collect();
        let [task, place, solutions] = parts[..] else {
            return Err(Unreadable::Parts);
        };
        let words: Vec<&str> = task.split(' ').collect();
        let [goal, within, rating, themes] = words[..] else {
            return Err(Unreadable::Parts);
        };
        Ok(Tactic {
            goal: goal.parse()?,
            within: within.parse().map_err(|_| Unreadable::Number)?,
            rating: rating.parse().map_err(|_| Unreadable::Number)?,
            themes: theme::read(themes)?,
            place: place.to_owned(),
            solutions: solutions.split(' ').map(str::to_owned).collect(),
        })
    }
}

/// Why a text is no tactic.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It does not have its three parts, or the first not its four words.
    Parts,
    /// Its goal is unknown.
    Goal,
    /// It is about something unknown.
    Theme,
    /// The turns or the rating are no numbers.
    Number,
    /// There is no such position, because of this.
    Place(String),
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::Parts => {
                f.write_str("a tactic is GOAL WITHIN RATING THEMES | POSITION | TURNS")
            }
            Unreadable::Goal => f.write_str("a goal is win, only, defend, fewest=CELLS or shut"),
            Unreadable::Theme => f.write_str("themes are words with commas, or a dash"),
            Unreadable::Number => f.write_str("turns and ratings are numbers"),
            Unreadable::Place(reason) => f.write_str(reason),
        }
    }
}

impl Error for Unreadable {}
