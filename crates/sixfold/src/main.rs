//! Sixfold on the command line: rules, hot-seat play, checking, drawing and converting games.

mod admin;
mod analyse;
mod bench;
mod bot;
mod budget;
mod cli;
mod convert;
mod draw;
mod duel;
mod face;
mod failure;
mod files;
mod format;
mod host;
mod interrupt;
mod manual;
mod perft;
mod play;
mod progress;
mod puzzle;
mod recorded;
mod replay;
mod review;
mod rules;
mod save;
mod say;
mod serve;
mod show;
mod tactics;
mod tally;
mod thinks;
mod ugi;
mod words;

use std::io::{self, Write};
use std::process::ExitCode;

use anstream::AutoStream;
use clap::Parser;

use cli::{Cli, Command};
use failure::Failure;
use i18n::Lang;
use say::Say;

/// Instead of musl's, which takes 46 % longer for the bench of the Gemblo engine.
#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let choice = match cli.color {
        clap::ColorChoice::Auto => AutoStream::choice(&io::stdout()),
        clap::ColorChoice::Always => anstream::ColorChoice::Always,
        clap::ColorChoice::Never => anstream::ColorChoice::Never,
    };
    let mut out = AutoStream::new(io::stdout().lock(), choice);
    let lang = cli.lang.unwrap_or_else(say::of_locale);
    let done = run(cli.command, lang, &mut out).and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) | Err(Failure::BrokenPipe) => ExitCode::SUCCESS,
        Err(Failure::Told) => ExitCode::FAILURE,
        Err(Failure::Interrupted) => ExitCode::from(interrupt::STATUS),
        Err(Failure::Message(message)) => {
            eprintln!("sixfold: {}", message.say(lang));
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        Command::Rules { game } => rules::run(game, lang, out),
        Command::Play(arguments) => play::run(&arguments, lang, out),
        Command::Replay(arguments) => replay::run(&arguments, lang, out),
        Command::Review(arguments) => review::run(&arguments, lang, out),
        Command::Show { words, files } => show::save(&words, &files, lang, out),
        Command::Convert(arguments) => convert::run(&arguments, lang, out),
        Command::Puzzle { command } => puzzle::run(&command, lang, out),
        Command::Tactics { command } => tactics::run(&command, lang, out),
        Command::Perft(arguments) => perft::run(&arguments, out),
        Command::Engine => ugi::run(out),
        Command::Analyse(arguments) => analyse::run(&arguments, out),
        Command::Match(arguments) => duel::run(&arguments, out),
        Command::Bench(arguments) => bench::run(&arguments, out),
        Command::Serve(arguments) => serve::run(&arguments, out),
        Command::Bot(arguments) => bot::run(&arguments, out),
        Command::Admin(arguments) => admin::run(&arguments, out),
        Command::Completions { shell } => manual::completions(shell, out),
        Command::Man { folder } => manual::pages(&folder),
    }
}
