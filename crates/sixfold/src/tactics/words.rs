//! Goals and themes in words, and tactics as JSON.

use i18n::{Lang, tactics as words};
use serde::Serialize;
use tactics::{Goal, Tactic, Theme};

/// What is to be reached.
pub fn goal(goal: Goal, within: u8, game: &str, lang: Lang) -> String {
    match goal {
        Goal::Win if game == "yinsh" => words::WIN_IN.count(lang, within.into()),
        Goal::Win => words::WIN.to(lang).to_owned(),
        Goal::Only => words::ONLY.to(lang).to_owned(),
        Goal::Defend => words::DEFEND.to(lang).to_owned(),
        Goal::Fewest(cells) => words::FEWEST.count(lang, cells.into()),
        Goal::Shut => words::SHUT.to(lang).to_owned(),
    }
}

/// What it is about.
pub fn themes(themes: &[Theme], lang: Lang) -> String {
    let named = themes.iter().map(|theme| theme_name(*theme).to(lang));
    named.collect::<Vec<_>>().join(", ")
}

const fn theme_name(theme: Theme) -> i18n::Text {
    match theme {
        Theme::Blitz => words::BLITZ,
        Theme::WhichRow => words::WHICH_ROW,
        Theme::WhichRing => words::WHICH_RING,
        Theme::RowFirst => words::ROW_FIRST,
        Theme::Quiet => words::QUIET,
        Theme::Counter => words::COUNTER,
        Theme::Flip => words::FLIP,
        Theme::NewMarker => words::NEW_MARKER,
        Theme::Block => words::BLOCK,
        Theme::LastConnection => words::LAST_CONNECTION,
        Theme::ShutIn => words::SHUT_IN,
        Theme::FewestLeft => words::FEWEST_LEFT,
        Theme::AllLaid => words::ALL_LAID,
        Theme::TwoColours => words::TWO_COLOURS,
    }
}

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
    pub fn of(tactic: &'a Tactic, themes: &[Theme], solutions: Vec<String>) -> Told<'a> {
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
            themes: themes.iter().map(|theme| theme.name()).collect(),
            solutions,
        }
    }
}
