//! The one word for each case of an enum, on the wire and in the database.

use thiserror::Error;

/// A word that names none of the cases.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("the word {0:?} is not known")]
pub struct UnknownWord(pub String);

/// An enum whose cases have words, for reading and writing, in the database and through serde.
macro_rules! words {
    (
        $(#[$doc:meta])*
        pub enum $name:ident { $($(#[$of_case:meta])* $case:ident = $word:literal,)* }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name {
            $($(#[$of_case])* $case,)*
        }

        impl $name {
            /// The word for it, on the wire and in the database.
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$case => $word,)*
                }
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::UnknownWord;

            fn from_str(word: &str) -> std::result::Result<$name, $crate::UnknownWord> {
                match word {
                    $($word => Ok($name::$case),)*
                    _ => Err($crate::UnknownWord(word.to_owned())),
                }
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(
                &self,
                serializer: S,
            ) -> std::result::Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(
                deserializer: D,
            ) -> std::result::Result<$name, D::Error> {
                let word = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                word.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(crate) use words;
