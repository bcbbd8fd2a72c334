//! `sixfold tactics solve`: what a position is a tactic of, proved by trying everything.

use std::io::Write;

use i18n::Lang;
use i18n::tactics::{NOTHING, PLAYED_OUT, RIGHT};
use spoken::tactic as words;
use tactics::{Start, Tactic};

use super::arguments::Solve;
use super::told::Told;
use crate::failure::{Failure, excerpt, faults};
use crate::show;

faults! {
    /// Why nothing is proved.
    enum Unproved {
        Place(text: String, reason: String) => "{text:?} is no position: {reason}",
        Nothing => NOTHING,
    }
}

/// Proves what there is to be proved of a position.
pub fn run(arguments: &Solve, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let (setup, turns) = show::split(&arguments.words);
    let place = [vec![setup.as_str()], turns].concat().join(" ");
    let place = super::named(&place).map_or(place, |tactic| tactic.place);
    let start: Start = place
        .parse()
        .map_err(|reason| Unproved::Place(excerpt(&place), format!("{reason}")))?;
    let found = start.find().map_err(Failure::new)?;
    if found.is_empty() {
        return Err(Unproved::Nothing.into());
    }
    for proved in found {
        let (goal, within) = (proved.goal, proved.within);
        let tactic = Tactic {
            goal,
            within,
            rating: 0,
            themes: proved.themes,
            place: place.clone(),
            solutions: proved.short,
        };
        if arguments.json {
            // Nobody has tried it, so it has no rating, and it is in no book.
            let told = Told {
                id: None,
                rating: None,
                ..Told::of(&tactic, proved.solutions)
            };
            writeln!(out, "{}", serde_json::to_string(&told)?)?;
            continue;
        }
        let task = words::goal(goal, within, tactic.game(), lang);
        writeln!(out, "{task}  {}", words::themes(&tactic.themes, lang))?;
        writeln!(out, "{}", RIGHT.with(lang, &[&tactic.solutions.join("  ")]))?;
        let line = start.line(goal, within).map_err(Failure::new)?;
        writeln!(out, "{}", PLAYED_OUT.with(lang, &[&line.join("  ")]))?;
    }
    Ok(())
}
