//! What players are called.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Refusal, limits};

/// The name of a player, as it is shown; empty where nobody is, or nobody any more.
///
/// Any text can be told or looked for. What somebody may take is another matter, see [`Name::check`].
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Name(String);

impl Name {
    /// The name as it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether it names nobody.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What must be unique about it.
    pub fn key(&self) -> String {
        self.0.to_lowercase()
    }

    /// Whether somebody may take it: letters and digits of any language, and a few signs between.
    ///
    /// Names that look like those of guests are refused, so that nobody is taken for one.
    pub fn check(&self) -> Result<(), Refusal> {
        let is_word = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.' | '\'');
        let edge = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
        let mut signs = self.0.chars();
        let is_fit = (2..=limits::NAME).contains(&signs.clone().count())
            && signs.clone().all(is_word)
            && edge(signs.next())
            && edge(signs.last())
            && !self.key().starts_with("guest");
        is_fit.then_some(()).ok_or(Refusal::BadName)
    }
}

impl From<String> for Name {
    fn from(name: String) -> Name {
        Name(name)
    }
}

impl From<&str> for Name {
    fn from(name: &str) -> Name {
        Name(name.to_owned())
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_words_of_any_language() {
        for name in ["Ann", "Оленка", "Ștefan-2", "d'Artagnan", "x1"] {
            assert_eq!(Name::from(name).check(), Ok(()), "{name}");
        }
        let long = "a".repeat(25);
        for name in [
            "",
            "a",
            &long,
            "-a",
            "a-",
            "a b",
            "a\n",
            "<b>",
            "a\u{202e}b",
            "Guest-7",
        ] {
            let refused = Name::from(name).check();
            assert_eq!(refused, Err(Refusal::BadName), "{name:?}");
        }
    }
}
