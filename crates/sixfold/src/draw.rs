//! Boards for the terminal. Everything is told by letters too, so that colours are never needed.

pub mod canvas;
pub mod gemblo;
pub mod yinsh;

use std::io::{self, Write};

use crate::face::Face;

pub fn write(position: &impl Face, out: &mut impl Write) -> io::Result<()> {
    for line in position.picture() {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
