//! Counting: which form of a noun goes with a number, by the CLDR rules for whole numbers.

use std::iter;

use crate::Lang;
use crate::spelling::is_well_spelt;
use crate::text::{fill, holes};

/// The form that a number asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// As with 1.
    One,
    /// As with 2 in Ukrainian, Russian and Romanian.
    Few,
    /// As with 5 in Ukrainian and Russian, and with whole millions in French.
    Many,
    /// Everything else.
    Other,
}

impl Lang {
    /// The form that goes with `count` things.
    pub const fn form(self, count: u64) -> Form {
        match self {
            Lang::En => match count {
                1 => Form::One,
                _ => Form::Other,
            },
            Lang::Uk | Lang::Ru => match (count % 10, count % 100) {
                (1, tens) if tens != 11 => Form::One,
                (2..=4, tens) if tens < 12 || tens > 14 => Form::Few,
                _ => Form::Many,
            },
            Lang::Ro => match (count, count % 100) {
                (1, _) => Form::One,
                (0, _) | (_, 1..=19) => Form::Few,
                _ => Form::Other,
            },
            Lang::Fr => match count {
                0 | 1 => Form::One,
                _ if count.is_multiple_of(1_000_000) => Form::Many,
                _ => Form::Other,
            },
        }
    }
}

/// How many forms each language has. Nothing here counts millions, so French makes do with two.
const COUNTS: [usize; 5] = [2, 3, 3, 3, 2];

/// A text that counts: `{0}` is the number, `{1}` to `{9}` are places for other values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plural {
    forms: [&'static [&'static str]; 5],
}

impl Plural {
    /// The text with these words, in the order of [`Lang::ALL`]: one and other in English and
    /// French; one, few and the rest in the other languages.
    ///
    /// # Panics
    /// When a form is missing, two differ in the values that they speak of, or one is written in a
    /// way that its language does not write; in a constant this is an error of compilation.
    pub const fn new(forms: [&'static [&'static str]; 5]) -> Plural {
        let mut i = 0;
        while i < forms.len() {
            assert!(forms[i].len() == COUNTS[i], "a form is missing");
            same(forms[i], holes(forms[0][1]));
            let mut form = 0;
            while form < forms[i].len() {
                assert!(
                    is_well_spelt(forms[i][form], Lang::ALL[i]),
                    "a form is not well spelt"
                );
                form += 1;
            }
            i += 1;
        }
        Plural { forms }
    }

    /// The words for `count` things.
    pub fn count(self, lang: Lang, count: u64) -> String {
        self.count_with(lang, count, [])
    }

    /// The words for `count` things, with values from the place `{1}` on.
    pub fn count_with<const N: usize>(self, lang: Lang, count: u64, values: [&str; N]) -> String {
        let forms = self.forms[lang as usize];
        let words = match lang.form(count) {
            Form::One => forms[0],
            Form::Few => forms[1],
            Form::Many | Form::Other => forms[forms.len() - 1],
        };
        let count = count.to_string();
        let all: Vec<&str> = iter::once(count.as_str()).chain(values).collect();
        fill(words, &all)
    }
}

const fn same(forms: &[&str], all: u16) {
    let mut i = 0;
    while i < forms.len() {
        // "one marker" need not show its number; every other form does.
        let shown = holes(forms[i]) | (i == 0) as u16;
        assert!(
            shown == all | (i == 0) as u16,
            "the forms differ in their places for values"
        );
        i += 1;
    }
}

/// Declares counting texts: a name, then the forms of each language.
macro_rules! plurals {
    ($($name:ident = en [$($en:literal),*], uk [$($uk:literal),*], ro [$($ro:literal),*],
        ru [$($ru:literal),*], fr [$($fr:literal),*];)*) => {
        $(
            #[doc = concat!($($en, " / "),*)]
            pub const $name: $crate::Plural =
                $crate::Plural::new([&[$($en),*], &[$($uk),*], &[$($ro),*], &[$($ru),*], &[$($fr),*]]);
        )*
    };
}
pub(crate) use plurals;

#[cfg(test)]
mod tests {
    use super::*;
    use Form::{Few, Many, One, Other};

    #[track_caller]
    fn check(lang: Lang, form: Form, counts: &[u64]) {
        for count in counts {
            assert_eq!(lang.form(*count), form, "{count} in {lang:?}");
        }
    }

    // The sample numbers are those that CLDR gives for each rule.

    #[test]
    fn english_has_one_and_other() {
        check(Lang::En, One, &[1]);
        check(Lang::En, Other, &[0, 2, 16, 100, 101, 1_000_000]);
    }

    #[test]
    fn ukrainian_and_russian_have_one_few_and_many() {
        for lang in [Lang::Uk, Lang::Ru] {
            check(lang, One, &[1, 21, 31, 81, 101, 1_001]);
            check(lang, Few, &[2, 3, 4, 22, 24, 32, 34, 62, 102, 1_002]);
            check(
                lang,
                Many,
                &[0, 5, 11, 12, 13, 14, 19, 20, 111, 112, 100, 1_000_000],
            );
        }
    }

    #[test]
    fn romanian_has_one_few_and_other() {
        check(Lang::Ro, One, &[1]);
        check(Lang::Ro, Few, &[0, 2, 16, 19, 101, 102, 119, 1_001]);
        check(Lang::Ro, Other, &[20, 35, 100, 120, 1_000, 1_000_000]);
    }

    #[test]
    fn french_counts_nothing_as_one_and_whole_millions_apart() {
        check(Lang::Fr, One, &[0, 1]);
        check(Lang::Fr, Other, &[2, 17, 100, 1_000, 1_000_001]);
        check(Lang::Fr, Many, &[1_000_000, 5_000_000]);
    }

    #[test]
    fn the_number_comes_first_and_the_other_values_after_it() {
        let (two, three): (&[&str], &[&str]) = (&["{0} on {1}"; 2], &["{0} on {1}"; 3]);
        let text = Plural::new([two, three, three, three, two]);
        assert_eq!(text.count_with(Lang::Uk, 5, ["e3"]), "5 on e3");
    }

    #[test]
    #[should_panic(expected = "a form is missing")]
    fn a_language_with_too_few_forms_is_refused() {
        Plural::new([&["{0}", "{0}"]; 5]);
    }

    #[test]
    #[should_panic(expected = "differ in their places")]
    fn a_form_without_its_number_is_refused() {
        let three: &[&str] = &["{0}", "{0}", "{0}"];
        Plural::new([&["one", "many"], three, three, three, &["{0}", "{0}"]]);
    }
}
