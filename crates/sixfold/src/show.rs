//! `sixfold show`: draws a position, given as a string or as a setup with turns.

use std::io::Write;

use game::Match;
use games::Kind;

use crate::draw;
use crate::face::Face;
use crate::failure::{Failure, excerpt, faults};
use crate::recorded::play_text;

/// The number of words of a YINSH position string.
const POSITION_WORDS: usize = 5;

faults! {
    /// Why a setup with turns is no position.
    pub enum Unshown {
        Setup(text: String, reason: String) => "{text:?} is no position: {reason}",
        Turn(number: usize, text: String, reason: String) => "turn {number} ({text}): {reason}",
    }
}

/// Draws the position that the words describe.
pub fn run(words: &[String], out: &mut impl Write) -> Result<(), Failure> {
    let (setup, turns) = split(words);
    games::each!(Kind::of_setup(&setup), G => show::<G>(&setup, &turns, out))
}

/// A position string may come as one argument or, if the quotes were forgotten, as several.
pub fn split(words: &[String]) -> (String, Vec<&str>) {
    let first = words.first().map_or("", |word| word.trim());
    let unquoted = !first.contains(' ') && first.contains('/');
    let count = if unquoted {
        POSITION_WORDS.min(words.len())
    } else {
        1
    };
    let turns = words[count..]
        .iter()
        .flat_map(|word| word.split_whitespace());
    (words[..count].join(" ").trim().to_owned(), turns.collect())
}

/// The game that a setup and turns from it make.
pub fn replay<G: Face>(setup: &str, turns: &[&str]) -> Result<Match<G>, Unshown> {
    let setup = setup
        .parse::<G::Setup>()
        .map_err(|error| Unshown::Setup(excerpt(setup), error.to_string()))?;
    let mut game = Match::<G>::new(setup);
    for (index, text) in turns.iter().enumerate() {
        play_text(&mut game, text).map_err(|reason| {
            let reason = game.position().explain(text, &reason);
            Unshown::Turn(index + 1, excerpt(text), reason)
        })?;
    }
    Ok(game)
}

fn show<G: Face>(setup: &str, turns: &[&str], out: &mut impl Write) -> Result<(), Failure> {
    let game = replay::<G>(setup, turns)?;
    draw::write(game.position(), out)?;
    match (game.position().due(), game.position().outcome()) {
        (Some(due), _) => writeln!(out, "{due}.")?,
        (None, Some(outcome)) => writeln!(out, "The game is over: {}.", G::score(&outcome))?,
        (None, None) => {}
    }
    Ok(())
}
