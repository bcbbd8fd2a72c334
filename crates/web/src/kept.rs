//! The games kept in this browser: each under a key of its own, and which of them lies on the desk.

use leptos::prelude::window;
use table::{Sitting, is_same_game};
use web_sys::Storage;

use crate::browser;

/// Names the game on the desk; with a dot and its number behind it, the game itself.
const DESK: &str = "sixfold.game";

/// The number of a kept game: the millisecond in which it began.
pub type Id = u64;

/// The game on the desk and its text, if there is one.
pub fn on_desk() -> Option<(Id, String)> {
    let kept = browser::kept(DESK)?;
    let id = match kept.parse() {
        Ok(id) => id,
        // Earlier versions kept one game only, and here.
        Err(_) => choose(add(&kept)),
    };
    Some((id, text(id)?))
}

/// Puts a game on the desk, which the next visit finds there.
pub fn choose(id: Id) -> Id {
    browser::keep(DESK, Some(&id.to_string()));
    id
}

/// Puts a game on the desk that begins today; the last one stays kept, unless nothing has happened there.
pub fn begin(mut sitting: Sitting) {
    if let Some((id, last)) = on_desk()
        && Sitting::saved(&last).is_ok_and(|last| last.turns().is_empty())
    {
        forget(id);
    }
    sitting.begun_on(&browser::today());
    choose(add(&sitting.save()));
}

/// Keeps another game.
pub fn add(text: &str) -> Id {
    let mut id = js_sys::Date::now() as Id;
    while browser::kept(&key(id)).is_some() {
        id += 1;
    }
    keep(id, text);
    id
}

/// Keeps a game, unless the same one is kept already.
pub fn add_once(text: &str) -> Id {
    let is_same = |id: &Id| self::text(*id).is_some_and(|kept| is_same_game(&kept, text));
    ids().find(is_same).unwrap_or_else(|| add(text))
}

/// Keeps what has become of a game.
pub fn keep(id: Id, text: &str) {
    browser::keep(&key(id), Some(text));
}

/// Forgets a game.
pub fn forget(id: Id) {
    browser::keep(&key(id), None);
}

/// The text of a game.
pub fn text(id: Id) -> Option<String> {
    browser::kept(&key(id))
}

/// The numbers of all games, in no order.
pub fn ids() -> impl Iterator<Item = Id> {
    let storage: Option<Storage> = window().local_storage().ok().flatten();
    let count = storage.as_ref().and_then(|storage| storage.length().ok());
    let keys = (0..count.unwrap_or(0)).filter_map(move |at| storage.as_ref()?.key(at).ok()?);
    keys.filter_map(|key| key.strip_prefix(DESK)?.strip_prefix('.')?.parse().ok())
}

fn key(id: Id) -> String {
    format!("{DESK}.{id}")
}
