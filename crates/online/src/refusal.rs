//! Why the server says no: a code and its values, which each side puts into words of its own.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::word::words;
use crate::{Name, limits};

/// A refusal; nothing has changed.
///
/// Its `Display` is English, for programs and logs; pages word it in the reader's language. The values
/// named `why` are what a parser or a game says in English, and no page shows them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Refusal {
    /// It is not understood.
    Unreadable {
        /// What is wrong with its form.
        why: String,
    },
    /// A part is longer than its limit.
    TooLong {
        /// Which part.
        part: Part,
        /// The limit.
        most: usize,
    },
    /// The protocol has another version.
    Version {
        /// The version that the server speaks.
        speaks: u32,
    },
    /// The first message is a hello.
    NoHello,
    /// There is no such request.
    NoSuchRequest,
    /// There is no such table.
    NoSuchTable,
    /// There is no such player.
    NoSuchPlayer {
        /// The name that was looked for.
        name: Name,
    },

    /// The server does not host this game.
    UnknownGame {
        /// What was asked for.
        game: String,
    },
    /// The game has no such setup.
    BadSetup {
        /// What the game says to it.
        why: String,
    },
    /// The game would be over before it begins.
    OverAtOnce,
    /// The game has another number of seats.
    SeatCount {
        /// How many it has.
        seats: u8,
    },
    /// The clock is too short or too long.
    BadClock,
    /// The levels of the engine are 1 to 10.
    BadLevel,
    /// All seats are the engine's.
    NobodyPlays,
    /// Somebody wants more than one seat.
    TwoSeats,
    /// Games with the engine are not rated.
    RatedWithEngine,
    /// Rated games are for accounts and bots.
    RatedNeedsAccount,

    /// Nobody knows who asks.
    Stranger,
    /// The player is locked out.
    Banned,
    /// The name or the password is wrong.
    WrongPassword,
    /// The request comes from a page of another site.
    ForeignSite,
    /// This is for the token of a bot.
    BotsOnly,
    /// Only accounts have bots.
    BotsNeedAccount,
    /// An account has no more bots.
    TooManyBots {
        /// How many it may have.
        most: usize,
    },
    /// A bot is deleted together with its owner.
    BotStays,
    /// Nobody may take this name.
    BadName,
    /// Somebody has this name.
    NameTaken,
    /// Accounts keep their names.
    NameKept,
    /// Whoever asks has an account.
    HasAccount,
    /// The password is too short.
    ShortPassword {
        /// The fewest characters.
        least: usize,
    },

    /// Whoever asks has no seat, and only watches.
    OnlyWatching,
    /// Whoever asks has no seat here.
    NotSeated,
    /// Whoever asks has a seat here.
    AlreadySeated,
    /// All seats are taken.
    Full,
    /// The seat is not free for whoever asks.
    SeatTaken,
    /// The game has begun; one can resign.
    Begun,
    /// The game has not begun.
    NotBegun,
    /// The game is over.
    Over,
    /// The game is not over.
    NotOver,

    /// It is another player's turn.
    NotYourTurn,
    /// The turn answers another position than the present one.
    Stale {
        /// After how many turns it was made.
        asked: u32,
        /// How many there are.
        made: u32,
    },
    /// The key names another turn of the same player.
    KeyUsed,
    /// The rules forbid the turn.
    Illegal {
        /// The turn as it was asked for.
        turn: String,
        /// What the game says to it.
        why: String,
    },
    /// The player's time is over.
    OutOfTime,
    /// The player has given up already.
    GivenUp,
    /// A draw is agreed between two people, and these are others.
    NoDraws,
    /// The player has offered a draw.
    DrawOffered,
    /// Nobody offers the player a draw.
    NoDrawOffered,
    /// The player has asked for a rematch.
    RematchAsked,
    /// The table was never complete, so that there is nobody to play again.
    NeverComplete,

    /// Too many requests; try again later.
    TooMany,
    /// The server cannot keep anything just now; try again with the same key.
    Unavailable,
    /// What is kept of the game cannot be read any more.
    Damaged,
    /// A code that only a later version knows.
    #[serde(other)]
    Newer,
}

impl Refusal {
    /// Whether the same may be granted a little later.
    pub fn can_wait(&self) -> bool {
        matches!(self, Refusal::TooMany | Refusal::Unavailable)
    }

