//! Goals and themes of tactics in words.

use i18n::{Lang, Text, tactics as words};
use tactics::{Goal, Theme};

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
    let named = themes.iter().map(|one| theme(*one).to(lang));
    named.collect::<Vec<_>>().join(", ")
}

/// The name of a theme.
pub const fn theme(theme: Theme) -> Text {
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
