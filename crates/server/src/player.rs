//! Who plays: guests, accounts and bots.

use online::body::AccountKind;
use online::limits;

/// Somebody who can sit down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The id that events refer to.
    pub id: String,
    /// The name to show.
    pub name: String,
    /// Guest, account or bot.
    pub kind: AccountKind,
}

/// The word in the database.
pub fn kind_word(kind: AccountKind) -> &'static str {
    match kind {
        AccountKind::Guest => "guest",
        AccountKind::Account => "account",
        AccountKind::Bot => "bot",
    }
}

/// The kind that a word of the database means.
pub fn kind_of(word: &str) -> AccountKind {
    match word {
        "account" => AccountKind::Account,
        "bot" => AccountKind::Bot,
        _ => AccountKind::Guest,
    }
}

/// Whether somebody may have this name: letters and digits of any language, and a few signs between.
///
/// Names that look like those of guests are refused, so that nobody is taken for one.
pub fn is_name(name: &str) -> bool {
    let length = name.chars().count();
    let is_word = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.' | '\'');
    let edge = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    (2..=limits::NAME).contains(&length)
        && name.chars().all(is_word)
        && edge(name.chars().next())
        && edge(name.chars().last())
        && !key_of(name).starts_with("guest")
}

/// What must be unique about a name.
pub fn key_of(name: &str) -> String {
    name.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_words_of_any_language() {
        for name in ["Ann", "Оленка", "Ștefan-2", "d'Artagnan", "x1"] {
            assert!(is_name(name), "{name}");
        }
        let long = "a".repeat(25);
        for name in [
            "",
            "a",
            "-a",
            "a-",
            "a b",
            "a\n",
            "Guest-7",
            &long,
            "<b>",
            "a\u{202e}b",
        ] {
            assert!(!is_name(name), "{name:?}");
        }
    }
}
