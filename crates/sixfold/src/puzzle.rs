//! `sixfold puzzle`: solves, counts, checks, makes, draws and prints Gemblo puzzles.

pub mod arguments;
mod book;
mod booklet;
mod check;
pub mod colours;
mod count;
mod font;
mod load;
mod make;
mod pdf;
pub mod picture;
mod png;
pub mod sheet;
mod show;
mod solve;
mod svg;
mod text;
mod told;

use std::io::Write;

use arguments::Command;
use gemblo_puzzle::{Impossible, Puzzle};
use i18n::terminal::puzzle as words;
use i18n::{Lang, puzzle};

use crate::failure::Failure;

pub use told::told;

/// Does what is asked of puzzles.
pub fn run(command: &Command, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        Command::Solve(arguments) => solve::run(arguments, lang, out),
        Command::Count(arguments) => count::run(arguments, lang, out),
        Command::Check(arguments) => check::run(arguments, lang, out),
        Command::Make(arguments) => make::run(arguments, lang, out),
        Command::Show(arguments) => show::run(arguments, lang, out),
        Command::Book(arguments) => book::run(arguments, lang, out),
    }
}

/// What a puzzle is called.
fn title(puzzle: &Puzzle, lang: Lang) -> String {
    puzzle::name(puzzle.name(), lang)
}

/// So many solutions.
fn solutions(count: u128, lang: Lang) -> String {
    // The form goes by the last digits, and only the large numbers have so many.
    let form = u64::try_from(count).unwrap_or((count % 1_000_000) as u64 + 1_000_000);
    let words = puzzle::SOLUTIONS.count(lang, form);
    words.replacen(&form.to_string(), &count.to_string(), 1)
}

/// Why there is no solution.
fn impossible(reason: Impossible, lang: Lang) -> String {
    match reason {
        Impossible::Sizes => words::SIZES.to(lang).to_owned(),
        Impossible::Cell(spot) => {
            words::NO_PIECE_ON.with(lang, &[&spot.c.to_string(), &spot.h.to_string()])
        }
        Impossible::Piece(piece) => words::FITS_NOWHERE.with(lang, &[&piece.number().to_string()]),
    }
}

/// The threads to use: those asked for, or all that the machine has.
fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
}
