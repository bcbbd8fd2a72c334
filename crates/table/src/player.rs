//! Who sits on a seat.

use std::fmt;
use std::str::FromStr;

use engine::{Level, NoSuchLevel};

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this screen.
    Person,
    /// The engine, at a level.
    Engine(Level),
    /// Somebody at another screen; their turns come from elsewhere and stand.
    Elsewhere,
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Person => f.write_str("Person"),
            Player::Engine(level) => write!(f, "Engine {level}"),
            Player::Elsewhere => f.write_str("Elsewhere"),
        }
    }
}

impl FromStr for Player {
    type Err = NoSuchLevel;

    /// Reads what [`Display`](fmt::Display) writes; any other name is a person's.
    fn from_str(text: &str) -> Result<Player, NoSuchLevel> {
        match text.strip_prefix("Engine ") {
            Some(level) => level.parse().map(Player::Engine),
            None if text == "Elsewhere" => Ok(Player::Elsewhere),
            None => Ok(Player::Person),
        }
    }
}
