//! `sixfold puzzle`: solves, counts, checks, makes, draws and prints Gemblo puzzles.

pub mod arguments;
mod book;
mod check;
mod colours;
mod count;
mod load;
mod make;
mod pdf;
mod picture;
mod png;
mod sheet;
mod show;
mod solve;
mod svg;
mod text;

use std::io::Write;

use arguments::Command;

use crate::failure::Failure;

/// Does what is asked of puzzles.
pub fn run(command: &Command, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        Command::Solve(arguments) => solve::run(arguments, out),
        Command::Count(arguments) => count::run(arguments, out),
        Command::Check(arguments) => check::run(arguments, out),
        Command::Make(arguments) => make::run(arguments, out),
        Command::Show(arguments) => show::run(arguments, out),
        Command::Book(arguments) => book::run(arguments, out),
    }
}

/// The threads to use: those asked for, or all that the machine has.
fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
}
