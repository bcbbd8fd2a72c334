//! Tactics as JSON.

use serde::Serialize;
use tactics::{Goal, Tactic};

/// A tactic, in the order in which the JSON object tells it.
#[derive(Serialize)]
pub struct Told<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    pub game: &'static str,
    #[serde(flatten)]
    pub place: Place<'a>,
    pub kind: &'static str,
    pub within: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    pub themes: Vec<&'static str>,
    pub solutions: Vec<String>,
}

/// Where a tactic begins.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Place<'a> {
    Position { position: &'a str },
    Setup { setup: &'a str, turns: Vec<&'a str> },
}

impl<'a> Told<'a> {
    /// A tactic of the book, with what can be read off it.
    pub fn of(tactic: &'a Tactic, solutions: Vec<String>) -> Told<'a> {
        let place = match tactic.place.split_once(' ') {
            Some((setup, turns)) if tactic.game() != "yinsh" => Place::Setup {
                setup,
                turns: turns.split(' ').collect(),
            },
            _ => Place::Position {
                position: &tactic.place,
            },
        };
        Told {
            id: Some(tactic.id()),
            game: tactic.game(),
            place,
            kind: tactic.goal.name(),
            within: tactic.within,
            left: match tactic.goal {
                Goal::Fewest(cells) => Some(cells),
                _ => None,
            },
            rating: Some(tactic.rating),
            themes: tactic.themes.iter().map(|theme| theme.name()).collect(),
            solutions,
        }
    }
}
