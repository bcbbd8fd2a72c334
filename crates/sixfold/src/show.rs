//! `sixfold show`: draws a position, given as a string or as a setup with turns.

use std::io::Write;

use game::Match;
use games::Kind;
use i18n::Lang;
use i18n::terminal::play::RESULT;
use i18n::terminal::record::TURN;
use i18n::training::TASK;

use crate::draw;
use crate::face::Face;
use crate::failure::{Failure, excerpt, faults};
use crate::puzzle::arguments::Files;
use crate::puzzle::picture::save_all;
use crate::puzzle::sheet::Sheet;
use crate::recorded::{ending_words, explained, play_text};
use crate::say::Said;

/// The number of words of a YINSH position string.
const POSITION_WORDS: usize = 5;

faults! {
    /// Why a setup with turns is no position.
    pub enum Unshown {
        Setup(text: String, reason: String) => "{text:?} is no position: {reason}",
        Turn(number: usize, text: String, reason: Said) => TURN,
    }
}

/// A picture of a position, and what is said of it.
pub struct Shown {
    pub sheet: Sheet,
    pub said: String,
}

/// Draws the position that the words describe; gives it as a picture, too.
pub fn run(words: &[String], lang: Lang, out: &mut impl Write) -> Result<Shown, Failure> {
    let (setup, turns) = split(words);
    let kind = Kind::of_setup(&setup);
    let shown = games::each!(kind, G => show::<G>(&setup, &turns, lang, out))?;
    let said = TASK.with(lang, &[kind.name(), &shown.said]);
    Ok(Shown { said, ..shown })
}

/// The same, and writes the pictures that are asked for.
pub fn save(
    words: &[String],
    files: &Files,
    lang: Lang,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let Shown { sheet, said } = run(words, lang, out)?;
    save_all(files, sheet, &said)
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
            let reason = explained(game.position(), text, &reason);
            Unshown::Turn(index + 1, excerpt(text), reason)
        })?;
    }
    Ok(game)
}

fn show<G: Face>(
    setup: &str,
    turns: &[&str],
    lang: Lang,
    out: &mut impl Write,
) -> Result<Shown, Failure> {
    let game = replay::<G>(setup, turns)?;
    draw::write(game.position(), lang, out)?;
    let said = match (game.position().due(lang), game.position().outcome()) {
        (Some(due), _) => format!("{due}."),
        (None, Some(outcome)) => {
            let ending = game.position().ending().unwrap_or_default();
            let ending = &ending_words(ending, lang);
            RESULT.with(lang, &[&G::score(&outcome), ending])
        }
        (None, None) => String::new(),
    };
    if !said.is_empty() {
        writeln!(out, "{said}")?;
    }
    let sheet = game.position().sheet();
    Ok(Shown { sheet, said })
}
