//! `sixfold puzzle show`: the silhouette and the pieces.

use std::io::Write;

use super::arguments::Show;
use super::{load, picture, text};
use crate::failure::Failure;
use crate::words::counted;

/// Draws the task of a puzzle.
pub fn run(arguments: &Show, out: &mut impl Write) -> Result<(), Failure> {
    let loaded = load::one(&arguments.file)?;
    let puzzle = &loaded.puzzle;
    writeln!(out, "{}", puzzle.name())?;
    for line in text::silhouette(puzzle) {
        writeln!(out, "{line}")?;
    }
    for (piece, copies) in puzzle.stock().iter() {
        let times = match copies {
            1 => String::new(),
            copies => format!("{copies} × "),
        };
        writeln!(out, "{times}{piece}")?;
    }
    if let Some(solutions) = loaded.solutions {
        writeln!(
            out,
            "{}; pieces may be turned over",
            counted(solutions, "solution")
        )?;
    }
    picture::save_all(&arguments.files, &picture::task(puzzle))
}
