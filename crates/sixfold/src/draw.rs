//! Boards for the terminal. Everything is told by letters too, so that colours are never needed.

pub mod canvas;
pub mod card;
pub mod gemblo;
mod paper;
pub mod yinsh;

use std::io::{self, Write};

use i18n::Lang;

use crate::face::Face;

pub use paper::Paper;

pub fn write(position: &impl Face, lang: Lang, out: &mut impl Write) -> io::Result<()> {
    let paper = Paper::of_output(lang);
    for line in position.picture(&paper) {
        writeln!(out, "{}", paper.letters(&line))?;
    }
    Ok(())
}
