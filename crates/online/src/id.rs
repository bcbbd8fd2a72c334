//! What names a thing for good: each is a type of its own, so that none is taken for another.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::limits;

/// Why a text cannot be such a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadId {
    /// It is empty or longer than this.
    Length(usize),
    /// It has another sign than the name allows.
    Sign,
}

impl fmt::Display for BadId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadId::Length(most) => write!(f, "it has 1 to {most} characters"),
            BadId::Sign => f.write_str("it is made of visible ASCII characters"),
        }
    }
}

impl Error for BadId {}

/// A name of 1 to `$most` bytes, each of which `$fits`.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $most:expr, $fits:expr) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// The name as it is written.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadId;

            fn try_from(text: String) -> Result<$name, BadId> {
                if text.is_empty() || text.len() > $most {
                    return Err(BadId::Length($most));
                }
                if !text.bytes().all($fits) {
                    return Err(BadId::Sign);
                }
                Ok($name(text))
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<$name, BadId> {
                text.to_owned().try_into()
            }
        }

        impl From<$name> for String {
            fn from(name: $name) -> String {
                name.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id! {
    /// A table: the unguessable part of its link.
    TableId, limits::ID, |byte| byte.is_ascii_alphanumeric()
}

id! {
    /// A player, whatever they are called. The server alone uses it; others are told names.
    PlayerId, limits::ID, |byte| byte.is_ascii_alphanumeric()
}

id! {
    /// A turn: the same key is never played twice by one player in a game.
    TurnKey, limits::KEY, |byte| byte.is_ascii_graphic()
}
