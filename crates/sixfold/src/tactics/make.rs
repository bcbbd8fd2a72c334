//! `sixfold tactics make` and `rate`: finds tactics in games of the engine against itself, proves and rates them.

mod gemblo;
mod rate;
mod yinsh;

use std::io::Write;

use tactics::{Tactic, read};

use super::arguments::{Game, Make, Output, Rate};
use crate::failure::Failure;
use crate::progress::Progress;
use crate::save::save;

/// Makes tactics and writes them, one a line, below the command that made them.
pub fn make(arguments: &Make, out: &mut impl Write) -> Result<(), Failure> {
    let (count, seed) = (arguments.count as usize, arguments.seed);
    let mut progress = Progress::new();
    let mut tell = |found: usize, games: u64| {
        let words = || format!("{found} of {count}, {games} games");
        progress.tell(found as f64 / count as f64, words);
    };
    let made = match arguments.game {
        Game::Yinsh => yinsh::make(count, seed, &mut tell),
        Game::Gemblo => gemblo::make(count, seed, &mut tell),
    };
    drop(progress);
    let name = arguments.game.name();
    let remark = format!("# sixfold tactics make {name} --count {count} --seed {seed}\n");
    write_rated(remark, made, &arguments.output, out)
}

/// Rates the tactics of a file anew, and writes them in the same order below the same remarks.
pub fn rate_again(arguments: &Rate, out: &mut impl Write) -> Result<(), Failure> {
    let shown = arguments.file.display();
    let text = std::fs::read_to_string(&arguments.file)
        .map_err(|error| Failure::new(format!("{shown} cannot be read: {error}")))?;
    let tactics = read(&text).map_err(Failure::new)?;
    let remarks = text.lines().filter(|line| line.starts_with('#'));
    let remarks = remarks.map(|line| format!("{line}\n")).collect();
    write_rated(remarks, tactics, &arguments.output, out)
}

fn write_rated(
    mut text: String,
    mut tactics: Vec<Tactic>,
    output: &Output,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let count = tactics.len();
    let mut progress = Progress::new();
    let mut tell = |done: usize| {
        progress.tell(done as f64 / count as f64, || {
            format!("{done} of {count} rated")
        });
    };
    rate::rate(&mut tactics, &mut tell).map_err(Failure::new)?;
    drop(progress);
    tactics
        .iter()
        .for_each(|tactic| text.push_str(&format!("{tactic}\n")));
    match &output.output {
        Some(file) => save(file, text, output.force)?,
        None => out.write_all(text.as_bytes())?,
    }
    Ok(())
}
