//! Words for whoever reads, in the language that is asked for or that the locale names.

use std::{env, io};

use i18n::Lang;
use i18n::terminal::record as words;
use record::{Wrong, sgf, text};
use zip::result::ZipError;

/// Something that can be put into words.
pub trait Say {
    /// The words of one language.
    fn say(&self, lang: Lang) -> String;
}

/// Words of every language, for something that is gone before it is known who reads them.
#[derive(Clone, Debug)]
pub struct Said(Box<[String; 5]>);

impl Said {
    pub fn new(say: impl Fn(Lang) -> String) -> Said {
        Said(Box::new(Lang::ALL.map(say)))
    }
}

impl Say for Said {
    fn say(&self, lang: Lang) -> String {
        self.0[lang as usize].clone()
    }
}

/// Things that read alike in every language, or come from others who speak English.
macro_rules! alike {
    ($($Type:ty),+) => {
        $(impl Say for $Type {
            fn say(&self, _lang: Lang) -> String {
                self.to_string()
            }
        })+
    };
}

alike!(String, &'static str, u64, usize, io::Error, ZipError);

impl<T: Say> Say for Box<T> {
    fn say(&self, lang: Lang) -> String {
        (**self).say(lang)
    }
}

impl<R: Say> Say for Wrong<R> {
    fn say(&self, lang: Lang) -> String {
        let (line, column) = (self.place.line.to_string(), self.place.column.to_string());
        words::AT.with(lang, &[&line, &column, &self.reason.say(lang)])
    }
}

impl Say for text::Reason {
    fn say(&self, lang: Lang) -> String {
        let words = match self {
            text::Reason::Empty => words::NOTHING,
            text::Reason::BadTag => words::BAD_TAG,
            text::Reason::UnclosedComment => words::OPEN_COMMENT,
            text::Reason::UnclosedVariation => words::OPEN_VARIATION,
            text::Reason::NothingReplaced => words::NOTHING_REPLACED,
            text::Reason::NoVariation => words::NO_VARIATION,
            text::Reason::NoTurn => words::NO_TURN,
            text::Reason::WrongNumber(number) => {
                return words::WRONG_NUMBER.with(lang, &[&number.to_string()]);
            }
        };
        words.to(lang).to_owned()
    }
}

impl Say for sgf::Reason {
    fn say(&self, lang: Lang) -> String {
        let words = match self {
            sgf::Reason::NoTree => {
                return i18n::terminal::files::NO_TREE.with(lang, &[NO_TREE]);
            }
            sgf::Reason::UnclosedTree => words::OPEN_TREE,
            sgf::Reason::UnclosedValue => words::OPEN_VALUE,
            sgf::Reason::NoValue => words::NO_VALUE,
            sgf::Reason::NoIdent => words::NO_IDENT,
            sgf::Reason::Unexpected(found) => {
                return words::UNEXPECTED.with(lang, &[&format!("{found:?}")]);
            }
        };
        words.to(lang).to_owned()
    }
}

/// How a game tree begins and ends.
pub const NO_TREE: &str = "`(;…)`";

/// The language of the locale.
pub fn of_locale() -> Lang {
    named(|name| env::var(name).ok())
}

/// Whoever names a set of characters other than UTF-8 could not read most of our languages.
fn named(variable: impl Fn(&str) -> Option<String>) -> Lang {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
    let locale = names.filter_map(variable).find(|value| !value.is_empty());
    let locale = locale.unwrap_or_default();
    let is_unicode = locale.split_once('.').is_none_or(|(_, set)| {
        let set = set.to_ascii_lowercase();
        set.starts_with("utf-8") || set.starts_with("utf8")
    });
    let spoken = Lang::from_code(&locale).filter(|_| is_unicode);
    spoken.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_says_something_names_the_language() {
        let lang = |all: &str, messages: &str, lang: &str| {
            named(|name| {
                let value = match name {
                    "LC_ALL" => all,
                    "LC_MESSAGES" => messages,
                    _ => lang,
                };
                Some(value.to_owned())
            })
        };
        assert_eq!(lang("", "", "uk_UA.UTF-8"), Lang::Uk);
        assert_eq!(lang("", "fr_FR.utf8", "uk_UA.UTF-8"), Lang::Fr);
        assert_eq!(lang("C", "fr_FR.UTF-8", "uk_UA.UTF-8"), Lang::En);
        assert_eq!(lang("ru_RU.KOI8-R", "", ""), Lang::En);
        assert_eq!(lang("ro", "", ""), Lang::Ro);
        assert_eq!(named(|_| None), Lang::En);
    }
}
