//! One text in all languages, with numbered places for values.

use crate::Lang;
use crate::spelling::is_well_spelt;

/// A text in every language; `{0}` to `{9}` are places for values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Text {
    pub(crate) words: [&'static str; 5],
}

impl Text {
    /// The text with these words, in the order of [`Lang::ALL`].
    ///
    /// # Panics
    /// When the languages differ in the values that they speak of, or words are written in a way
    /// that their language does not write; in a constant this is an error of compilation.
    pub const fn new(words: [&'static str; 5]) -> Text {
        let mut i = 0;
        while i < words.len() {
            assert!(!words[i].is_empty(), "a wording is missing");
            assert!(
                holes(words[i]) == holes(words[0]),
                "the languages differ in their places for values"
            );
            assert!(
                is_well_spelt(words[i], Lang::ALL[i]),
                "a wording is not well spelt"
            );
            i += 1;
        }
        Text { words }
    }

    /// The words of one language.
    pub const fn to(self, lang: Lang) -> &'static str {
        self.words[lang as usize]
    }

    /// The words of one language with values in their places.
    pub fn with(self, lang: Lang, values: &[&str]) -> String {
        fill(self.to(lang), values)
    }
}

/// Puts values in the places `{0}`, `{1}`, …
pub(crate) fn fill(words: &str, values: &[&str]) -> String {
    let mut filled = String::with_capacity(words.len() + 16);
    let mut rest = words;
    while let Some((before, after)) = rest.split_once('{') {
        filled.push_str(before);
        let (place, after) = after.split_once('}').unwrap_or((after, ""));
        let value = place.parse::<usize>().ok().and_then(|i| values.get(i));
        filled.push_str(value.copied().unwrap_or(""));
        rest = after;
    }
    filled.push_str(rest);
    filled
}

/// One bit for each number that stands in braces.
pub(crate) const fn holes(words: &str) -> u16 {
    let bytes = words.as_bytes();
    let mut found = 0;
    let mut i = 0;
    while i + 2 < bytes.len() {
        if bytes[i] == b'{' && bytes[i + 1].is_ascii_digit() && bytes[i + 2] == b'}' {
            found |= 1 << (bytes[i + 1] - b'0');
        }
        i += 1;
    }
    found
}

/// Declares texts: a name, then the words of each language.
macro_rules! texts {
    ($($name:ident = en $en:literal, uk $uk:literal, ro $ro:literal, ru $ru:literal, fr $fr:literal;)*) => {
        $(
            #[doc = $en]
            pub const $name: $crate::Text = $crate::Text::new([$en, $uk, $ro, $ru, $fr]);
        )*
    };
}
pub(crate) use texts;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_go_to_their_places_in_any_order() {
        let text = Text::new(["{0} to {1}", "{1} з {0}", "{0}{1}", "{1}{0}", "{0} {1}"]);
        assert_eq!(text.with(Lang::En, &["a2", "b3"]), "a2 to b3");
        assert_eq!(text.with(Lang::Uk, &["a2", "b3"]), "b3 з a2");
    }

    #[test]
    #[should_panic(expected = "differ in their places")]
    fn a_forgotten_place_for_a_value_is_refused() {
        Text::new(["ring {0}", "кільце", "inel {0}", "кольцо {0}", "anneau {0}"]);
    }

    #[test]
    #[should_panic(expected = "not well spelt")]
    fn a_breaking_space_before_a_french_colon_is_refused() {
        Text::new([
            "{0}: pass",
            "{0}: пас",
            "{0}: pas",
            "{0}: пас",
            "{0} : passez",
        ]);
    }

    #[test]
    #[should_panic(expected = "a wording is missing")]
    fn an_empty_wording_is_refused() {
        Text::new(["ring", "", "inel", "кольцо", "anneau"]);
    }
}
