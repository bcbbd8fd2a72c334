//! `sixfold tactics make`: finds tactics in games of the engine against itself, proves and rates them.

mod gemblo;
mod rate;
mod yinsh;

use std::io::Write;

use tactics::Tactic;

use super::arguments::{Game, Make};
use crate::failure::Failure;
use crate::progress::Progress;
use crate::save::save;

/// Makes tactics and writes them, one a line.
pub fn run(arguments: &Make, out: &mut impl Write) -> Result<(), Failure> {
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
    let text = text(arguments, made);
    match &arguments.output {
        Some(file) => save(file, text, arguments.force)?,
        None => out.write_all(text.as_bytes())?,
    }
    Ok(())
}

/// The lines in an order that is easy to read, below the command that made them.
fn text(arguments: &Make, made: Vec<Tactic>) -> String {
    let Make {
        game, count, seed, ..
    } = arguments;
    let name = game.name();
    let mut text = format!("# sixfold tactics make {name} --count {count} --seed {seed}\n");
    for tactic in made {
        text.push_str(&format!("{tactic}\n"));
    }
    text
}
