//! Which names may be taken: none that looks like another's, or like the server's own.

use online::{Name, Refusal};
use unicode_security::confusable_detection::skeleton;
use unicode_security::{GeneralSecurityProfile, MixedScript};

/// Names that would be taken for somebody who has something to say here.
const RESERVED: [&str; 10] = [
    "admin",
    "administrator",
    "computer",
    "engine",
    "moderator",
    "root",
    "server",
    "sixfold",
    "support",
    "system",
];

/// Whether somebody may take a name: letters that can be seen, all of one script (Unicode, UTS 39).
pub fn check(name: &Name) -> Result<(), Refusal> {
    name.check()?;
    let text = name.as_str();
    let is_plain = text.chars().all(GeneralSecurityProfile::identifier_allowed);
    let is_reserved = RESERVED.contains(&name.key().as_str()) || RESERVED.contains(&&*look(name));
    if is_reserved || !is_plain || !text.is_single_script() {
        return Err(Refusal::BadName);
    }
    Ok(())
}

/// What a name looks like; two with one look are taken for each other.
pub fn look(name: &Name) -> String {
    skeleton(name.as_str())
        .flat_map(char::to_lowercase)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_can_be_seen_and_are_of_one_script() {
        for name in [
            "Ann",
            "Оленка",
            "Ștefan-2",
            "d'Artagnan",
            "x1",
            "山田",
            "やまだ",
            "Zoé_7",
        ] {
            assert_eq!(check(&name.into()), Ok(()), "{name}");
        }
        for name in [
            "ㅤㅤ",
            "Aliceㅤ",
            "Аlice",
            "Ａlice",
            "admin",
            "Sixfold",
            "SERVER",
            "rооt",
            "a\u{202e}b",
        ] {
            assert_eq!(check(&name.into()), Err(Refusal::BadName), "{name}");
        }
    }

    #[test]
    fn names_that_look_alike_have_one_look() {
        for (name, other) in [("Alice", "AIice"), ("Oca", "Оса"), ("x1", "xl")] {
            assert_eq!(look(&name.into()), look(&other.into()), "{name}");
        }
        assert_ne!(look(&"Alice".into()), look(&"Alicia".into()));
    }
}
