//! Words for what the server says: refusals, clocks, policies, results, variants.

use games::Kind;
use i18n::{Lang, Text, app, online as words};
use online::body::Listed;
use online::{Absent, Clock, Ending, Refusal};
use room::Fault;

use crate::page::variants;

/// Why something came to nothing, for players.
pub fn fault(fault: &Fault, lang: Lang) -> String {
    match fault {
        Fault::Refused(refused) => refusal(refused, lang),
        Fault::Unreachable => words::NO_ANSWER.to(lang).to_owned(),
        Fault::NoServer => words::NO_SERVER.to(lang).to_owned(),
    }
}

/// Why the server refuses something.
pub fn refusal(refusal: &Refusal, lang: Lang) -> String {
    let value = match refusal {
        Refusal::TooLong { most, .. }
        | Refusal::TooManyBots { most }
        | Refusal::TooManyTables { most } => most.to_string(),
        Refusal::NoSuchPlayer { name } => name.to_string(),
        Refusal::SeatCount { seats } => seats.to_string(),
        Refusal::ShortPassword { least } => least.to_string(),
        Refusal::Illegal { turn, .. } => turn.clone(),
        _ => String::new(),
    };
    text_of(refusal).with(lang, &[&value])
}

/// The words for a refusal, with a place for its value where it has one.
const fn text_of(refusal: &Refusal) -> Text {
    match refusal {
        // What only a program of somebody else's can do wrong.
        Refusal::Unreadable { .. }
        | Refusal::NoHello
        | Refusal::NoSuchRequest
        | Refusal::ForeignSite
        | Refusal::BotsOnly => words::NO_UNREADABLE,
        Refusal::Newer => words::NO_NEWER,
        Refusal::TooLong { .. } => words::NO_TOO_LONG,
        Refusal::Version { .. } => words::NO_VERSION,
        Refusal::NoSuchTable => words::NO_SUCH_TABLE,
        Refusal::NoSuchPlayer { .. } => words::NO_SUCH_PLAYER,
        Refusal::UnknownGame { .. } => words::NO_UNKNOWN_GAME,
        Refusal::BadSetup { .. } | Refusal::OverAtOnce => words::NO_BAD_SETUP,
        Refusal::SeatCount { .. } => words::NO_SEAT_COUNT,
        Refusal::BadClock => words::NO_BAD_CLOCK,
        Refusal::BadLevel => words::NO_BAD_LEVEL,
        Refusal::NobodyPlays => words::NO_NOBODY_PLAYS,
        Refusal::TwoSeats => words::NO_TWO_SEATS,
        Refusal::RatedWithEngine | Refusal::RatedNeedsAccount => words::RATED_NEEDS_ACCOUNT,
        Refusal::Stranger => words::NO_STRANGER,
        Refusal::Banned => words::NO_BANNED,
        Refusal::WrongPassword => words::WRONG_PASSWORD,
        Refusal::BotsNeedAccount => words::NO_BOTS_NEED_ACCOUNT,
        Refusal::TooManyBots { .. } => words::NO_TOO_MANY_BOTS,
        Refusal::TooManyTables { .. } => words::NO_TOO_MANY_TABLES,
        Refusal::RatedTerms => words::NO_RATED_TERMS,
        Refusal::BotStays => words::NO_BOT_STAYS,
        Refusal::BadName => words::NO_BAD_NAME,
        Refusal::NameTaken => words::NAME_TAKEN,
        Refusal::NameKept => words::NO_NAME_KEPT,
        Refusal::HasAccount => words::NO_HAS_ACCOUNT,
        Refusal::ShortPassword { .. } => words::NO_SHORT_PASSWORD,
        Refusal::OnlyWatching => words::YOU_WATCH,
        Refusal::NotSeated => words::NO_NOT_SEATED,
        Refusal::AlreadySeated => words::NO_ALREADY_SEATED,
        Refusal::Full => words::NO_FULL,
        Refusal::SeatTaken => words::NO_SEAT_TAKEN,
        Refusal::Begun => words::NO_BEGUN,
        Refusal::NotBegun => words::NO_NOT_BEGUN,
        Refusal::Over => words::NO_OVER,
        Refusal::NotOver => words::NO_NOT_OVER,
        Refusal::NotYourTurn => words::NO_NOT_YOUR_TURN,
        Refusal::Stale { .. } => words::NO_STALE,
        Refusal::KeyUsed => words::NO_KEY_USED,
        Refusal::Illegal { .. } => words::NO_ILLEGAL,
        Refusal::OutOfTime => words::NO_OUT_OF_TIME,
        Refusal::GivenUp => words::NO_GIVEN_UP,
        Refusal::NoDraws => words::NO_DRAWS,
        Refusal::DrawOffered => words::DRAW_OFFERED,
        Refusal::NoDrawOffered => words::NO_DRAW_OFFERED,
        Refusal::RematchAsked => words::REMATCH_WANTED,
        Refusal::NeverComplete => words::NO_NEVER_COMPLETE,
        Refusal::TooMany => words::NO_TOO_MANY,
        Refusal::Unavailable => words::NO_UNAVAILABLE,
        Refusal::Damaged => words::NO_DAMAGED,
    }
}

