//! The bodies of HTTP requests and answers.

use serde::{Deserialize, Serialize};

use crate::word::words;
use crate::{Absent, Clock, Name, Phase, Seat, Sitter, TableId};

/// Makes a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// `yinsh` or `gemblo`.
    pub game: String,
    /// The text of the setup.
    pub setup: String,
    /// Who sits where, in playing order.
    pub seats: Vec<Wanted>,
    /// How the time is limited.
    #[serde(default)]
    pub clock: Clock,
    /// What happens when somebody is away.
    #[serde(default)]
    pub absent: Absent,
    /// Whether the lobby shows the game.
    #[serde(default)]
    pub public: bool,
    /// Whether the result changes ratings.
    #[serde(default)]
    pub rated: bool,
}

/// Who is wanted at a seat of a new game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Wanted {
    /// Whoever makes the game.
    Me,
    /// Anybody with the link.
    Open,
    /// The player of this name.
    Invited {
        /// The name of an account or a bot.
        name: Name,
    },
    /// The server's engine.
    Engine {
        /// From 1 to 10.
        level: u8,
    },
}

impl From<&Wanted> for Sitter {
    /// Who plays the seat before anybody has sat down.
    fn from(wanted: &Wanted) -> Sitter {
        match wanted {
            Wanted::Me | Wanted::Open => Sitter::Open,
            Wanted::Invited { name } => Sitter::Invited { name: name.clone() },
            Wanted::Engine { level } => Sitter::Engine { level: *level },
        }
    }
}

/// The table that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Made {
    /// Names the table.
    pub id: TableId,
}

/// Takes a seat; any free one unless told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// Which seat.
    #[serde(default)]
    pub seat: Option<Seat>,
}

/// A game in the lobby or the archive.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Listed {
    /// Names the table.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// The text of its setup.
    pub setup: String,
    /// How far it has come.
    pub phase: Phase,
    /// The seats in playing order.
    pub seats: Vec<ListedSeat>,
    /// How the time is limited.
    pub clock: Clock,
    /// What happens when somebody is away.
    pub absent: Absent,
    /// Whether the result changes ratings.
    pub rated: bool,
    /// The result in the game's usual form; empty while there is none.
    pub score: String,
    /// How many turns were made.
    pub ply: u32,
    /// Who has to move, while the game runs.
    #[serde(default)]
    pub to_move: Option<Seat>,
    /// The seat of whoever asks.
    #[serde(default)]
    pub you: Option<Seat>,
    /// When something happened last.
    pub at: u64,
}

/// A seat of a listed game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ListedSeat {
    /// Who plays it.
    pub sitter: Sitter,
    /// The name to show.
    pub name: Name,
}

/// A name and a password.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The player's name.
    pub name: Name,
    /// The password.
    pub password: String,
}

/// A session of an account, or a token of a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Session {
    /// Names it to its owner; it opens nothing.
    pub id: String,
    /// When it was opened.
    pub created: u64,
    /// The day it was used last, about.
    pub seen: u64,
    /// Whether it is the one that asks.
    pub this: bool,
}

/// Another password.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The one until now.
    pub password: String,
    /// The one from now on.
    pub new: String,
}

/// Another name for a guest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The new name.
    pub name: Name,
}

/// Who somebody is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Account {
    /// The name to show.
    pub name: Name,
    /// What kind of player.
    pub kind: AccountKind,
    /// The ratings.
    pub ratings: Vec<Rating>,
    /// The settings kept for all devices, as the page wrote them.
    #[serde(default)]
    pub settings: Option<String>,
}

words! {
    /// What kind of player somebody is.
    pub enum AccountKind {
        /// Somebody without a password.
        Guest = "guest",
        /// Somebody with one.
        Account = "account",
        /// A program.
        Bot = "bot",
    }
}

/// How strong somebody is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rating {
    /// Which game.
    pub game: String,
    /// Whether it is for two seats or for more.
    pub pool: Pool,
    /// The estimate.
    pub rating: f64,
    /// Twice the deviation: with 95 % certainty the strength lies so close.
    pub plus_minus: f64,
    /// How many games it rests on.
    pub games: u32,
}

words! {
    /// Ratings for two seats and for more are kept apart.
    pub enum Pool {
        /// Two seats: Glicko-2.
        Two = "two",
        /// Three to six: Weng-Lin.
        Many = "many",
    }
}

/// The ratings that somebody has had in one game and pool.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RatingHistory {
    /// Which game.
    pub game: String,
    /// Whether it is for two seats or for more.
    pub pool: Pool,
    /// The last rating of each day with a rated game, the oldest first.
    pub points: Vec<RatingPoint>,
}

/// A rating on a day.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct RatingPoint {
    /// When the game was rated.
    pub at: u64,
    /// The estimate.
    pub rating: f64,
    /// Twice the deviation.
    pub plus_minus: f64,
}

/// How two players did against each other in one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Versus {
    /// Which game.
    pub game: String,
    /// Games in which the first of the two took the better place.
    pub won: u32,
    /// Games in which they shared a place.
    pub drawn: u32,
    /// Games in which the second took the better place.
    pub lost: u32,
}

/// Something to be kept for all devices of an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// As the page wrote it.
    pub settings: String,
}
