//! `sixfold tactics`: positions to be solved, listed, shown, proved, made and rated.

pub mod arguments;
mod list;
mod make;
mod show;
mod solve;
mod told;

use std::io::Write;

use ::tactics::{Tactic, gemblo_book, yinsh_book};
use arguments::Command;
use i18n::Lang;

use crate::failure::Failure;

pub use told::Told;

/// Does what is asked of tactics.
pub fn run(command: &Command, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        Command::List(arguments) => list::run(arguments, lang, out),
        Command::Show(arguments) => show::run(arguments, lang, out),
        Command::Solve(arguments) => solve::run(arguments, lang, out),
        Command::Make(arguments) => make::make(arguments, out),
        Command::Rate(arguments) => make::rate_again(arguments, out),
    }
}

/// All tactics that come with the program.
fn book() -> impl Iterator<Item = Tactic> {
    yinsh_book().into_iter().chain(gemblo_book())
}

/// The tactic of that name.
fn named(id: &str) -> Option<Tactic> {
    book().find(|tactic| tactic.id() == id)
}
