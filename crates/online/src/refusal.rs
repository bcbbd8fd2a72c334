//! Why the server says no: a code and its values, which each side puts into words of its own.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::word::words;
use crate::{Name, limits};

/// Every refusal with its values and its English words, by the status of the answer that carries it.
macro_rules! refusals {
    ($($status:literal { $(
        $(#[$attr:meta])* $code:ident $({ $($value:ident: $type:ty),* })?
        $words:literal $([$($shown:tt)+])?;
    )* })*) => {
        /// A refusal; nothing has changed.
        ///
        /// Its `Display` is English, for programs and logs; pages word it in the reader's language. The
        /// values named `why` are what a parser or a game says in English, and no page shows them.
        #[derive(Clone, PartialEq, Eq, Debug, Error, Serialize, Deserialize)]
        #[serde(tag = "code", rename_all = "kebab-case")]
        pub enum Refusal {
            $($(
                #[doc = $words]
                #[error($words $(, $($shown)+)?)]
                $(#[$attr])*
                $code $({ $(
                    #[doc = concat!("The ", stringify!($value), " in these words, or beside them.")]
                    $value: $type,
                )* })?,
            )*)*
        }

        impl Refusal {
            /// The HTTP status that goes with it.
            pub const fn status(&self) -> u16 {
                match self {
                    $($(Refusal::$code { .. })|* => $status,)*
                }
            }
        }
    };
}

refusals! {
    400 {
        Unreadable { why: String } "this is not understood: {why}";
        TooLong { part: Part, most: usize } "the {} is longer than {most}" [.part.word()];
        Version { speaks: u32 } "this server speaks version {speaks}; please reload";
        NoHello "say hello first";
        UnknownGame { game: String } "the game {game:?} is not known";
        BadSetup { why: String } "the game has no such setup: {why}";
        OverAtOnce "this game is over before it begins";
        SeatCount { seats: u8 } "the game has {seats} seats";
        BadClock "such a clock is too short or too long";
        BadLevel "the levels of the engine are 1 to 10";
        NobodyPlays "somebody has to play";
        TwoSeats "you can have one seat";
        RatedTerms "rated games have a usual setup and a clock, wait for the absent, and are played by different people";
        RatedWithEngine "games with the engine are not rated";
        BadName "a name has 2 to 24 letters and digits, and does not begin with guest";
        ShortPassword { least: usize } "a password has at least {least} characters";
    }
    403 {
        RatedNeedsAccount "register to play rated games";
        Stranger "nobody knows who you are";
        Banned "this player is locked out";
        WrongPassword "the name or the password is wrong";
        ForeignSite "this request comes from another site";
        BotsOnly "this is for the token of a bot";
        BotsNeedAccount "register to have bots";
        TooManyBots { most: usize } "{most} bots are enough";
        BotStays "a bot is deleted together with its owner";
        OnlyWatching "you only watch";
        NotSeated "you do not sit at this table";
    }
    404 {
        NoSuchRequest "there is no such request";
        NoSuchTable "there is no such game";
        NoSuchPlayer { name: Name } "there is no player of the name {:?}" [.name.as_str()];
    }
    409 {
        NameTaken "this name is taken";
        NameKept "accounts keep their names";
        // So many open tables, or games with the engine.
        TooManyTables { most: usize } "{most} such tables are enough; finish or leave one";
        HasAccount "you have an account";
        AlreadySeated "you sit at this table";
        Full "all seats are taken";
        SeatTaken "this seat is not free for you";
        Begun "the game has begun; you can resign";
        NotBegun "the game has not begun";
        Over "the game is over";
        NotOver "the game is not over";
        NotYourTurn "it is not your turn";
        // The turn answers another position than the present one.
        Stale { asked: u32, made: u32 } "the turn answers turn {asked}, but {made} were made";
        KeyUsed "this key names another turn of yours";
        Illegal { turn: String, why: String } "{why}";
        OutOfTime "your time is over";
        GivenUp "you have given up already";
        NoDraws "a draw is agreed between two people";
        DrawOffered "you have offered a draw";
        NoDrawOffered "nobody offers you a draw";
        RematchAsked "you have asked for a rematch";
        // There is nobody to play again.
        NeverComplete "the table was never complete";
    }
    429 {
        TooMany "too many requests; please wait a little";
    }
    503 {
        // The same may be tried again, a turn with the same key.
        Unavailable "nothing can be kept just now; please try again";
        Damaged "this game cannot be restored";
        // A code that only a later version knows.
        #[serde(other)]
        Newer "the server gives a reason that is not known here";
    }
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

words! {
    /// A part of a message that can be too long.
    pub enum Part {
        /// The whole message.
        Message = "message",
        /// The text of a turn.
        Turn = "turn",
        /// The text of a setup.
        Setup = "setup",
        /// The settings of an account.
        Settings = "settings",
        /// A password.
        Password = "password",
    }
}

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