/// What an unrated game is called, and a rated one.
pub const RATED: [Text; 2] = [words::CASUAL, words::RATED];

/// How the time is limited.
pub fn clock(clock: Clock, lang: Lang) -> String {
    const MINUTE: u64 = 60_000;
    let (text, start, increment) = match clock {
        Clock::None => return words::NO_CLOCK.to(lang).to_owned(),
        Clock::Correspondence { increment, .. } => {
            let days = increment.div_ceil(Clock::DAY);
            return words::DAYS_A_TURN.count(lang, days);
        }
        Clock::Fischer { start, increment } if start < MINUTE => {
            (words::FISCHER_SECONDS, start / 1_000, increment / 1_000)
        }
        Clock::Fischer { start, increment } => (words::FISCHER, start / MINUTE, increment / 1_000),
    };
    text.with(lang, &[&start.to_string(), &increment.to_string()])
}

/// What happens when somebody is away.
pub const fn absence(absent: Absent) -> Text {
    match absent {
        Absent::Wait => words::ABSENT_WAIT,
        Absent::Skip => words::ABSENT_SKIP,
        Absent::Engine => words::ABSENT_ENGINE,
    }
}

/// How a game ended, if not by its rules.
pub const fn ending(ending: Ending) -> Option<Text> {
    match ending {
        Ending::Rules => None,
        Ending::Resignation => Some(words::BY_RESIGNATION),
        Ending::Time => Some(words::ON_TIME),
        Ending::Agreement => Some(words::BY_AGREEMENT),
        Ending::Aborted => Some(words::ABORTED),
    }
}

/// The name of a game; one that this page does not know keeps the server's name for it.
pub fn game(game: &str) -> String {
    let kind = game.parse::<Kind>();
    kind.map_or(game, |kind| kind.name()).to_owned()
}

/// The name of a game and its variant.
pub fn title(game: &str, setup: &str, seats: usize, lang: Lang) -> String {
    let kind = game.parse().ok();
    match kind.and_then(|kind| variants::name(kind, setup, seats, lang)) {
        Some(variant) => format!("{}, {variant}", self::game(game)),
        None => self::game(game),
    }
}

/// Everybody at a listed game, in a line.
pub fn players(listed: &Listed, lang: Lang) -> String {
    let names = listed.seats.iter().map(|seat| match &seat.sitter {
        online::Sitter::Open => words::OPEN_SEAT.to(lang).to_owned(),
        online::Sitter::Invited { name } => words::INVITED.with(lang, &[name.as_str()]),
        online::Sitter::Engine { level } => app::ENGINE_LEVEL.with(lang, &[&level.to_string()]),
        online::Sitter::Person | online::Sitter::Bot => seat.name.to_string(),
    });
    names.collect::<Vec<_>>().join(words::AGAINST.to(lang))
}

#[cfg(test)]
mod tests {
    use online::Part;

    use super::*;

    #[test]
    fn a_refusal_says_its_value_in_every_language_and_nothing_that_is_english() {
        let why = || "so many cannot be taken".to_owned();
        let refusals = [
            (
                Refusal::TooLong {
                    part: Part::Turn,
                    most: 256,
                },
                "256",
            ),
            (Refusal::NoSuchPlayer { name: "Ann".into() }, "Ann"),
            (Refusal::SeatCount { seats: 3 }, "3"),
            (Refusal::ShortPassword { least: 8 }, "8"),
            (Refusal::TooManyBots { most: 20 }, "20"),
            (
                Refusal::Illegal {
                    turn: "3+2".to_owned(),
                    why: why(),
                },
                "3+2",
            ),
            (Refusal::Unreadable { why: why() }, ""),
            (Refusal::BadSetup { why: why() }, ""),
        ];
        for lang in Lang::ALL {
            for (refusal, value) in &refusals {
                let words = super::refusal(refusal, lang);
                assert!(words.contains(value), "{words}");
                assert!(!words.contains(&why()), "{words}");
            }
        }
    }
}
