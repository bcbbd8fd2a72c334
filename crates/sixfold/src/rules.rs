//! `sixfold rules`: the rules page of the web app, in the terminal.

use std::io::Write;

use games::Kind;
use i18n::{Lang, Text, app, terminal::rules as words};
use spoken::section::Section;

use crate::draw::Paper;
use crate::face::Face;
use crate::failure::Failure;

/// Lines longer than this are hard to read.
const WIDEST: usize = 78;

/// What there is to know about a game on one page.
pub struct Page {
    /// The clauses.
    pub sections: &'static [Section],
    /// Drawings, each behind the section of that name.
    pub drawings: &'static [(&'static str, &'static str)],
    /// How places are called.
    pub places: Option<Text>,
    /// Turns as they are written, and what they mean.
    pub notation: &'static [(&'static str, Text)],
}

/// Shows the rules of a game.
pub fn run(game: Kind, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let (name, page) = (game.name(), games::each!(game, G => G::RULES));
    let width = Paper::of_output(lang).width.min(WIDEST);
    writeln!(out, "{name}")?;
    for section in page.sections {
        writeln!(out, "\n{}", section.title.to(lang))?;
        for clause in section.clauses {
            write_indented(clause.to(lang), width, out)?;
        }
        for (_, drawing) in page
            .drawings
            .iter()
            .filter(|(slug, _)| *slug == section.slug)
        {
            write!(out, "\n{drawing}")?;
        }
    }
    write_notation(&page, lang, width, out)?;
    writeln!(out)?;
    for words in [app::UNOFFICIAL, app::TRADE_MARKS] {
        for line in wrapped(words.to(lang), width) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

fn write_notation(
    page: &Page,
    lang: Lang,
    width: usize,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let Some(places) = page.places else {
        return Ok(());
    };
    writeln!(out, "\n{}", words::T_NOTATION.to(lang))?;
    write_indented(places.to(lang), width, out)?;
    for (turn, means) in page.notation {
        let lines = wrapped(means.to(lang), width.saturating_sub(20));
        for (index, line) in lines.iter().enumerate() {
            let turn = if index == 0 { turn } else { "" };
            writeln!(out, "  {turn:<18}{line}")?;
        }
    }
    Ok(())
}

fn write_indented(text: &str, width: usize, out: &mut impl Write) -> Result<(), Failure> {
    for line in wrapped(text, width.saturating_sub(2)) {
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

/// The lines of a text that is to be no wider than this; only plain blanks are broken at.
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        let length = word.chars().count();
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + length <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_plain_blanks_only() {
        assert_eq!(wrapped("a bc def", 4), ["a bc", "def"]);
        assert_eq!(wrapped("оце\u{a0}: ж", 5), ["оце\u{a0}:", "ж"]);
        assert_eq!(wrapped("longer", 3), ["longer"]);
    }
}
