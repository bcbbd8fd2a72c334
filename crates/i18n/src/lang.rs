//! The five languages.

/// A language that Sixfold speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Ukrainian.
    Uk,
    /// Romanian.
    Ro,
    /// Russian.
    Ru,
    /// French.
    Fr,
}

impl Lang {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Lang; 5] = [Lang::En, Lang::Uk, Lang::Ro, Lang::Ru, Lang::Fr];

    /// The language's code, as in `<html lang="uk">`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Uk => "uk",
            Lang::Ro => "ro",
            Lang::Ru => "ru",
            Lang::Fr => "fr",
        }
    }

    /// The language's own name for itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Uk => "Українська",
            Lang::Ro => "Română",
            Lang::Ru => "Русский",
            Lang::Fr => "Français",
        }
    }

    /// The language of a code or a locale such as `fr`, `fr-CA` or `fr_CA.UTF-8`.
    pub fn from_code(code: &str) -> Option<Lang> {
        let primary = code.split(['-', '_', '.', '@']).next()?;
        // Moldovan is Romanian under a withdrawn code.
        let primary = if primary.eq_ignore_ascii_case("mo") {
            "ro"
        } else {
            primary
        };
        Lang::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(primary))
    }

    /// The first language of a reader's list that we speak; English when there is none.
    pub fn preferred<T: AsRef<str>>(codes: impl IntoIterator<Item = T>) -> Lang {
        codes
            .into_iter()
            .find_map(|code| Lang::from_code(code.as_ref()))
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_read_back_with_or_without_a_region() {
        for lang in Lang::ALL {
            assert_eq!(Lang::from_code(lang.code()), Some(lang));
            assert_eq!(Lang::from_code(&format!("{}-XX", lang.code())), Some(lang));
        }
        assert_eq!(Lang::from_code("ro_MD"), Some(Lang::Ro));
        assert_eq!(Lang::from_code("mo"), Some(Lang::Ro));
        assert_eq!(Lang::from_code("uk.UTF-8"), Some(Lang::Uk));
        assert_eq!(Lang::from_code("ruby"), None);
    }

    #[test]
    fn the_reader_s_first_language_that_we_speak_is_taken() {
        assert_eq!(Lang::preferred(["de", "fr-CH", "en"]), Lang::Fr);
        assert_eq!(Lang::preferred(["de"]), Lang::En);
    }
}
