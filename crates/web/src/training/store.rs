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

/// The records of what was tried of every game.
pub fn records() -> impl Iterator<Item = String> {
    let record = |kind: &Kind| load(*kind).to_record(kind.id());
    Kind::ALL
        .iter()
        .filter_map(record)
        .map(|record| record.to_string())
}

/// Adds what was tried of a game elsewhere.
pub fn join(game: &str, tried: Training) {
    if let Ok(kind) = game.parse() {
        change(kind, |training| training.join(tried));
    }
}

fn key(kind: Kind) -> String {
    format!("{KEY}.{}", kind.id())
}
