//! `sixfold puzzle show`: the silhouette and the pieces.

use std::io::Write;

use i18n::Lang;
use i18n::terminal::puzzle as words;

use super::arguments::Show;
use super::{load, picture, text, title};
use crate::failure::Failure;

/// Draws the task of a puzzle.
pub fn run(arguments: &Show, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let loaded = load::one(&arguments.file)?;
    let puzzle = &loaded.puzzle;
    writeln!(out, "{}", title(puzzle, lang))?;
    for line in text::silhouette(puzzle, lang) {
        writeln!(out, "{line}")?;
    }
    for (piece, copies) in puzzle.stock().iter() {
        let times = match copies {
            1 => String::new(),
            copies => format!("{copies} × "),
        };
        let piece = words::NUMBERED.with(lang, &[&piece.number().to_string()]);
        writeln!(out, "{times}{piece}")?;
    }
    if let Some(solutions) = loaded.solutions {
        let solutions = super::solutions(solutions, lang);
        writeln!(out, "{}", words::TURNED.with(lang, &[&solutions]))?;
    }
    let caption = title(puzzle, lang);
    picture::save_all(&arguments.files, picture::task(puzzle), &caption)
}
