//! What is kept of training in the browser: for each game what was tried, and which game came last.

use games::Kind;
use study::training::Training;

use crate::browser;

/// Names the game that was trained last; with a dot and a game behind it, what was tried there.
const KEY: &str = "sixfold.training";

/// The game that was trained last.
pub fn last() -> Kind {
    let kept = browser::kept(KEY).and_then(|kept| kept.parse().ok());
    kept.unwrap_or(Kind::Yinsh)
}

/// Trains a game from now on.
pub fn choose(kind: Kind) {
    browser::keep(KEY, Some(kind.id()));
}

/// What was tried of a game.
pub fn load(kind: Kind) -> Training {
    let kept = browser::kept(&key(kind)).and_then(|kept| kept.parse().ok());
    kept.unwrap_or_default()
}

/// Changes what is kept of a game. Read anew each time: another window may have noted something.
pub fn change(kind: Kind, change: impl FnOnce(&mut Training)) -> Training {
    let mut training = load(kind);
    change(&mut training);
    browser::keep(&key(kind), Some(&training.to_string()));
    training
}

fn key(kind: Kind) -> String {
    format!("{KEY}.{}", kind.id())
}
