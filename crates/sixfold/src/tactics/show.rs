//! `sixfold tactics show`: the position and the task, and if asked for the solution.

use std::io::Write;

use i18n::Lang;
use i18n::tactics::{NO_SUCH, PLAYED_OUT, RATED, RIGHT, THEMES};
use spoken::tactic as words;
use tactics::Tactic;

use super::arguments::Show;
use crate::failure::{Failure, excerpt, faults};
use crate::puzzle::picture::save_all;
use crate::show;

faults! {
    /// Why nothing is shown.
    enum Unshown {
        NoSuch(id: String) => NO_SUCH,
    }
}

/// Shows one tactic.
pub fn run(arguments: &Show, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let id = arguments.id.as_str();
    let tactic = super::named(id).ok_or_else(|| Unshown::NoSuch(excerpt(id)))?;
    let shown = show::run(&drawn(&tactic), lang, out)?;
    let goal = words::goal(tactic.goal, tactic.within, tactic.game(), lang);
    let rating = tactic.rating.to_string();
    writeln!(out, "{}", RATED.with(lang, &[&goal, &rating]))?;
    if !tactic.themes.is_empty() {
        let themes = words::themes(&tactic.themes, lang);
        writeln!(out, "{}", THEMES.with(lang, &[&themes]))?;
    }
    if arguments.solution {
        let right = tactic.solutions.join("  ");
        writeln!(out, "{}", RIGHT.with(lang, &[&right]))?;
        let start = tactic.start().map_err(Failure::new)?;
        let line = start
            .line(tactic.goal, tactic.within)
            .map_err(Failure::new)?;
        writeln!(out, "{}", PLAYED_OUT.with(lang, &[&line.join("  ")]))?;
    }
    // Whoever gets the picture has to know who acts.
    let caption = format!("{} · {goal}", shown.said.trim_end_matches('.'));
    save_all(&arguments.files, shown.sheet, &caption)
}

/// The position as `sixfold show` is told it.
fn drawn(tactic: &Tactic) -> Vec<String> {
    if tactic.game() == "yinsh" {
        return vec![tactic.place.clone()];
    }
    tactic.place.split(' ').map(str::to_owned).collect()
}