    /// Refuses a part that is longer than its limit in bytes.
    pub fn if_too_long(part: Part, text: &str) -> Result<(), Refusal> {
        let most = part.most();
        if text.len() > most {
            return Err(Refusal::TooLong { part, most });
        }
        Ok(())
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::Unreadable { why } => return write!(f, "this is not understood: {why}"),
            Refusal::TooLong { part, most } => {
                return write!(f, "the {} is longer than {most}", part.word());
            }
            Refusal::Version { speaks } => {
                return write!(f, "this server speaks version {speaks}; please reload");
            }
            Refusal::NoHello => "say hello first",
            Refusal::NoSuchRequest => "there is no such request",
            Refusal::NoSuchTable => "there is no such game",
            Refusal::NoSuchPlayer { name } => {
                return write!(f, "there is no player of the name {:?}", name.as_str());
            }
            Refusal::UnknownGame { game } => return write!(f, "the game {game:?} is not known"),
            Refusal::BadSetup { why } => return write!(f, "the game has no such setup: {why}"),
            Refusal::OverAtOnce => "this game is over before it begins",
            Refusal::SeatCount { seats } => return write!(f, "the game has {seats} seats"),
            Refusal::BadClock => "such a clock is too short or too long",
            Refusal::BadLevel => "the levels of the engine are 1 to 10",
            Refusal::NobodyPlays => "somebody has to play",
            Refusal::TwoSeats => "you can have one seat",
            Refusal::RatedWithEngine => "games with the engine are not rated",
            Refusal::RatedNeedsAccount => "register to play rated games",
            Refusal::Stranger => "nobody knows who you are",
            Refusal::Banned => "this player is locked out",
            Refusal::WrongPassword => "the name or the password is wrong",
            Refusal::ForeignSite => "this request comes from another site",
            Refusal::BotsOnly => "this is for the token of a bot",
            Refusal::BotsNeedAccount => "register to have bots",
            Refusal::TooManyBots { most } => return write!(f, "{most} bots are enough"),
            Refusal::BotStays => "a bot is deleted together with its owner",
            Refusal::BadName => {
                "a name has 2 to 24 letters and digits, and does not begin with guest"
            }
            Refusal::NameTaken => "this name is taken",
            Refusal::NameKept => "accounts keep their names",
            Refusal::HasAccount => "you have an account",
            Refusal::ShortPassword { least } => {
                return write!(f, "a password has at least {least} characters");
            }
            Refusal::OnlyWatching => "you only watch",
            Refusal::NotSeated => "you do not sit at this table",
            Refusal::AlreadySeated => "you sit at this table",
            Refusal::Full => "all seats are taken",
            Refusal::SeatTaken => "this seat is not free for you",
            Refusal::Begun => "the game has begun; you can resign",
            Refusal::NotBegun => "the game has not begun",
            Refusal::Over => "the game is over",
            Refusal::NotOver => "the game is not over",
            Refusal::NotYourTurn => "it is not your turn",
            Refusal::Stale { asked, made } => {
                return write!(f, "the turn answers turn {asked}, but {made} were made");
            }
            Refusal::KeyUsed => "this key names another turn of yours",
            Refusal::Illegal { why, .. } => why,
            Refusal::OutOfTime => "your time is over",
            Refusal::GivenUp => "you have given up already",
            Refusal::NoDraws => "a draw is agreed between two people",
            Refusal::DrawOffered => "you have offered a draw",
            Refusal::NoDrawOffered => "nobody offers you a draw",
            Refusal::RematchAsked => "you have asked for a rematch",
            Refusal::NeverComplete => "the table was never complete",
            Refusal::TooMany => "too many requests; please wait a little",
            Refusal::Unavailable => "nothing can be kept just now; please try again",
            Refusal::Damaged => "this game cannot be restored",
            Refusal::Newer => "the server gives a reason that is not known here",
        })
    }
}

impl Error for Refusal {}

/// A part of a message that can be too long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The whole message.
    Message,
    /// The text of a turn.
    Turn,
    /// The text of a setup.
    Setup,
    /// The settings of an account.
    Settings,
    /// A password.
    Password,
}

words!(Part {
    Message = "message",
    Turn = "turn",
    Setup = "setup",
    Settings = "settings",
    Password = "password",
});

impl Part {
    /// How many bytes it may have.
    pub const fn most(self) -> usize {
        match self {
            Part::Message => limits::MESSAGE,
            Part::Turn => limits::TURN,
            Part::Setup => limits::SETUP,
            Part::Settings => limits::SETTINGS,
            Part::Password => limits::PASSWORD,
        }
    }
}

/// A refusal as it travels.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refused {
    /// Why, for programs.
    #[serde(flatten)]
    pub refusal: Refusal,
    /// Why, in English, for people who write programs.
    #[serde(default)]
    pub reason: String,
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused {
            reason: refusal.to_string(),
            refusal,
        }
    }
}
