//! What names a thing for good: each is a type of its own, so that none is taken for another.

use thiserror::Error;

use crate::limits;

/// Why a text cannot be such a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum BadId {
    /// It is empty or longer than this.
    #[error("it has 1 to {0} characters")]
    Length(usize),
    /// It has another sign than the name allows.
    #[error("it is made of visible ASCII characters")]
    Sign,
}

/// The text, if it is one of 1 to `most` bytes, each of which `fits`.
fn id(text: &str, most: usize, fits: fn(&u8) -> bool) -> Result<&str, BadId> {
    if text.is_empty() || text.len() > most {
        return Err(BadId::Length(most));
    }
    if !text.as_bytes().iter().all(fits) {
        return Err(BadId::Sign);
    }
    Ok(text)
}

/// A text of its own type, which `$read` lets through or refuses; it may trim it.
macro_rules! text {
    ($(#[$doc:meta])* $name:ident, $fault:ty, $read:expr) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[derive(serde::Serialize, serde::Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// The text as it is written.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl std::str::FromStr for $name {
            type Err = $fault;

            fn from_str(text: &str) -> Result<$name, $fault> {
                let read: fn(&str) -> Result<&str, $fault> = $read;
                Ok($name(read(text)?.to_owned()))
            }
        }

        impl TryFrom<String> for $name {
            type Error = $fault;

            fn try_from(text: String) -> Result<$name, $fault> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(text: $name) -> String {
                text.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

pub(crate) use text;

text! {
    /// A table: the unguessable part of its link.
    TableId, BadId, |text| id(text, limits::ID, u8::is_ascii_alphanumeric)
}

text! {
    /// A player, whatever they are called. The server alone uses it; others are told names.
    PlayerId, BadId, |text| id(text, limits::ID, u8::is_ascii_alphanumeric)
}

text! {
    /// A turn: the same key is never played twice by one player in a game.
    TurnKey, BadId, |text| id(text, limits::KEY, u8::is_ascii_graphic)
}
