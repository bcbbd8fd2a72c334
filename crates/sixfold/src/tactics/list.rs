//! `sixfold tactics list`: one line for each tactic.

use std::io::Write;

use i18n::Lang;
use spoken::tactic as words;
use tactics::Tactic;

use super::arguments::List;
use super::told::Told;
use crate::failure::Failure;

/// Lists the tactics that are asked for.
pub fn run(arguments: &List, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    for tactic in super::book().filter(|tactic| is_asked_for(tactic, arguments)) {
        if arguments.json {
            let start = tactic.start().map_err(Failure::new)?;
            let solutions = start.written_out(&tactic.solutions);
            let told = Told::of(&tactic, solutions);
            writeln!(out, "{}", serde_json::to_string(&told)?)?;
        } else {
            write(&tactic, lang, out)?;
        }
    }
    Ok(())
}

fn is_asked_for(tactic: &Tactic, arguments: &List) -> bool {
    let is_game = arguments
        .game
        .is_none_or(|game| game.name() == tactic.game());
    let is_kind = arguments.kind.is_none_or(|kind| kind == tactic.goal.name());
    let is_theme = arguments
        .theme
        .is_none_or(|theme| tactic.themes.contains(&theme));
    is_game && is_kind && is_theme
}

fn write(tactic: &Tactic, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let (id, game) = (tactic.id(), tactic.game());
    let goal = words::goal(tactic.goal, tactic.within, game, lang);
    let themes = words::themes(&tactic.themes, lang);
    writeln!(
        out,
        "{id}  {game:<6}  {:>4}  {goal}  {themes}",
        tactic.rating
    )?;
    Ok(())
}
