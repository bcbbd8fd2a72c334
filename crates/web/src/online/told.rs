//! Words for what the server says: refusals, clocks, policies, results, variants.

use games::Kind;
use i18n::{Lang, Text, common, gemblo, online as words, yinsh};
use online::body::Listed;
use online::{Absent, Clock, Code, Ending};

use super::http::Fault;

/// Why something came to nothing, for players.
pub fn fault(fault: &Fault, lang: Lang) -> String {
    match fault {
        Fault::Refused(code, reason) => refusal(*code, reason, lang),
        Fault::Unreachable => words::NO_ANSWER.to(lang).to_owned(),
        Fault::NoServer => words::NO_SERVER.to(lang).to_owned(),
    }
}

/// Why a name was not given.
pub fn name_fault(fault: &Fault, lang: Lang) -> String {
    match fault {
        Fault::Refused(Code::Conflict, _) => words::NAME_TAKEN.to(lang).to_owned(),
        Fault::Refused(Code::Unreadable, _) => words::NAME_RULE.to(lang).to_owned(),
        other => self::fault(other, lang),
    }
}

/// Why the server refuses something.
pub fn refusal(code: Code, reason: &str, lang: Lang) -> String {
    let text = match code {
        Code::Unreadable => words::NO_UNREADABLE,
        Code::Version => words::NO_VERSION,
        Code::Unknown => words::NO_UNKNOWN,
        Code::Forbidden => words::NO_FORBIDDEN,
        Code::NotYourTurn => words::NO_NOT_YOUR_TURN,
        Code::Stale => words::NO_STALE,
        Code::Illegal => words::NO_ILLEGAL,
        Code::NotBegun => words::NO_NOT_BEGUN,
        Code::Over => words::NO_OVER,
        Code::OutOfTime => words::NO_OUT_OF_TIME,
        Code::Conflict => words::NO_CONFLICT,
        Code::TooMany => words::NO_TOO_MANY,
        Code::Unavailable => words::NO_UNAVAILABLE,
    };
    text.with(lang, &[reason])
}

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
    match kind.and_then(|kind| variant(kind, setup, seats, lang)) {
        Some(variant) => format!("{}, {variant}", self::game(game)),
        None => self::game(game),
    }
}

/// What a setup is called; a drawn position has no name.
pub fn variant(kind: Kind, setup: &str, seats: usize, lang: Lang) -> Option<String> {
    match kind {
        Kind::Yinsh => match setup {
            "standard" => Some(yinsh::STANDARD.to(lang).to_owned()),
            "blitz" => Some(yinsh::BLITZ.to(lang).to_owned()),
            _ => None,
        },
        Kind::Gemblo => Some(gemblo::PLAYERS.count(lang, seats as u64)),
    }
}

/// Everybody at a listed game, in a line.
pub fn players(listed: &Listed, lang: Lang) -> String {
    let names = listed.seats.iter().map(|seat| match &seat.sitter {
        online::Sitter::Open => words::OPEN_SEAT.to(lang).to_owned(),
        online::Sitter::Invited { name } => words::INVITED.with(lang, &[name]),
        online::Sitter::Engine { level } => common::ENGINE_LEVEL.with(lang, &[&level.to_string()]),
        online::Sitter::Person | online::Sitter::Bot => seat.name.clone(),
    });
    names.collect::<Vec<_>>().join(" – ")
}
