//! What is to be reached, and what is said of it, in words.

use i18n::{Lang, Text, training as words};
use tactics::{Goal, Tactic};

/// What whoever has this name is to reach.
pub fn task(tactic: &Tactic, name: &str, lang: Lang) -> String {
    let goal = spoken::tactic::goal(tactic.goal, tactic.within, tactic.game(), lang);
    words::TASK.with(lang, &[name, &goal])
}

/// What makes it hard.
pub const fn because(goal: Goal, within: u8) -> Text {
    match goal {
        Goal::Win if within == 1 => words::WHY_WIN_NOW,
        Goal::Win => words::WHY_WIN,
        Goal::Only | Goal::Defend if within == 1 => words::WHY_HOLD_1,
        Goal::Only | Goal::Defend => words::WHY_HOLD_2,
        Goal::Fewest(_) => words::WHY_FEWEST,
        Goal::Shut => words::WHY_SHUT,
    }
}

/// What a wrong turn comes to.
pub const fn wrong(goal: Goal) -> Text {
    match goal {
        Goal::Win => words::WRONG_WIN,
        Goal::Only | Goal::Defend => words::WRONG_HOLD,
        Goal::Fewest(_) => words::WRONG_FEWEST,
        Goal::Shut => words::WRONG_SHUT,
    }
}
