//! What a drawing is made on: how wide it may be, in which signs and words.

use std::env;

use i18n::Lang;

/// Where drawings go that nobody watches, such as files: wide enough for every board.
const WIDE: usize = 100;

/// The characters that can be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Signs {
    Ascii,
    Unicode,
}

/// A place to draw on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paper {
    /// Columns.
    pub width: usize,
    pub signs: Signs,
    /// The language of what stands beside a board.
    pub lang: Lang,
}

impl Paper {
    /// What standard output is.
    pub fn of_output(lang: Lang) -> Paper {
        Paper {
            lang,
            width: width(),
            signs: signs(|name| env::var(name).ok()),
        }
    }

    /// A line of a drawing in signs that can be shown.
    pub fn letters(&self, line: &str) -> String {
        match self.signs {
            Signs::Unicode => line.to_owned(),
            Signs::Ascii => line.replace('·', ".").replace('│', "|"),
        }
    }
}

/// As the environment says, or the terminal.
fn width() -> usize {
    let told = env::var("COLUMNS").ok().and_then(|text| text.parse().ok());
    told.or_else(terminal_width).unwrap_or(WIDE)
}

#[cfg(unix)]
fn terminal_width() -> Option<usize> {
    use std::io::{self, IsTerminal};

    let output = io::stdout();
    if !output.is_terminal() {
        return None;
    }
    let size = rustix::termios::tcgetwinsize(output).ok()?;
    Some(usize::from(size.ws_col)).filter(|width| *width > 0)
}

#[cfg(not(unix))]
fn terminal_width() -> Option<usize> {
    None
}

/// Only a locale that is named and is not in UTF-8 asks for plain letters: many terminals name none.
fn signs(variable: impl Fn(&str) -> Option<String>) -> Signs {
    let named = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter();
    let locale = named.filter_map(variable).find(|value| !value.is_empty());
    let is_unicode = |locale: String| {
        let locale = locale.to_ascii_lowercase();
        locale.ends_with("utf-8") || locale.ends_with("utf8")
    };
    if locale.is_none_or(is_unicode) {
        Signs::Unicode
    } else {
        Signs::Ascii
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_without_utf_8_gets_plain_letters() {
        let signs_of = |all: &str, lang: &str| {
            signs(|name| match name {
                "LC_ALL" => Some(all.to_owned()),
                "LANG" => Some(lang.to_owned()),
                _ => None,
            })
        };
        assert_eq!(signs_of("C", "uk_UA.UTF-8"), Signs::Ascii);
        assert_eq!(signs_of("", "C.UTF-8"), Signs::Unicode);
        assert_eq!(signs_of("", "fr_FR.utf8"), Signs::Unicode);
        assert_eq!(signs_of("", ""), Signs::Unicode);
    }
}
