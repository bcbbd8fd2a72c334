//! `sixfold tactics list`: one line for each tactic.

use std::io::Write;

use i18n::Lang;
use tactics::{Tactic, Theme};

use super::arguments::List;
use super::words::{self, Told};
use crate::failure::Failure;

/// Lists the tactics that are asked for.
pub fn run(arguments: &List, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    for tactic in super::book().filter(|tactic| is_asked_for(tactic, arguments)) {
        let start = tactic.start().map_err(Failure::new)?;
        let themes = start.themes(tactic.goal, tactic.within, &tactic.solutions);
        if arguments
            .theme
            .is_some_and(|asked| !themes.contains(&asked))
        {
            continue;
        }
        if arguments.json {
            let solutions = start.written_out(&tactic.solutions);
            let told = Told::of(&tactic, &themes, solutions);
            writeln!(out, "{}", serde_json::to_string(&told)?)?;
        } else {
            write(&tactic, &themes, lang, out)?;
        }
    }
    Ok(())
}

fn is_asked_for(tactic: &Tactic, arguments: &List) -> bool {
    let is_game = arguments
        .game
        .is_none_or(|game| game.name() == tactic.game());
    let is_kind = arguments.kind.is_none_or(|kind| kind == tactic.goal.name());
    is_game && is_kind
}

fn write(
    tactic: &Tactic,
    themes: &[Theme],
    lang: Lang,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let (id, game) = (tactic.id(), tactic.game());
    let goal = words::goal(tactic.goal, tactic.within, game, lang);
    let themes = words::themes(themes, lang);
    writeln!(
        out,
        "{id}  {game:<6}  {:>4}  {goal}  {themes}",
        tactic.rating
    )?;
    Ok(())
}
